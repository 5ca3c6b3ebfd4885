import { expect } from 'vitest';
import { light } from '#client/lib/theme.ts';
import { completeModule, expectSuccess, samples } from '#tests/support/api-fixture';
import { rgb, styleOf, type BrowserFixture } from '#tests/support/browser-fixture';
import type { SpecSection } from '#tests/support/spec-section';
import { addDays, civilDate } from '#domain/dates';

const inDays = (days: number) => addDays(civilDate(new Date(), 'Australia/Brisbane'), days);
const summary = (browser: BrowserFixture) => browser.region('CPD Progress Summary');
const recent = (browser: BrowserFixture) => browser.region('Recent CPD Activity');
const modules = (browser: BrowserFixture) => browser.region('Recommended Modules');
const compliance = (browser: BrowserFixture) => browser.region('AHPRA Compliance');
const notifications = (browser: BrowserFixture) => browser.region('Notifications');
const resources = (browser: BrowserFixture) => browser.region('Resource Library');
const registration = (browser: BrowserFixture) => browser.region('Registration Status');
const item = (browser: BrowserFixture, text: RegExp) =>
  compliance(browser).getByRole('listitem').filter({ hasText: text });
const expectBanner = async (browser: BrowserFixture, text: string) =>
  expect((await compliance(browser).getByRole('status').innerText()).split(/\n+/)).toEqual([
    'Action Required',
    text,
  ]);
const interactiveBar = (browser: BrowserFixture) =>
  styleOf(summary(browser).getByRole('progressbar', { name: 'Interactive hours' }), 'color');
const alertColour = (browser: BrowserFixture) =>
  styleOf(registration(browser).getByRole('note').locator('.MuiAlert-icon'), 'color');

/** Sets the registration to expire in this many days and opens the profile. */
async function registeredUntil(browser: BrowserFixture, days: number): Promise<void> {
  await expectSuccess(browser.me, 'PATCH', '/user/registration', {
    registrationDate: inDays(-370),
    registrationExpiryDate: inDays(days),
  });
  await browser.revisit('/profile', 'My Profile');
  await registration(browser).getByRole('button').waitFor();
}
const onProfile =
  (colour: string, ...texts: string[]) =>
  async (browser: BrowserFixture) => {
    await browser.seesIn(registration(browser), ...texts);
    expect(await alertColour(browser)).toBe(rgb(colour));
  };
const onDashboard = (colour: string, text: string) => async (browser: BrowserFixture) => {
  await browser.visit('/', 'Dashboard');
  await onProfile(colour, text)(browser);
};

/** Section 2: the dashboard and its cards; sections 4 and 9: their texts and limits. */
export const dashboard: SpecSection<BrowserFixture>[] = [
  {
    section: '2 dashboard, while it loads',
    rows: {
      'skeletons: the summary, 3 recent activities (section 9), 2 recommended modules': async (
        browser,
      ) => {
        await browser.whilePending(
          'Dashboard',
          () => browser.page.goto('/'),
          async () => {
            await recent(browser).waitFor();
            const count = (area: ReturnType<typeof summary>, rows: string) =>
              area.locator(rows).count();
            const few = count.bind(null, modules(browser), '[aria-hidden=true] > .MuiCard-root');
            await expect.poll(few).toBe(2);
            expect(await count(summary(browser), '.MuiSkeleton-root')).toBeGreaterThan(0);
            expect(await count(recent(browser), '[aria-hidden=true] > .MuiStack-root')).toBe(3);
          },
        );
        await browser.seesIn(recent(browser), 'No recent activities found.');
      },
    },
  },
  {
    section: '2 dashboard, of somebody new',
    rows: {
      "title 'Dashboard', 'Track your CPD progress and upcoming requirements'": async (browser) => {
        await browser.heading('Dashboard').waitFor();
        await browser.sees('Track your CPD progress and upcoming requirements');
      },
      'a main column with three cards and a side column with four cards': async (browser) => {
        const x = async (name: string) => (await browser.region(name).boundingBox())!.x;
        const main = ['CPD Progress Summary', 'Recent CPD Activity', 'Recommended Modules'];
        const side = ['Registration Status', 'AHPRA Compliance', 'Notifications', 'Quick Links'];
        expect(new Set(await Promise.all(main.map(x))).size).toBe(1);
        expect(new Set(await Promise.all(side.map(x))).size).toBe(1);
        expect(await x(side[0]!)).toBeGreaterThan(await x(main[0]!));
      },
      'recent activity: a View All link to /cpd-log': (browser) =>
        browser.expectLink('View All', '/cpd-log', recent(browser)),
      "recent activity: when empty 'No recent activities found.'": (browser) =>
        browser.seesIn(recent(browser), 'No recent activities found.'),
      'recent activity: when empty with links to /modules (Browse modules) and /cpd-log (log an activity)':
        async (browser) => {
          await browser.expectLink('Browse modules', '/modules', recent(browser));
          await browser.expectLink('Log an activity', '/cpd-log', recent(browser));
        },
      "registration status card: with no registration date it says 'You haven't set your registration date yet'":
        (browser) =>
          browser.seesIn(registration(browser), "You haven't set your registration date yet"),
      "registration status card: with no expiry date the card says 'Not set'": (browser) =>
        browser.seesIn(registration(browser), 'Not set'),
      "resource library card: a 'View all resources' link to /resources": (browser) =>
        browser.expectLink('View all resources', '/resources', resources(browser)),
      'resource library card: recommendations, 3 at a time (section 9: 3 on the dashboard)': async (
        browser,
      ) => await expect.poll(() => resources(browser).getByRole('listitem').count()).toBe(3),
      'resource library card: at most 2 tags per card (section 9)': async (browser) => {
        for (const card of await resources(browser).getByRole('listitem').all()) {
          expect(await card.locator('.MuiChip-filled').count()).toBeLessThanOrEqual(2);
        }
      },
      'resource library card: an optional category filter': async (browser) => {
        expect(await browser.options('Category', resources(browser))).toEqual([
          'All Categories',
          'Clinical Practice',
          'Professional Development',
          'Research',
          'Education',
          'Leadership',
        ]);
        await browser.choose('Category', 'Leadership', resources(browser));
        await expect
          .poll(() => resources(browser).getByRole('listitem').count())
          .toBeGreaterThan(0);
        await browser.choose('Category', 'All Categories', resources(browser));
      },
      'recommended modules: two-column grid': async (browser) =>
        expect(
          (await styleOf(modules(browser).getByRole('list'), 'grid-template-columns')).split(' '),
        ).toHaveLength(2),
      "recommended modules: 'Browse Library' links to /modules": (browser) =>
        browser.expectLink('Browse Library', '/modules', modules(browser)),
      'AHPRA Compliance panel: a checklist': async (browser) => {
        for (const text of [
          /^CPD hours.*0 of 30 h$/,
          /^Interactive hours.*0 of 8 h$/,
          /^Reflective logs.*0 of 4/,
          /^Evidence documents.*0 of 6/,
          /^Categories with hours.*0 of 3/,
        ]) {
          await item(browser, text).waitFor();
        }
      },
      "AHPRA Compliance panel: an 'Action Required' banner": (browser) =>
        expectBanner(browser, 'Reflective practice logs needed for compliance'),
      'notifications panel: each with title, message and relative time': async (browser) => {
        await browser.seesIn(notifications(browser), 'Welcome to ParaMed CPD');
        expect(await notifications(browser).getByRole('listitem').innerText()).toMatch(
          /Welcome, .* Three first steps: [^]* ago/,
        );
      },
      "notifications panel: a 'View All Notifications' link to /notifications": (browser) =>
        browser.expectLink('View All Notifications', '/notifications', notifications(browser)),
      'quick links: Certificate Templates (/documents/templates/certificates)': (browser) =>
        browser.expectLink(
          'Certificate Templates',
          '/documents/templates/certificates',
          browser.region('Quick Links'),
        ),
      'quick links: AHPRA Guidelines (/help/ahpra-guidelines)': (browser) =>
        browser.expectLink(
          'AHPRA Guidelines',
          '/help/ahpra-guidelines',
          browser.region('Quick Links'),
        ),
      'quick links: Reflection Templates (/documents/templates/reflections)': (browser) =>
        browser.expectLink(
          'Reflection Templates',
          '/documents/templates/reflections',
          browser.region('Quick Links'),
        ),
      'quick links: Help Center (/help)': (browser) =>
        browser.expectLink('Help Center', '/help', browser.region('Quick Links')),
      'quick links: 4 tiles': async (browser) =>
        await expect.poll(() => browser.region('Quick Links').getByRole('link').count()).toBe(4),
      'summary: an overall progress badge, Needs Attention': (browser) =>
        browser.seesIn(summary(browser), 'Needs Attention'),
      'summary: category bars': async (browser) => {
        for (const name of [
          'Clinical Practice',
          'Professional Development',
          'Research & Education',
        ]) {
          await summary(browser).getByRole('progressbar', { name }).waitFor();
        }
      },
      'summary: the interactive bar turns amber below 100%': async (browser) =>
        expect(await interactiveBar(browser)).toBe(rgb(light.warning.main)),
      "summary: with the text 'You need at least 8 hours of interactive CPD activities.'": (
        browser,
      ) =>
        browser.seesIn(
          summary(browser),
          'You need at least 8 hours of interactive CPD activities.',
        ),
      'a notification: unread becomes read when the user clicks it': async (browser) => {
        const row = notifications(browser).getByRole('listitem');
        const before = await styleOf(row.getByRole('button'), 'color');
        await row.getByRole('button').click();
        // Title and text turn grey.
        await expect.poll(() => styleOf(row, 'color')).toBe(rgb(light.text.secondary));
        expect(before).not.toBe(rgb(light.text.secondary));
        await expect.poll(() => row.getByRole('button').count()).toBe(0);
      },
    },
  },
  {
    section: '2 dashboard, of somebody who has been at it',
    open: async (browser) => {
      const me = await browser.signUp();
      for (const slug of ['acls', 'trauma', 'obstetric']) await completeModule(me, slug);
      await expectSuccess(me, 'POST', '/activities', {
        ...samples.activity,
        hours: 24,
        isInteractive: true,
        status: 'completed',
      });
      await expectSuccess(me, 'POST', '/activities', {
        ...samples.activity,
        title: 'Roster of the year',
      });
      for (let n = 0; n < 4; n += 1)
        await expectSuccess(me, 'POST', '/reflective-logs', samples.log);
      await browser.load('/', 'Dashboard');
      await browser.seesIn(recent(browser), 'Airway workshop');
    },
    rows: {
      "recent activity: a completed item shows 'Completed {relative time} ago'": (browser) =>
        browser.seesIn(
          recent(browser).getByRole('link', { name: /Airway workshop/ }),
          'Completed a few seconds ago',
        ),
      "recent activity: any other item shows 'In progress - {status}'": (browser) =>
        browser.seesIn(
          recent(browser).getByRole('link', { name: /Roster of the year/ }),
          'In progress - in-progress',
        ),
      'a Record/Edit CPD Activity dialog is available from list items': async (browser) => {
        await recent(browser)
          .getByRole('button', { name: /Airway workshop/ })
          .click();
        await browser.dialog('Edit CPD Activity').waitFor();
        await browser.page.keyboard.press('Escape');
        await browser.dialog().waitFor({ state: 'detached' });
      },
      'notifications panel: the first 3 notifications (section 9)': async (browser) =>
        await expect.poll(() => notifications(browser).getByRole('listitem').count()).toBe(3),
      'summary: the badge says Complete': (browser) => browser.seesIn(summary(browser), 'Complete'),
      'summary: at 100% the interactive bar is amber no longer, and its text is gone': async (
        browser,
      ) => {
        expect(await interactiveBar(browser)).toBe(rgb(light.success.main));
        expect(await summary(browser).getByText('You need at least').count()).toBe(0);
      },
      "banner: 'Evidence documentation needed for compliance' if logs are met": (browser) =>
        expectBanner(browser, 'Evidence documentation needed for compliance'),
    },
  },
  {
    section: '2 dashboard, with nothing to show',
    open: (browser) =>
      browser.withResponse(
        'Dashboard',
        (data) => {
          data.recommendedModules = [];
          data.resources.edges = [];
          data.notifications.edges = [];
        },
        () =>
          browser
            .load('/', 'Dashboard')
            .then(() => browser.seesIn(recent(browser), 'Airway workshop')),
      ),
    rows: {
      "recommended modules: empty text 'No recommended modules available at this time.'": (
        browser,
      ) => browser.seesIn(modules(browser), 'No recommended modules available at this time.'),
      "resource library card: 'No recommended resources available at this time.' when empty": (
        browser,
      ) => browser.seesIn(resources(browser), 'No recommended resources available at this time.'),
      "notifications panel: empty text 'No notifications at this time.'": (browser) =>
        browser.seesIn(notifications(browser), 'No notifications at this time.'),
    },
  },
  {
    section: '4 registration, expired',
    open: (browser) => registeredUntil(browser, -1),
    rows: {
      "profile: red 'Expired', 'Your registration has expired' with a prompt to update the date":
        onProfile(
          light.error.main,
          'Expired',
          'Your registration has expired',
          'Please update your registration date.',
        ),
      "dashboard: red, 'Your registration has expired!'": onDashboard(
        light.error.main,
        'Your registration has expired!',
      ),
    },
  },
  {
    section: '4 registration, expiring soon',
    open: (browser) => registeredUntil(browser, 30),
    rows: {
      "profile: amber 'Expiring Soon', 'Your registration is expiring soon' with a renewal reminder":
        onProfile(
          light.warning.main,
          'Expiring Soon',
          'Your registration is expiring soon',
          'Remember to renew your registration before it expires.',
        ),
      'profile: Time Remaining in days': (browser) =>
        browser.seesIn(registration(browser), '30 days'),
      "dashboard: amber, 'Expiring in N days!'": onDashboard(
        light.warning.main,
        'Expiring in 30 days!',
      ),
    },
  },
  {
    section: '4 registration, active',
    open: (browser) => registeredUntil(browser, 100),
    rows: {
      "profile: green 'Active', 'Your registration is active'": onProfile(
        light.success.main,
        'Active',
        'Your registration is active',
      ),
      "dashboard: green, 'N months until renewal'": onDashboard(
        light.success.main,
        '3 months until renewal',
      ),
    },
  },
];
