import { expect } from 'vitest';
import { light } from '#client/lib/theme.ts';
import { visit } from '#tests/support/app';
import {
  expectDisabled,
  rgb,
  visibleText,
  styleOf,
  type BrowserFixture,
} from '#tests/support/browser-fixture';
import type { SpecSection } from '#tests/support/spec-section';

const wide = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };
const items = [
  ['Dashboard', '/'],
  ['Modules', '/modules'],
  ['CPD Modules', '/cpd-modules'],
  ['My CPD Log', '/cpd-log'],
  ['Resources', '/resources'],
  ['Documents', '/documents'],
  ['My Profile', '/profile'],
  ['Help & Resources', '/help'],
  ['Settings', '/settings'],
];

const shows = (path: string, heading: string) => (browser: BrowserFixture) =>
  browser.visit(path, heading);
const sidebar = ({ page }: BrowserFixture) => page.getByRole('complementary', { name: 'Sidebar' });
const drawer = (browser: BrowserFixture) => browser.dialog('Menu');
const linksOf = (area: ReturnType<typeof sidebar>) =>
  area
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => [(link as HTMLElement).innerText.trim(), link.getAttribute('href')]),
    );
/** The specification's items; ours are among them. */
const itemsOf = async (area: ReturnType<typeof sidebar>) =>
  (await linksOf(area)).filter(([name]) => items.some(([item]) => item === name));
const background = ({ page }: BrowserFixture) => styleOf(page.locator('body'), 'background-color');
const chooseTheme = async (browser: BrowserFixture, name: string) => {
  await browser.page
    .getByRole('button', { name: /^Theme: / })
    .filter({ visible: true })
    .click();
  await browser.page.getByRole('menuitemradio', { name }).click();
};

const field = (browser: BrowserFixture, label: string) =>
  browser.page.getByLabel(label, { exact: true });
const submit = (browser: BrowserFixture, name: string) =>
  browser.page.getByRole('tabpanel').getByRole('button', { name, exact: true });

/** Section 2: routes, auth screen and navigation; section 1: the header; section 5: the forms of the auth screen. */
export const frame: SpecSection<BrowserFixture>[] = [
  {
    section: '2 routes, for a visitor',
    open: async (browser) => {
      await browser.newProfile({ viewport: wide });
      await browser.page.goto('/');
      await browser.sees('Welcome back');
    },
    rows: {
      'with no user, the visitor is redirected to /auth': ({ page }) =>
        expect(new URL(page.url()).pathname).toBe('/auth'),
      'all routes other than /auth are protected': async ({ page }) => {
        for (const path of ['/help', '/help/ahpra-guidelines', '/settings', '/anything/else']) {
          await visit(page, path);
          await page.waitForURL('**/auth');
        }
      },
      'nothing of the navigation is rendered when no user is signed in': async ({ page }) => {
        expect(await page.getByRole('navigation').count()).toBe(0);
        expect(await page.getByRole('button', { name: 'Logout' }).count()).toBe(0);
      },
      'outside the sidebar and header layout': async ({ page }) =>
        expect(await page.getByRole('banner').count()).toBe(0),
    },
  },
  {
    section: '2 auth screen',
    rows: {
      'two tabs, Login and Register': async (browser) =>
        expect(await browser.tabs('Login or register')).toEqual(['Login', 'Register']),
      'a brand heading and a tagline': async (browser) => {
        await browser.heading('ParaMed CPD').waitFor();
        await browser.sees('Continuing professional development for paramedics');
      },
      "a side panel headed 'Meet Your CPD Requirements with Ease'": (browser) =>
        browser.sees('Meet Your CPD Requirements with Ease'),
      'four points: Track Your Progress, Access Learning Modules, AHPRA Compliant Documentation, Stay on Schedule':
        async ({ page }) =>
          expect(
            await page
              .getByRole('complementary')
              .getByRole('heading', { level: 3 })
              .allInnerTexts(),
          ).toEqual([
            'Track Your Progress',
            'Access Learning Modules',
            'AHPRA Compliant Documentation',
            'Stay on Schedule',
          ]),
      'section 1: log and monitor 30 hours of required CPD': (browser) =>
        browser.sees('Log and monitor your 30 hours of required CPD'),
      'section 1: learning modules (contract: "peer-reviewed" and "interactive" only where data bear it)':
        (browser) => browser.sees('Self-paced modules with cases, quizzes and sources'),
      'section 1: generate compliant reports and certificates': (browser) =>
        browser.sees('Generate compliant reports and certificates'),
      'section 1: reminders and notifications to meet deadlines': (browser) =>
        browser.sees('Reminders and notifications to meet your deadlines'),
      'the panel is for large screens': async (browser) => {
        await browser.page.setViewportSize({ width: 1100, height: 800 });
        await visibleText(browser.page, 'Track Your Progress').waitFor({ state: 'detached' });
        await browser.page.setViewportSize(wide);
      },
      "Login tab: title 'Welcome back'": (browser) => browser.sees('Welcome back'),
      'Login tab: fields Username and Password': async (browser) => {
        await field(browser, 'Username').waitFor();
        expect(await field(browser, 'Password').getAttribute('type')).toBe('password');
      },
      "section 5, login: 'Username is required'; 'Password is required'": async (browser) => {
        await submit(browser, 'Login').click();
        await browser.sees('Username is required', 'Password is required');
      },
      "Login tab: a submit button reading 'Logging in...' while pending": async (browser) => {
        await field(browser, 'Username').fill('nobody');
        await field(browser, 'Password').fill('night-shift-7');
        await browser.whilePending(
          'Login',
          () => submit(browser, 'Login').click(),
          () => submit(browser, 'Logging in...').waitFor(),
        );
        await submit(browser, 'Login').waitFor();
      },
      "Register tab: title 'Create an account'": async (browser) => {
        await browser.tab('Register').click();
        await browser.seesIn(browser.page.getByRole('tabpanel'), 'Create an account');
      },
      'Register tab: fields Full Name, Username, Password and Organization': async (browser) => {
        for (const label of ['Full Name', 'Username', 'Password', 'Organization']) {
          await field(browser, label).waitFor();
        }
      },
      'section 5, register: organization defaults to Queensland Ambulance Service': async (
        browser,
      ) =>
        expect(await field(browser, 'Organization').inputValue()).toBe(
          'Queensland Ambulance Service',
        ),
      "section 5, register: 'Full name is required', username required": async (browser) => {
        await field(browser, 'Password').fill('12345');
        await submit(browser, 'Create account').click();
        await browser.sees('Full name is required', 'Username is required');
      },
      "section 5, register: 'Password must be at least 6 characters'": (browser) =>
        browser.sees('Password must be at least 6 characters'),
      "Register tab: a submit button reading 'Creating account...' while pending": async (
        browser,
      ) => {
        await field(browser, 'Full Name').fill('Thảo Nguyễn');
        await field(browser, 'Username').fill('alex-of-the-table');
        await field(browser, 'Password').fill('7-late');
        await browser.whilePending(
          'Register',
          () => submit(browser, 'Create account').click(),
          () => submit(browser, 'Creating account...').waitFor(),
        );
        await sidebar(browser).waitFor();
      },
    },
  },
  {
    section: '2 routes, signed in',
    rows: {
      'while the current user loads, a spinner shows': async (browser) => {
        await browser.whilePending(
          'CurrentUser',
          () => browser.page.goto('/'),
          () => browser.page.getByRole('progressbar', { name: 'Loading' }).waitFor(),
        );
        await browser.heading('Dashboard').waitFor();
      },
      '/modules: Modules page': shows('/modules', 'CPD Modules'),
      '/cpd-modules: CPD Learning Modules': shows('/cpd-modules', 'CPD Learning Modules'),
      '/cpd-log: CPD Log (My CPD Log)': shows('/cpd-log', 'CPD Log'),
      '/resources: CPD Resources': shows('/resources', 'CPD Resources'),
      '/documents: Documents library': shows('/documents', 'Documents'),
      '/profile: My Profile': shows('/profile', 'My Profile'),
      '/help: Help Center (Help & Resources)': async (browser) => {
        await browser.visit('/help', 'Help Center');
        await browser.seesIn(browser.page.getByRole('main'), 'Help & Resources');
      },
      '/help/ahpra-guidelines: regulator CPD guidelines': shows(
        '/help/ahpra-guidelines',
        'Ahpra CPD Guidelines',
      ),
      '/documents/templates/certificates: Certificate Templates': shows(
        '/documents/templates/certificates',
        'Certificate Templates',
      ),
      '/documents/templates/reflections: Reflection Templates': shows(
        '/documents/templates/reflections',
        'Reflection Templates',
      ),
      '/notifications: full notification list': shows('/notifications', 'Notifications'),
      '/settings: Settings': shows('/settings', 'Settings'),
      "any other: '404 Page Not Found' with the hint 'Did you forget to add the page to the router?'":
        async (browser) => {
          await browser.visit('/nowhere/at/all', '404 Page Not Found');
          await browser.sees('Did you forget to add the page to the router?');
        },
      'a signed-in user who opens /auth is redirected to /': async (browser) => {
        await browser.visit('/auth', 'Dashboard');
        expect(new URL(browser.page.url()).pathname).toBe('/');
      },
      '/: Dashboard': shows('/', 'Dashboard'),
    },
  },
  {
    section: '2 navigation',
    rows: {
      'the sidebar lists the items, in their order': async (browser) =>
        expect(await itemsOf(sidebar(browser))).toEqual(items),
      'medium screens and wider: the sidebar, and no top bar': async (browser) => {
        expect(await sidebar(browser).isVisible()).toBe(true);
        expect(await browser.page.getByRole('button', { name: 'Open menu' }).isVisible()).toBe(
          false,
        );
      },
      'the active item is highlighted': async (browser) => {
        await browser.visit('/help', 'Help Center');
        const current = sidebar(browser).locator('[aria-current=page]');
        expect(await current.innerText()).toBe('Help & Resources');
        const others = sidebar(browser).getByRole('link', { name: 'Settings' });
        expect(await styleOf(current, 'background-color')).not.toBe(
          await styleOf(others, 'background-color'),
        );
      },
      'an item leads to its screen': async (browser) => {
        await sidebar(browser).getByRole('link', { name: 'Dashboard' }).click();
        await browser.heading('Dashboard').waitFor();
      },
      'the footer shows the initials of the full name': (browser) =>
        browser.seesIn(sidebar(browser), 'TN'),
      'the footer shows the full name': (browser) =>
        browser.seesIn(sidebar(browser), 'Thảo Nguyễn'),
      'the footer shows the organization': (browser) =>
        browser.seesIn(sidebar(browser), 'Queensland Ambulance Service'),
      'a logout button, disabled while logout is pending': async (browser) => {
        const logout = sidebar(browser).getByRole('button', { name: 'Logout' });
        await browser.withResponse('Logout', 'no connection', () =>
          browser.whilePending(
            'Logout',
            () => logout.click(),
            () => expectDisabled(logout),
          ),
        );
        await expect.poll(() => logout.isEnabled()).toBe(true);
        // On a phone it would cover the top bar.
        await browser.button('Close notification').click();
      },
      'the page header takes a title and a description': (browser) =>
        browser.sees('Track your CPD progress and upcoming requirements'),
      'below medium: the top bar with its drawer, and no sidebar': async (browser) => {
        await browser.page.setViewportSize(phone);
        await browser.button('Open menu').click();
        await drawer(browser).waitFor();
        await sidebar(browser).waitFor({ state: 'hidden' });
      },
      'the drawer lists the same items': async (browser) =>
        expect(await itemsOf(drawer(browser))).toEqual(items),
      'the drawer highlights the active item': async (browser) =>
        expect(await drawer(browser).locator('[aria-current=page]').innerText()).toBe('Dashboard'),
      'the footer of the drawer shows the same': async (browser) => {
        await browser.seesIn(drawer(browser), 'TN', 'Thảo Nguyễn', 'Queensland Ambulance Service');
        await browser.button('Logout', drawer(browser)).waitFor();
      },
      'the drawer closes on choosing an item': async (browser) => {
        await drawer(browser).getByRole('link', { name: 'Help & Resources' }).click();
        await drawer(browser).waitFor({ state: 'detached' });
        await browser.heading('Help Center').waitFor();
        await browser.page.setViewportSize(wide);
      },
    },
  },
  {
    section: '1 header, 9 theme choices',
    rows: {
      'an Export Report button': async (browser) => {
        await browser.button('Export Report').click();
        await browser.dialog('Export Report').waitFor();
        await browser.page.keyboard.press('Escape');
        await browser.dialog().waitFor({ state: 'detached' });
      },
      // The CPD Log's rows test what it opens.
      'a Log CPD Activity button': (browser) => browser.button('Log CPD Activity').waitFor(),
      'a theme switch: Light, Dark, System': async (browser) => {
        await browser.button('Theme: System').click();
        await expect
          .poll(() => browser.page.getByRole('menuitemradio').allInnerTexts())
          .toEqual(['Light', 'Dark', 'System']);
        await browser.page.keyboard.press('Escape');
      },
      'Dark is dark': async (browser) => {
        await chooseTheme(browser, 'Dark');
        await expect.poll(() => background(browser)).not.toBe(rgb(light.background.default));
      },
      'the choice is kept in local storage': async ({ page }) =>
        expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark'),
      'Light is light, on a dark system too': async (browser) => {
        await browser.page.emulateMedia({ colorScheme: 'dark' });
        await chooseTheme(browser, 'Light');
        await expect.poll(() => background(browser)).toBe(rgb(light.background.default));
      },
      'System follows the system': async (browser) => {
        await chooseTheme(browser, 'System');
        await expect.poll(() => background(browser)).not.toBe(rgb(light.background.default));
        await browser.page.emulateMedia({ colorScheme: 'light' });
        await expect.poll(() => background(browser)).toBe(rgb(light.background.default));
      },
      'the welcome names the product as a CPD platform for paramedics': async ({ page }) =>
        expect(await page.locator('meta[name=description]').getAttribute('content')).toContain(
          'continuing professional development platform for paramedics',
        ),
    },
  },
];
