import { expect } from 'vitest';
import { light } from '#client/app/theme.ts';
import { visit } from '#tests/support/app';
import { expectDisabled, rgb, shown, styleOf, type Stage } from '#tests/support/stage';
import type { Table } from '#tests/support/table';

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

const shows = (path: string, heading: string) => (stage: Stage) => stage.visit(path, heading);
const sidebar = ({ page }: Stage) => page.getByRole('complementary', { name: 'Sidebar' });
const drawer = (stage: Stage) => stage.dialog('Menu');
const linksOf = (area: ReturnType<typeof sidebar>) =>
  area
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => [(link as HTMLElement).innerText.trim(), link.getAttribute('href')]),
    );
const background = ({ page }: Stage) => styleOf(page.locator('body'), 'background-color');
const chooseTheme = async (stage: Stage, name: string) => {
  await stage.page
    .getByRole('button', { name: /^Theme: / })
    .filter({ visible: true })
    .click();
  await stage.page.getByRole('menuitemradio', { name }).click();
};

const field = (stage: Stage, label: string) => stage.page.getByLabel(label, { exact: true });
const submit = (stage: Stage, name: string) =>
  stage.page.getByRole('tabpanel').getByRole('button', { name, exact: true });

/** Section 2: routes, auth screen and navigation; section 1: the header; section 5: the forms of the auth screen. */
export const frame: Table<Stage>[] = [
  {
    section: '2 routes, for a visitor',
    open: async (stage) => {
      await stage.nobody({ viewport: wide });
      await stage.page.goto('/');
      await stage.sees('Welcome back');
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
      'two tabs, Login and Register': async (stage) =>
        expect(await stage.tabs('Login or register')).toEqual(['Login', 'Register']),
      'a brand heading and a tagline': async (stage) => {
        await stage.heading('ParaMed CPD').waitFor();
        await stage.sees('Continuing professional development for paramedics');
      },
      "a side panel headed 'Meet Your CPD Requirements with Ease'": (stage) =>
        stage.sees('Meet Your CPD Requirements with Ease'),
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
      'section 1: log and monitor 30 hours of required CPD': (stage) =>
        stage.sees('Log and monitor your 30 hours of required CPD'),
      'section 1: interactive peer-reviewed learning modules': (stage) =>
        stage.sees('Interactive, peer-reviewed learning modules'),
      'section 1: generate compliant reports and certificates': (stage) =>
        stage.sees('Generate compliant reports and certificates'),
      'section 1: reminders and notifications to meet deadlines': (stage) =>
        stage.sees('Reminders and notifications to meet your deadlines'),
      'the panel is for large screens': async (stage) => {
        await stage.page.setViewportSize({ width: 1100, height: 800 });
        await shown(stage.page, 'Track Your Progress').waitFor({ state: 'detached' });
        await stage.page.setViewportSize(wide);
      },
      "Login tab: title 'Welcome back'": (stage) => stage.sees('Welcome back'),
      'Login tab: fields Username and Password': async (stage) => {
        await field(stage, 'Username').waitFor();
        expect(await field(stage, 'Password').getAttribute('type')).toBe('password');
      },
      "section 5, login: 'Username is required'; 'Password is required'": async (stage) => {
        await submit(stage, 'Login').click();
        await stage.sees('Username is required', 'Password is required');
      },
      "Login tab: a submit button reading 'Logging in...' while pending": async (stage) => {
        await field(stage, 'Username').fill('nobody');
        await field(stage, 'Password').fill('night-shift-7');
        await stage.during(
          'Login',
          () => submit(stage, 'Login').click(),
          () => submit(stage, 'Logging in...').waitFor(),
        );
        await submit(stage, 'Login').waitFor();
      },
      "Register tab: title 'Create an account'": async (stage) => {
        await stage.tab('Register').click();
        await stage.seesIn(stage.page.getByRole('tabpanel'), 'Create an account');
      },
      'Register tab: fields Full Name, Username, Password and Organization': async (stage) => {
        for (const label of ['Full Name', 'Username', 'Password', 'Organization']) {
          await field(stage, label).waitFor();
        }
      },
      'section 5, register: organization defaults to Queensland Ambulance Service': async (stage) =>
        expect(await field(stage, 'Organization').inputValue()).toBe(
          'Queensland Ambulance Service',
        ),
      "section 5, register: 'Full name is required', username required": async (stage) => {
        await field(stage, 'Password').fill('12345');
        await submit(stage, 'Create account').click();
        await stage.sees('Full name is required', 'Username is required');
      },
      "section 5, register: 'Password must be at least 6 characters'": (stage) =>
        stage.sees('Password must be at least 6 characters'),
      "Register tab: a submit button reading 'Creating account...' while pending": async (
        stage,
      ) => {
        await field(stage, 'Full Name').fill('Thảo Nguyễn');
        await field(stage, 'Username').fill('alex-of-the-table');
        await field(stage, 'Password').fill('7-late');
        await stage.during(
          'Register',
          () => submit(stage, 'Create account').click(),
          () => submit(stage, 'Creating account...').waitFor(),
        );
        await sidebar(stage).waitFor();
      },
    },
  },
  {
    section: '2 routes, signed in',
    rows: {
      'while the current user loads, a spinner shows': async (stage) => {
        await stage.during(
          'CurrentUser',
          () => stage.page.goto('/'),
          () => stage.page.getByRole('progressbar', { name: 'Loading' }).waitFor(),
        );
        await stage.heading('Dashboard').waitFor();
      },
      '/modules: Modules page': shows('/modules', 'CPD Modules'),
      '/cpd-modules: CPD Learning Modules': shows('/cpd-modules', 'CPD Learning Modules'),
      '/cpd-log: CPD Log (My CPD Log)': shows('/cpd-log', 'CPD Log'),
      '/resources: CPD Resources': shows('/resources', 'CPD Resources'),
      '/documents: Documents library': shows('/documents', 'Documents'),
      '/profile: My Profile': shows('/profile', 'My Profile'),
      '/help: Help Center (Help & Resources)': async (stage) => {
        await stage.visit('/help', 'Help Center');
        await stage.seesIn(stage.page.getByRole('main'), 'Help & Resources');
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
        async (stage) => {
          await stage.visit('/nowhere/at/all', '404 Page Not Found');
          await stage.sees('Did you forget to add the page to the router?');
        },
      'a signed-in user who opens /auth is redirected to /': async (stage) => {
        await stage.visit('/auth', 'Dashboard');
        expect(new URL(stage.page.url()).pathname).toBe('/');
      },
      '/: Dashboard': shows('/', 'Dashboard'),
    },
  },
  {
    section: '2 navigation',
    rows: {
      'the sidebar lists the items, in their order': async (stage) =>
        expect(await linksOf(sidebar(stage))).toEqual(items),
      'medium screens and wider: the sidebar, and no top bar': async (stage) => {
        expect(await sidebar(stage).isVisible()).toBe(true);
        expect(await stage.page.getByRole('button', { name: 'Open menu' }).isVisible()).toBe(false);
      },
      'the active item is highlighted': async (stage) => {
        await stage.visit('/help', 'Help Center');
        const current = sidebar(stage).locator('[aria-current=page]');
        expect(await current.innerText()).toBe('Help & Resources');
        const others = sidebar(stage).getByRole('link', { name: 'Settings' });
        expect(await styleOf(current, 'background-color')).not.toBe(
          await styleOf(others, 'background-color'),
        );
      },
      'an item leads to its screen': async (stage) => {
        await sidebar(stage).getByRole('link', { name: 'Dashboard' }).click();
        await stage.heading('Dashboard').waitFor();
      },
      'the footer shows the initials of the full name': (stage) =>
        stage.seesIn(sidebar(stage), 'TN'),
      'the footer shows the full name': (stage) => stage.seesIn(sidebar(stage), 'Thảo Nguyễn'),
      'the footer shows the organization': (stage) =>
        stage.seesIn(sidebar(stage), 'Queensland Ambulance Service'),
      'a logout button, disabled while logout is pending': async (stage) => {
        const logout = sidebar(stage).getByRole('button', { name: 'Logout' });
        await stage.when('Logout', 'no connection', () =>
          stage.during(
            'Logout',
            () => logout.click(),
            () => expectDisabled(logout),
          ),
        );
        await expect.poll(() => logout.isEnabled()).toBe(true);
        // On a phone it would lie over the top bar.
        await stage.button('Close notification').click();
      },
      'the page header takes a title and a description': (stage) =>
        stage.sees('Track your CPD progress and upcoming requirements'),
      'below medium: the top bar with its drawer, and no sidebar': async (stage) => {
        await stage.page.setViewportSize(phone);
        await stage.button('Open menu').click();
        await drawer(stage).waitFor();
        await sidebar(stage).waitFor({ state: 'hidden' });
      },
      'the drawer lists the same items': async (stage) =>
        expect(await linksOf(drawer(stage))).toEqual(items),
      'the drawer highlights the active item': async (stage) =>
        expect(await drawer(stage).locator('[aria-current=page]').innerText()).toBe('Dashboard'),
      'the footer of the drawer shows the same': async (stage) => {
        await stage.seesIn(drawer(stage), 'TN', 'Thảo Nguyễn', 'Queensland Ambulance Service');
        await stage.button('Logout', drawer(stage)).waitFor();
      },
      'the drawer closes on choosing an item': async (stage) => {
        await drawer(stage).getByRole('link', { name: 'Help & Resources' }).click();
        await drawer(stage).waitFor({ state: 'detached' });
        await stage.heading('Help Center').waitFor();
        await stage.page.setViewportSize(wide);
      },
    },
  },
  {
    section: '1 header, 9 theme choices',
    rows: {
      'an Export Report button': async (stage) => {
        await stage.button('Export Report').click();
        await stage.dialog('Export Report').waitFor();
        await stage.page.keyboard.press('Escape');
        await stage.dialog().waitFor({ state: 'detached' });
      },
      // What it opens stands with the CPD Log.
      'a Log CPD Activity button': (stage) => stage.button('Log CPD Activity').waitFor(),
      'a theme switch: Light, Dark, System': async (stage) => {
        await stage.button('Theme: System').click();
        await expect
          .poll(() => stage.page.getByRole('menuitemradio').allInnerTexts())
          .toEqual(['Light', 'Dark', 'System']);
        await stage.page.keyboard.press('Escape');
      },
      'Dark is dark': async (stage) => {
        await chooseTheme(stage, 'Dark');
        await expect.poll(() => background(stage)).not.toBe(rgb(light.background.default));
      },
      'the choice is kept in local storage': async ({ page }) =>
        expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark'),
      'Light is light, on a dark system too': async (stage) => {
        await stage.page.emulateMedia({ colorScheme: 'dark' });
        await chooseTheme(stage, 'Light');
        await expect.poll(() => background(stage)).toBe(rgb(light.background.default));
      },
      'System follows the system': async (stage) => {
        await chooseTheme(stage, 'System');
        await expect.poll(() => background(stage)).not.toBe(rgb(light.background.default));
        await stage.page.emulateMedia({ colorScheme: 'light' });
        await expect.poll(() => background(stage)).toBe(rgb(light.background.default));
      },
      'the welcome names the product as a CPD platform for paramedics': async ({ page }) =>
        expect(await page.locator('meta[name=description]').getAttribute('content')).toContain(
          'continuing professional development platform for paramedics',
        ),
    },
  },
];
