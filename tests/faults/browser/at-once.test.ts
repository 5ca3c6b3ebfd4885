import type { Locator, Page, Route } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { waitUntilLoaded, revisit, signUp, useApp } from '#tests/support/app';
import { aPicture } from '#tests/support/files';
import { today } from '#tests/support/today';

const app = useApp();
const REASON = 'Not now, please.';
let page: Page;

const rows = () => page.getByRole('main').getByRole('listitem');
const row = (text: string) => rows().filter({ hasText: text });
const confirm = (label: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: label }).click();
async function choose(menu: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${menu}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

interface Change {
  what: string;
  operation: string;
  path: string;
  /** Opens the tab or dialog that contains the change. */
  open?: () => Promise<void>;
  press: () => Promise<void>;
  /** Visible before the change, and again after the server refuses it. */
  before: () => Locator;
  told?: string;
}

const changes: Change[] = [
  {
    what: 'completing an activity',
    operation: 'UpdateActivity',
    path: '/cpd-log',
    press: () => page.getByRole('checkbox', { name: 'Completed: Trauma evening' }).click(),
    before: () => page.getByRole('checkbox', { name: 'Completed: Trauma evening', checked: false }),
  },
  {
    what: 'deleting an activity',
    operation: 'DeleteActivity',
    path: '/cpd-log',
    press: async () => {
      await choose('Trauma evening', 'Delete');
      await confirm('Delete');
    },
    before: () => page.getByRole('heading', { name: '2 activities · 5.5 hours' }),
  },
  {
    what: 'deleting a reflective log',
    operation: 'DeleteReflectiveLog',
    path: '/cpd-log?tab=reflections',
    press: async () => {
      await page.getByRole('button', { name: 'Delete the log of' }).click();
      await confirm('Delete');
    },
    before: () => page.getByRole('heading', { name: '1 reflection' }),
    told: 'Could not delete reflective log',
  },
  {
    what: 'removing what was planned',
    operation: 'DeletePlannedActivity',
    path: '/cpd-log?tab=plan',
    press: () => choose('Simulation morning', 'Remove'),
    before: () => row('Simulation morning').last(),
  },
  {
    what: 'reopening a goal',
    operation: 'ReopenLearningGoal',
    path: '/cpd-log?tab=plan',
    press: () => choose('Hear heart sounds', 'Reopen'),
    before: () => row('Hear heart sounds').getByText('Achieved', { exact: true }),
  },
  {
    what: 'deleting a goal',
    operation: 'DeleteLearningGoal',
    path: '/cpd-log?tab=plan',
    press: async () => {
      await choose('Hear heart sounds', 'Delete');
      await confirm('Delete');
    },
    before: () => page.getByRole('heading', { name: '2 goals' }),
  },
  {
    what: 'deleting a document',
    operation: 'DeleteDocument',
    path: '/documents',
    press: async () => {
      await choose('First aid', 'Delete');
      await confirm('Delete');
    },
    before: () => page.getByRole('row', { name: /First aid/ }),
  },
  {
    what: 'deleting a file',
    operation: 'DeleteEvidenceFile',
    path: '/cpd-log',
    open: () => choose('Airway workshop', 'Edit'),
    press: async () => {
      await choose('room.jpg', 'Delete');
      await confirm('Delete');
    },
    before: () => page.getByRole('link', { name: 'Download room.jpg' }),
  },
  {
    what: 'reading a notification',
    operation: 'MarkNotificationRead',
    path: '/notifications',
    press: () => rows().getByRole('button').first().click(),
    before: () => page.getByRole('heading', { name: '1 unread' }),
  },
  {
    what: 'reading all of them',
    operation: 'MarkAllNotificationsRead',
    path: '/notifications',
    press: () => page.getByRole('button', { name: 'Mark all as read' }).click(),
    before: () => page.getByRole('heading', { name: '1 unread' }),
  },
  {
    what: 'bookmarking a resource',
    operation: 'AddBookmark',
    path: '/resources',
    press: () => bookmark().click(),
    before: () => page.getByRole('button', { name: /^Bookmark /, pressed: false }).nth(9),
    told: 'Failed to add bookmark',
  },
  {
    what: 'restoring from the bin',
    operation: 'RestoreFromBin',
    path: '/bin',
    press: () => page.getByRole('button', { name: 'Restore Old lecture' }).click(),
    before: () => row('Old lecture'),
  },
  {
    what: 'deleting for good',
    operation: 'DeleteForever',
    path: '/bin',
    press: async () => {
      await page.getByRole('button', { name: 'Delete now: Old lecture' }).click();
      await confirm('Delete for good');
    },
    before: () => row('Old lecture'),
  },
  {
    what: 'emptying the bin',
    operation: 'EmptyBin',
    path: '/bin',
    press: async () => {
      await page.getByRole('button', { name: 'Empty bin' }).click();
      await confirm('Empty bin');
    },
    before: () => page.getByRole('heading', { name: '1 record in the bin' }),
  },
  {
    what: 'signing another device out',
    operation: 'EndSession',
    path: '/settings/sign-in',
    press: () => page.getByRole('button', { name: /^Sign out .+, last used/ }).click(),
    before: () => page.getByRole('button', { name: /^Sign out .+, last used/ }),
  },
  {
    what: 'signing all others out',
    operation: 'EndOtherSessions',
    path: '/settings/sign-in',
    press: () => page.getByRole('button', { name: 'Sign out everywhere else' }).click(),
    before: () => page.getByRole('button', { name: /^Sign out .+, last used/ }),
  },
  {
    what: 'removing the picture',
    operation: 'DeleteProfileImage',
    path: '/profile',
    press: async () => {
      await page.getByRole('button', { name: 'Remove' }).click();
      await confirm('Remove');
    },
    before: () => page.getByRole('img', { name: 'Profile picture of Alex Medic' }),
  },
];

const bookmark = () => page.getByRole('button', { name: /^Bookmark / }).first();

beforeAll(async () => {
  page = await app().open();
  const account = await signUp(page);
  const api = async (path: string, data: object): Promise<{ id: number }> => {
    const response = await page.request.post(`/api${path}`, { data });
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
    return response.json();
  };
  const workshop = { category: 'Clinical Practice', status: 'in-progress' };
  await api('/activities', { ...workshop, title: 'Trauma evening', hours: 3 });
  const airway = await api('/activities', { ...workshop, title: 'Airway workshop', hours: 2.5 });
  const old = await api('/activities', { ...workshop, title: 'Old lecture', hours: 1 });
  await page.request.delete(`/api/activities/${old.id}`);
  await api('/reflective-logs', {
    content: 'The first attempt failed because the tube was too large.',
    learningOutcomes: 'Choose the smaller size early.',
    futureApplication: 'I will open both sizes beforehand.',
  });
  await api('/documents', { title: 'First aid', type: 'certificate', content: 'For three years.' });
  const targetDate = today();
  const goal = { why: 'I see few of them.', measure: 'A mentor has watched me.', targetDate };
  const open = await api('/learning-goals', { ...goal, title: 'See sick children' });
  const plan = { category: 'Clinical Practice', hours: 4, goalId: open.id };
  await api('/planned-activities', { ...plan, title: 'Simulation morning' });
  const closed = await api('/learning-goals', { ...goal, title: 'Hear heart sounds' });
  await api(`/learning-goals/${closed.id}/close`, {
    outcome: 'achieved',
    reflection: 'I hear them now.',
  });
  const send = async (path: string, type: string, data: Buffer) => {
    const headers = { 'content-type': type };
    const sent = await page.request.post(`/api${path}`, { data, headers });
    expect(sent.ok(), `${path}: ${await sent.text()}`).toBe(true);
  };
  const file = `/evidence?activityId=${airway.id}&name=room.jpg`;
  await send(file, 'application/octet-stream', await aPicture());
  await send('/user/image', 'image/jpeg', await aPicture());
  const other = await app().open();
  await other.request.post('/api/login', { data: account });
  await page.goto('/help');
});

test.each(changes)(
  '$what shows at once, and is reverted when the server refuses',
  async (change) => {
    const { operation, before, told = REASON } = change;
    await revisit(page, change.path);
    await change.open?.();
    await before().waitFor();
    await waitUntilLoaded(page);
    const intercepted = new Promise<Route>((resolve) => {
      void page.route('**/graphql', (route) => {
        const asked = route.request().postDataJSON() as { operationName: string };
        return asked.operationName === operation ? resolve(route) : route.fallback();
      });
    });
    await change.press();
    const request = await intercepted;
    // No response yet, so no message.
    await before().waitFor({ state: 'detached' });
    expect(await page.getByText(told).count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement!.tagName)).not.toBe('BODY');

    await request.fulfill({ json: { data: null, errors: [{ message: REASON }] } });
    await page.getByText(told).waitFor();
    await before().waitFor();
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Close notification' }).click();
    await page.getByText(told).waitFor({ state: 'detached' });
  },
);
