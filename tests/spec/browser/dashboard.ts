import { expect } from 'vitest';
import { light } from '#client/app/theme.ts';
import { completeModule, done, samples } from '#tests/support/desk';
import { rgb, styleOf, type Stage } from '#tests/support/stage';
import type { Table } from '#tests/support/table';
import { addDays, civilDate } from '#domain/dates';

const inDays = (days: number) => addDays(civilDate(new Date(), 'Australia/Brisbane'), days);
const summary = (stage: Stage) => stage.region('CPD Progress Summary');
const recent = (stage: Stage) => stage.region('Recent CPD Activity');
const modules = (stage: Stage) => stage.region('Recommended Modules');
const compliance = (stage: Stage) => stage.region('AHPRA Compliance');
const notifications = (stage: Stage) => stage.region('Notifications');
const resources = (stage: Stage) => stage.region('Resource Library');
const registration = (stage: Stage) => stage.region('Registration Status');
const item = (stage: Stage, text: RegExp) =>
  compliance(stage).getByRole('listitem').filter({ hasText: text });
const expectBanner = async (stage: Stage, text: string) =>
  expect((await compliance(stage).getByRole('status').innerText()).split(/\n+/)).toEqual([
    'Action Required',
    text,
  ]);
const interactiveBar = (stage: Stage) =>
  styleOf(summary(stage).getByRole('progressbar', { name: 'Interactive hours' }), 'color');
const alertColour = (stage: Stage) =>
  styleOf(registration(stage).getByRole('note').locator('.MuiAlert-icon'), 'color');

/** Registered a year ago, until a day so many days from now; the dashboard and the profile as they are then. */
async function registeredUntil(stage: Stage, days: number): Promise<void> {
  await done(stage.me, 'PATCH', '/user/registration', {
    registrationDate: inDays(-370),
    registrationExpiryDate: inDays(days),
  });
  await stage.load('/profile', 'My Profile');
  await registration(stage).getByRole('button').waitFor();
}
const onProfile =
  (colour: string, ...texts: string[]) =>
  async (stage: Stage) => {
    await stage.seesIn(registration(stage), ...texts);
    expect(await alertColour(stage)).toBe(rgb(colour));
  };
const onDashboard = (colour: string, text: string) => async (stage: Stage) => {
  await stage.visit('/', 'Dashboard');
  await onProfile(colour, text)(stage);
};

/** Section 2: the dashboard and its cards; sections 4 and 9: what they say, and how many they show. */
export const dashboard: Table<Stage>[] = [
  {
    section: '2 dashboard, while it loads',
    rows: {
      'skeletons: the summary, 3 recent activities (section 9), 2 recommended modules': async (
        stage,
      ) => {
        await stage.during(
          'Dashboard',
          () => stage.page.goto('/'),
          async () => {
            await recent(stage).waitFor();
            const count = (area: ReturnType<typeof summary>, rows: string) =>
              area.locator(rows).count();
            const few = count.bind(null, modules(stage), '[aria-hidden=true] > .MuiCard-root');
            await expect.poll(few).toBe(2);
            expect(await count(summary(stage), '.MuiSkeleton-root')).toBeGreaterThan(0);
            expect(await count(recent(stage), '[aria-hidden=true] > .MuiStack-root')).toBe(3);
          },
        );
        await stage.seesIn(recent(stage), 'No recent activities found.');
      },
    },
  },
  {
    section: '2 dashboard, of somebody new',
    rows: {
      "title 'Dashboard', 'Track your CPD progress and upcoming requirements'": async (stage) => {
        await stage.heading('Dashboard').waitFor();
        await stage.sees('Track your CPD progress and upcoming requirements');
      },
      'a main column with three cards and a side column with four cards': async (stage) => {
        const x = async (name: string) => (await stage.region(name).boundingBox())!.x;
        const main = ['CPD Progress Summary', 'Recent CPD Activity', 'Recommended Modules'];
        const side = ['Registration Status', 'AHPRA Compliance', 'Notifications', 'Quick Links'];
        expect(new Set(await Promise.all(main.map(x))).size).toBe(1);
        expect(new Set(await Promise.all(side.map(x))).size).toBe(1);
        expect(await x(side[0]!)).toBeGreaterThan(await x(main[0]!));
      },
      'recent activity: a View All link to /cpd-log': (stage) =>
        stage.expectLink('View All', '/cpd-log', recent(stage)),
      "recent activity: when empty 'No recent activities found.'": (stage) =>
        stage.seesIn(recent(stage), 'No recent activities found.'),
      'recent activity: when empty with links to /modules (Browse modules) and /cpd-log (log an activity)':
        async (stage) => {
          await stage.expectLink('Browse modules', '/modules', recent(stage));
          await stage.expectLink('Log an activity', '/cpd-log', recent(stage));
        },
      "registration status card: with no registration date it says 'You haven't set your registration date yet'":
        (stage) => stage.seesIn(registration(stage), "You haven't set your registration date yet"),
      "registration status card: with no expiry date the card says 'Not set'": (stage) =>
        stage.seesIn(registration(stage), 'Not set'),
      "resource library card: a 'View all resources' link to /resources": (stage) =>
        stage.expectLink('View all resources', '/resources', resources(stage)),
      'resource library card: recommendations, 3 at a time (section 9: 3 on the dashboard)': async (
        stage,
      ) => await expect.poll(() => resources(stage).getByRole('listitem').count()).toBe(3),
      'resource library card: at most 2 tags per card (section 9)': async (stage) => {
        for (const card of await resources(stage).getByRole('listitem').all()) {
          expect(await card.locator('.MuiChip-filled').count()).toBeLessThanOrEqual(2);
        }
      },
      'resource library card: an optional category filter': async (stage) => {
        expect(await stage.options('Category', resources(stage))).toEqual([
          'All Categories',
          'Clinical Practice',
          'Professional Development',
          'Research',
          'Education',
          'Leadership',
        ]);
        await stage.choose('Category', 'Leadership', resources(stage));
        await expect.poll(() => resources(stage).getByRole('listitem').count()).toBeGreaterThan(0);
        await stage.choose('Category', 'All Categories', resources(stage));
      },
      'recommended modules: two-column grid': async (stage) =>
        expect(
          (await styleOf(modules(stage).getByRole('list'), 'grid-template-columns')).split(' '),
        ).toHaveLength(2),
      "recommended modules: 'Browse Library' links to /modules": (stage) =>
        stage.expectLink('Browse Library', '/modules', modules(stage)),
      'AHPRA Compliance panel: a checklist': async (stage) => {
        for (const text of [
          /^CPD hours.*0 of 30 h$/,
          /^Interactive hours.*0 of 8 h$/,
          /^Reflective logs.*0 of 4/,
          /^Evidence documents.*0 of 6/,
          /^Categories with hours.*0 of 3/,
        ]) {
          await item(stage, text).waitFor();
        }
      },
      "AHPRA Compliance panel: an 'Action Required' banner": (stage) =>
        expectBanner(stage, 'Reflective practice logs needed for compliance'),
      'notifications panel: each with title, message and relative time': async (stage) => {
        await stage.seesIn(notifications(stage), 'Welcome to ParaMed CPD');
        expect(await notifications(stage).getByRole('listitem').innerText()).toMatch(
          /Welcome, .* Three first steps: [^]* ago/,
        );
      },
      "notifications panel: a 'View All Notifications' link to /notifications": (stage) =>
        stage.expectLink('View All Notifications', '/notifications', notifications(stage)),
      'quick links: Certificate Templates (/documents/templates/certificates)': (stage) =>
        stage.expectLink(
          'Certificate Templates',
          '/documents/templates/certificates',
          stage.region('Quick Links'),
        ),
      'quick links: AHPRA Guidelines (/help/ahpra-guidelines)': (stage) =>
        stage.expectLink('AHPRA Guidelines', '/help/ahpra-guidelines', stage.region('Quick Links')),
      'quick links: Reflection Templates (/documents/templates/reflections)': (stage) =>
        stage.expectLink(
          'Reflection Templates',
          '/documents/templates/reflections',
          stage.region('Quick Links'),
        ),
      'quick links: Help Center (/help)': (stage) =>
        stage.expectLink('Help Center', '/help', stage.region('Quick Links')),
      'quick links: 4 tiles': async (stage) =>
        await expect.poll(() => stage.region('Quick Links').getByRole('link').count()).toBe(4),
      'summary: an overall progress badge, Needs Attention': (stage) =>
        stage.seesIn(summary(stage), 'Needs Attention'),
      'summary: category bars': async (stage) => {
        for (const name of [
          'Clinical Practice',
          'Professional Development',
          'Research & Education',
        ]) {
          await summary(stage).getByRole('progressbar', { name }).waitFor();
        }
      },
      'summary: the interactive bar turns amber below 100%': async (stage) =>
        expect(await interactiveBar(stage)).toBe(rgb(light.warning.main)),
      "summary: with the text 'You need at least 8 hours of interactive CPD activities.'": (
        stage,
      ) => stage.seesIn(summary(stage), 'You need at least 8 hours of interactive CPD activities.'),
      'a notification: unread becomes read when the user clicks it': async (stage) => {
        const row = notifications(stage).getByRole('listitem');
        const before = await styleOf(row.getByRole('button'), 'color');
        await row.getByRole('button').click();
        // Title and text are then greyed.
        await expect.poll(() => styleOf(row, 'color')).toBe(rgb(light.text.secondary));
        expect(before).not.toBe(rgb(light.text.secondary));
        await expect.poll(() => row.getByRole('button').count()).toBe(0);
      },
    },
  },
  {
    section: '2 dashboard, of somebody who has been at it',
    open: async (stage) => {
      const me = await stage.someone();
      for (const slug of ['acls', 'trauma', 'obstetric']) await completeModule(me, slug);
      await done(me, 'POST', '/activities', {
        ...samples.activity,
        hours: 24,
        isInteractive: true,
        status: 'completed',
      });
      await done(me, 'POST', '/activities', { ...samples.activity, title: 'Roster of the year' });
      for (let n = 0; n < 4; n += 1) await done(me, 'POST', '/reflective-logs', samples.log);
      await stage.load('/', 'Dashboard');
      await stage.seesIn(recent(stage), 'Airway workshop');
    },
    rows: {
      "recent activity: a completed item shows 'Completed {relative time} ago'": (stage) =>
        stage.seesIn(
          recent(stage).getByRole('button', { name: /Airway workshop/ }),
          'Completed a few seconds ago',
        ),
      "recent activity: any other item shows 'In progress - {status}'": (stage) =>
        stage.seesIn(
          recent(stage).getByRole('button', { name: /Roster of the year/ }),
          'In progress - in-progress',
        ),
      'a Record/Edit CPD Activity dialog is available from list items': async (stage) => {
        await recent(stage)
          .getByRole('button', { name: /Airway workshop/ })
          .click();
        await stage.dialog('Edit CPD Activity').waitFor();
        await stage.page.keyboard.press('Escape');
        await stage.dialog().waitFor({ state: 'detached' });
      },
      'notifications panel: the first 3 notifications (section 9)': async (stage) =>
        await expect.poll(() => notifications(stage).getByRole('listitem').count()).toBe(3),
      'summary: the badge says Complete': (stage) => stage.seesIn(summary(stage), 'Complete'),
      'summary: at 100% the interactive bar is amber no longer, and its text is gone': async (
        stage,
      ) => {
        expect(await interactiveBar(stage)).toBe(rgb(light.success.main));
        expect(await summary(stage).getByText('You need at least').count()).toBe(0);
      },
      "banner: 'Evidence documentation needed for compliance' if logs are met": (stage) =>
        expectBanner(stage, 'Evidence documentation needed for compliance'),
    },
  },
  {
    section: '2 dashboard, with nothing to show',
    open: (stage) =>
      stage.when(
        'Dashboard',
        (data) => {
          data.recommendedModules = [];
          data.resources.edges = [];
          data.notifications.edges = [];
        },
        () =>
          stage.load('/', 'Dashboard').then(() => stage.seesIn(recent(stage), 'Airway workshop')),
      ),
    rows: {
      "recommended modules: empty text 'No recommended modules available at this time.'": (stage) =>
        stage.seesIn(modules(stage), 'No recommended modules available at this time.'),
      "resource library card: 'No recommended resources available at this time.' when empty": (
        stage,
      ) => stage.seesIn(resources(stage), 'No recommended resources available at this time.'),
      "notifications panel: empty text 'No notifications at this time.'": (stage) =>
        stage.seesIn(notifications(stage), 'No notifications at this time.'),
    },
  },
  {
    section: '4 registration, expired',
    open: (stage) => registeredUntil(stage, -1),
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
    open: (stage) => registeredUntil(stage, 30),
    rows: {
      "profile: amber 'Expiring Soon', 'Your registration is expiring soon' with a renewal reminder":
        onProfile(
          light.warning.main,
          'Expiring Soon',
          'Your registration is expiring soon',
          'Remember to renew your registration before it expires.',
        ),
      'profile: Time Remaining in days': (stage) => stage.seesIn(registration(stage), '30 days'),
      "dashboard: amber, 'Expiring in N days!'": onDashboard(
        light.warning.main,
        'Expiring in 30 days!',
      ),
    },
  },
  {
    section: '4 registration, active',
    open: (stage) => registeredUntil(stage, 100),
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
