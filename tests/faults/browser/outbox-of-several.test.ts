import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { useApp, waitUntilLoaded } from '#tests/support/app';
import { signedUp, type TestClient } from '#tests/support/client';
import { isOperation, openLog, openOwnDevice } from '#tests/support/outbox';
import { moduleReflection, openAnswers, quizOf } from '#tests/support/quiz';
import { activityChangeMessages } from '#domain/records/activity-changes';
import { moduleMessages } from '#domain/learning/modules';
import { outboxMessages as words } from '#domain/records/outbox';
import { versionMessages } from '#domain/versions';

const app = useApp();
let me: TestClient;
let page: Page;

const dialog = () => page.getByRole('dialog');
const bar = (text: string) => page.getByRole('status').getByText(text);
const nothingWaits = () =>
  page.getByText(/waiting on this phone|needs? you/).waitFor({ state: 'detached' });
const press = (name: string, where = page.getByRole('main')) =>
  where.getByRole('button', { name, exact: true }).first().click();
const waiting = () => page.getByRole('region', { name: words.state.waiting });

/** The connection is back for everything but mutations of these names. */
async function hold(...names: string[]): Promise<void> {
  await page.route('**/graphql', (route) =>
    names.some((name) => isOperation(route, name)) ? route.abort() : route.fallback(),
  );
  await page.context().setOffline(false);
}

beforeEach(async () => {
  me = await signedUp(app());
  page = await openOwnDevice(app(), me, { serviceWorkers: 'block' });
});

describe('a change of several activities', () => {
  const research = 'Research & Education';
  let ids: Record<string, string>;

  const selection = () => page.getByRole('region', { name: 'Selected activities' });
  const row = (title: string) => page.locator('li').filter({ hasText: title });
  const activities = async () =>
    Object.fromEntries(
      (await me.rest('GET', '/activities')).body.map((each: { title: string }) => [
        each.title,
        each,
      ]),
    );

  async function select(...titles: string[]): Promise<void> {
    await press('Select');
    await selection().waitFor();
    for (const title of titles)
      await page.getByRole('checkbox', { name: `Select: ${title}` }).check();
  }
  async function choose(label: string, option: string): Promise<void> {
    await selection().getByLabel(label).click();
    await page.getByRole('option', { name: option }).click();
    await selection().waitFor({ state: 'detached' });
  }

  beforeEach(async () => {
    ids = {};
    for (const title of ['Alpha', 'Bravo', 'Charlie']) {
      const input = { title, category: 'Clinical Practice', hours: 2, status: 'in-progress' };
      ids[title] = (await me.rest('POST', '/activities', input)).body.id;
    }
    await openLog(page);
    // The code that selects rows loads on demand, while there is a connection.
    await press('Select');
    await selection().waitFor();
    await press('Done', selection());
  });

  test('waits as one of each, shows at once and after a reload, and only a conflict is compared', async () => {
    await page.context().setOffline(true);
    await select('Alpha', 'Bravo');
    await press('Mark as completed', selection());
    await selection().waitFor({ state: 'detached' });
    await select('Alpha', 'Bravo');
    await choose('Set category', research);
    await select('Charlie');
    await press('Delete', selection());
    await press('Delete', page.getByRole('alertdialog'));
    await row('Charlie').waitFor({ state: 'detached' });
    const isShown = async () => {
      for (const title of ['Alpha', 'Bravo']) {
        await row(title).getByText(words.state.waiting).waitFor();
        await row(title).getByText(research).waitFor();
        expect(await page.getByRole('checkbox', { name: `Completed: ${title}` }).isChecked()).toBe(
          true,
        );
      }
      expect(await row('Charlie').count()).toBe(0);
      await bar(words.count(3)).waitFor();
    };
    await isShown();
    await me.rest('PATCH', `/activities/${ids['Bravo']}`, { hours: 3 });
    await hold('UpdateActivity', 'DeleteActivity');
    await openLog(page);
    await isShown();

    await page.unrouteAll();
    await press(words.show, page.getByRole('status').locator('..'));
    await dialog().getByRole('button', { name: words.sendNow }).click();
    await dialog().getByRole('button', { name: words.compare }).click();
    const heading = dialog().getByRole('heading', { name: versionMessages.title });
    await heading.waitFor();
    await press(versionMessages.save, dialog().last());
    await heading.waitFor({ state: 'detached' });
    await nothingWaits();
    expect(await activities()).toMatchObject({
      Alpha: { status: 'completed', category: research, hours: 2 },
      Bravo: { status: 'completed', category: research, hours: 3 },
    });
    expect((await me.rest('GET', '/activities')).body).toHaveLength(2);
  });

  test('that is undone before it is sent changes nothing', async () => {
    await page.context().setOffline(true);
    await select('Alpha', 'Bravo');
    await press('Delete', selection());
    await press('Delete', page.getByRole('alertdialog'));
    // The toast stays while it has the focus.
    await page.getByRole('button', { name: 'Undo' }).focus();
    await bar(words.count(2)).waitFor();
    await row('Alpha').waitFor({ state: 'detached' });
    await press('Undo', page.locator('body'));
    await nothingWaits();
    await row('Alpha').waitFor();
    await page.context().setOffline(false);
    expect(Object.keys(await activities())).toHaveLength(3);
  });

  test('whose response is cut off has arrived, and does not conflict with itself', async () => {
    let cuts = 0;
    await page.route('**/graphql', async (route) => {
      if (!isOperation(route, 'ChangeActivities')) return route.fallback();
      cuts += 1;
      await route.fetch();
      return route.abort('connectionreset');
    });
    await select('Alpha', 'Bravo', 'Charlie');
    await choose('Set category', research);
    await page.getByText(activityChangeMessages.changed(3)).waitFor();
    await nothingWaits();
    expect(cuts).toBe(1);
    const own = { category: research, version: 2 };
    expect(await activities()).toMatchObject({ Alpha: own, Bravo: own, Charlie: own });
  });
});

describe('the place and the answers in a module', () => {
  let id: string;
  const option = () => dialog().getByRole('radio').nth(4);
  const progress = async () => {
    const query = 'query ($id: ID!) { module(id: $id) { progress { step answers } } }';
    return (await me.graphql(query, { id })).data.module.progress;
  };
  const openQuiz = async () => {
    await page.goto('/cpd-modules?module=ethics');
    await dialog().getByRole('heading', { level: 3 }).first().waitFor();
    await waitUntilLoaded(page);
  };

  async function answerOffline(): Promise<void> {
    const { data } = await me.graphql('{ modules { id slug } }');
    ({ id } = data.modules.find(({ slug }: { slug: string }) => slug === 'ethics'));
    await openQuiz();
    await dialog().getByRole('button', { name: 'Go to the quiz' }).click();
    await expect.poll(async () => (await progress())?.step).toBe('quiz');
    await page.context().setOffline(true);
    await option().check();
    await page.getByText(words.count(1)).waitFor({ state: 'attached' });
  }

  test('wait, are there when it opens again, and are saved', async () => {
    await answerOffline();
    expect((await progress()).answers.some((each: number | null) => each !== null)).toBe(false);
    await hold('SaveModuleProgress');
    await openQuiz();
    await expect.poll(() => option().isChecked()).toBe(true);
    await page.unrouteAll();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(async () => (await progress()).answers[1]).toBe(1);
    await page.getByText(words.count(1)).waitFor({ state: 'detached' });
  });

  test('are refused with words if the quiz was submitted elsewhere meanwhile', async () => {
    await answerOffline();
    const { quizKey } = await quizOf(me, id);
    const answers = await openAnswers(me, id, 0);
    await me.graphql(
      'mutation ($input: SubmitQuizInput!) { submitQuiz(input: $input) { passed } }',
      { input: { moduleId: id, answers, quizKey } },
    );
    await page.context().setOffline(false);
    await dialog().getByText(moduleMessages.quizReplaced).waitFor();
    await press(words.discard, dialog());
    await dialog().getByText(moduleMessages.quizReplaced).waitFor({ state: 'detached' });
    expect((await progress()).answers).toEqual(answers);
  });
});

test('credentials and practice hours that wait are listed on their pages, and arrive once', async () => {
  const card = 'Blue card (Queensland)';
  await page.goto('/credentials');
  await press('Add credential');
  await dialog().getByRole('button', { name: 'Save credential' }).waitFor();
  await press('Close', dialog());
  await page.context().setOffline(true);
  await press('Add credential');
  await dialog().getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: card }).click();
  await dialog().getByRole('button', { name: 'Save credential' }).click();
  await waiting().getByText(card).waitFor();
  await page.context().setOffline(false);
  await nothingWaits();
  await page.goto('/practice-hours');
  await press('Add practice hours');
  await dialog().getByRole('button', { name: 'Save practice hours' }).waitFor();
  await dialog().getByLabel('Employer').fill('Queensland Ambulance');
  for (const [field, day] of [
    ['From', '01012025'],
    ['To', '31012025'],
  ] as const) {
    await dialog().getByRole('group', { name: field }).getByRole('spinbutton').first().click();
    await page.keyboard.type(day);
  }
  await dialog().getByRole('spinbutton', { name: 'Hours' }).fill('120');
  await page.context().setOffline(true);
  await dialog().getByRole('button', { name: 'Save practice hours' }).click();
  await waiting().getByText('Queensland Ambulance').waitFor();
  await page.context().setOffline(false);
  await nothingWaits();
  expect(
    await me.graphql(
      '{ credentials { nodes { title } } practicePeriods { nodes { employer hours } } }',
    ),
  ).toMatchObject({
    data: {
      credentials: { nodes: [{ title: card }] },
      practicePeriods: { nodes: [{ employer: 'Queensland Ambulance', hours: 120 }] },
    },
  });
});

test('a completed module, months of practice hours and an audit letter wait, and arrive once', async () => {
  const { data } = await me.graphql('{ modules { id slug hasReflection } }');
  const { id, slug } = data.modules.find(
    ({ hasReflection }: { hasReflection: boolean }) => hasReflection,
  );
  const { quizKey } = await quizOf(me, id);
  await me.graphql(
    `mutation ($quiz: SubmitQuizInput!, $place: SaveModuleProgressInput!) {
       submitQuiz(input: $quiz) { passed } saveModuleProgress(input: $place) { module { id } } }`,
    {
      quiz: { moduleId: id, answers: await openAnswers(me, id), quizKey },
      place: { moduleId: id, step: 'reflection' },
    },
  );
  await page.goto(`/cpd-modules?module=${slug}`);
  await dialog().getByRole('textbox').fill(moduleReflection);
  await page.context().setOffline(true);
  await press('Complete module', dialog());
  const kept = dialog().getByText(words.completionKept.description);
  await kept.waitFor();
  expect(await dialog().getByRole('button', { name: 'Complete module' }).isDisabled()).toBe(true);
  await press('Close', dialog());
  await hold('CompleteModule');
  await page.goto(`/cpd-modules?module=${slug}`);
  await kept.waitFor();
  await page.unrouteAll();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await dialog().getByText(moduleMessages.completed.title).waitFor();

  await page.goto('/practice-hours');
  await press('Add many months');
  await dialog().getByLabel('In one sentence').waitFor();
  await page.context().setOffline(true);
  await dialog().getByLabel('In one sentence').fill('4 on 4 off 12 h since 1 January 2026');
  await dialog().getByLabel('Employer').fill('Queensland Ambulance');
  await press('Add these months', dialog());
  await waiting().getByText('Queensland Ambulance').waitFor();
  await press(words.edit, waiting());
  await dialog().getByLabel('Hours in January 2026').fill('0');
  await press('Add these months', dialog());
  await dialog().waitFor({ state: 'detached' });
  await page.context().setOffline(false);
  await nothingWaits();

  await page.goto('/audit-letters');
  await press('Add audit letter');
  await dialog()
    .getByRole('group', { name: 'Date of the letter' })
    .getByRole('spinbutton')
    .first()
    .click();
  await page.keyboard.type('01112026');
  await page.context().setOffline(true);
  await press('Save audit letter', dialog());
  await waiting().getByText('Audit letter of 1 Nov 2026').waitFor();
  await page.context().setOffline(false);
  await nothingWaits();
  // A change that is being sent no longer counts as waiting, and may not have arrived.
  const letters = async () =>
    (await me.graphql('{ auditNotices { totalCount } }')).data.auditNotices.totalCount;
  await expect.poll(letters).toBe(1);
  const found = await me.graphql(
    `{ activities { totalCount } practicePeriods { totalCount nodes { startDate } }
       auditNotices { nodes { letterDate } } }`,
  );
  const { activities, practicePeriods, auditNotices } = found.data;
  expect(activities.totalCount).toBe(1);
  const dayOf = (each: { startDate?: string; letterDate?: string }) =>
    (each.startDate ?? each.letterDate)!.slice(0, 10);
  expect(practicePeriods.nodes.map(dayOf)).toContain('2026-02-01');
  expect(practicePeriods.nodes.map(dayOf)).not.toContain('2026-01-01');
  expect(practicePeriods.totalCount).toBeGreaterThan(5);
  expect(auditNotices.nodes.map(dayOf)).toEqual(['2026-11-01']);
});
