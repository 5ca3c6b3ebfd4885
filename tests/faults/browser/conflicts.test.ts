import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectNoAxeViolations, revisit, useApp, visit } from '#tests/support/app';
import { signedUp, type TestClient } from '#tests/support/client';
import { versionMessages } from '#domain/versions';

const app = useApp();
let me: TestClient;
/** Two browsers of the same user. */
let here: Page;
let there: Page;

const { title: changed, gone } = versionMessages;
const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true }).filter({ visible: true }).click();
const isClosed = (page: Page) => dialog(page).waitFor({ state: 'hidden' });
const heading = (page: Page, name: string) => dialog(page).getByRole('heading', { name });
const box = (page: Page, name: string) => dialog(page).getByRole('textbox', { name, exact: true });
const field = (page: Page, name: string) => dialog(page).getByRole('group', { name });
const choose = (page: Page, name: string, side: 'mine' | 'theirs') =>
  field(page, name).getByRole('radio', { name: versionMessages.conflictSides[side] }).check();
const isChosen = (page: Page, name: string, side: 'mine' | 'theirs') =>
  field(page, name).getByRole('radio', { name: versionMessages.conflictSides[side] }).isChecked();

async function signedIn(): Promise<Page> {
  const page = await app().open();
  const [cookie, value] = me.cookie.split(/=(.*)/s);
  await page.context().addCookies([{ name: cookie!, value: value!, url: app().url }]);
  await page.goto('/help');
  return page;
}

beforeAll(async () => {
  me = await signedUp(app());
  [here, there] = [await signedIn(), await signedIn()];
});

/** Different in each test, since a screen first shows cached data. */
let name: string;
let names = 0;
beforeEach(() => void (name = `Airway day ${(names += 1)}`));

const reflection = {
  learningOutcomes: 'Speak up sooner at the ramp.',
  futureApplication: 'On the next shift I will say so.',
};

let activity: { id: number };
let log: { id: number };

async function recordActivity() {
  const input = { title: name, category: 'Clinical Practice', hours: 2 };
  activity = (await me.rest('POST', '/activities', input)).body;
}

async function writeLog() {
  const input = { ...reflection, content: `${name}: handed over late because the ramp was full.` };
  log = (await me.rest('POST', '/reflective-logs', input)).body;
}

const saved = async () => (await me.rest('GET', `/activities/${activity.id}`)).body;
const savedLog = async () => (await me.rest('GET', `/reflective-logs/${log.id}`)).body;

async function editActivity(page: Page) {
  await revisit(page, '/cpd-log');
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await dialog(page).getByLabel('Title').waitFor();
}

async function editLog(page: Page) {
  await revisit(page, '/cpd-log?tab=reflections');
  const row = page.getByRole('listitem').filter({ hasText: `${name}:` });
  await row.getByRole('button', { name: /^Edit the log/ }).click();
  await dialog(page).getByLabel('Reflection').waitFor();
}

const theirs = { title: 'Airway evening', description: 'Written in the other browser.' };

async function saveInTheOtherBrowser() {
  await editActivity(there);
  await box(there, 'Title').fill(theirs.title);
  await box(there, 'Description').fill(theirs.description);
  await press(there, 'Save changes');
  await isClosed(there);
}

const saveOverHttp = () => me.rest('PATCH', `/activities/${activity.id}`, theirs);

/** Both browsers change the title and one other field each; the other browser saves first. */
async function collide(saveTheirs: () => Promise<unknown> = saveOverHttp) {
  await recordActivity();
  await editActivity(here);
  await saveTheirs();
  await box(here, 'Title').fill('Airway day, again');
  await box(here, 'Evidence').fill('Attendance list');
  await press(here, 'Save changes');
  await heading(here, changed).waitFor();
}

test('a change from another browser is shown next to mine, with a choice for each field', async () => {
  await collide(saveInTheOtherBrowser);
  expect(await saved()).toMatchObject({ title: 'Airway evening', evidence: null });
  await expect
    .poll(() => heading(here, changed).evaluate((it) => it === document.activeElement))
    .toBe(true);
  await expect.poll(() => dialog(here).getByRole('radio').count()).toBe(6);
  expect(await isChosen(here, 'Evidence', 'mine')).toBe(true);
  expect(await isChosen(here, 'Description', 'theirs')).toBe(true);
  await expectNoAxeViolations(here);
  await press(here, 'Save');
  await expect
    .poll(() => here.evaluate(() => document.activeElement?.getAttribute('aria-invalid')))
    .toBe('true');
  expect(await saved()).toMatchObject({ title: 'Airway evening' });
  await here.keyboard.press('Space');
  await expect.poll(() => isChosen(here, 'Title', 'mine')).toBe(true);
  await press(here, 'Save');
  await isClosed(here);
  expect(await saved()).toMatchObject({
    title: 'Airway day, again',
    evidence: 'Attendance list',
    description: 'Written in the other browser.',
  });
});

test('going back keeps my edits, and keeping theirs replaces all of them', async () => {
  await collide();
  await press(here, versionMessages.back);
  expect(await box(here, 'Title').inputValue()).toBe('Airway day, again');
  await press(here, 'Save changes');
  await heading(here, changed).waitFor();
  await press(here, versionMessages.keepTheirs);
  await here.getByText(versionMessages.kept).first().waitFor();
  await expect.poll(() => box(here, 'Title').inputValue()).toBe('Airway evening');
  expect(await box(here, 'Evidence').inputValue()).toBe('');
  await box(here, 'Evidence').fill('Roster');
  await press(here, 'Save changes');
  await isClosed(here);
  expect(await saved()).toMatchObject({ title: 'Airway evening', evidence: 'Roster' });
});

test('a third change during the choice is shown too', async () => {
  await collide();
  await me.rest('PATCH', `/activities/${activity.id}`, { title: 'Airway night' });
  await choose(here, 'Title', 'mine');
  await press(here, 'Save');
  await field(here, 'Title').getByText('Airway night').waitFor();
  expect(await saved()).toMatchObject({ title: 'Airway night' });
  await choose(here, 'Title', 'theirs');
  await press(here, 'Save');
  await isClosed(here);
  expect(await saved()).toMatchObject({ title: 'Airway night', evidence: 'Attendance list' });
});

test('a reflection shows the texts of both browsers', async () => {
  await writeLog();
  await editLog(here);
  await editLog(there);
  await dialog(there).getByLabel('Learning Outcomes').fill('Write down when we came.');
  await press(there, 'Save changes');
  await isClosed(there);
  await dialog(here).getByLabel('Learning Outcomes').fill('Ask for the nurse in charge.');
  await press(here, 'Save changes');
  await heading(here, changed).waitFor();
  const words = field(here, 'Learning outcomes');
  await words.getByText('Write down when we came.').waitFor();
  await words.getByText('Ask for the nurse in charge.').waitFor();
  await choose(here, 'Learning outcomes', 'theirs');
  await press(here, 'Save');
  await isClosed(here);
  expect(await savedLog()).toMatchObject({ learningOutcomes: 'Write down when we came.' });
});

test('a restored draft is compared with the version it was started on', async () => {
  await writeLog();
  await editLog(here);
  const mine = 'Ask for the nurse in charge, every time.';
  await dialog(here).getByLabel('Learning Outcomes').fill(mine);
  await here.reload();
  await me.rest('PATCH', `/reflective-logs/${log.id}`, {
    learningOutcomes: 'Write down when we came.',
    futureApplication: 'I will note the time at the door.',
  });
  await editLog(here);
  await dialog(here)
    .getByText(/^We kept your draft/)
    .waitFor();
  await press(here, 'Save changes');
  await heading(here, changed).waitFor();
  await field(here, 'Learning outcomes').getByText(mine).waitFor();
  expect((await savedLog()).learningOutcomes).toBe('Write down when we came.');
  await choose(here, 'Learning outcomes', 'mine');
  await press(here, 'Save');
  await isClosed(here);
  expect(await savedLog()).toMatchObject({
    learningOutcomes: mine,
    futureApplication: 'I will note the time at the door.',
  });
});

test('a change that affects no field causes no conflict', async () => {
  await writeLog();
  await editLog(here);
  await me.rest('DELETE', `/reflective-logs/${log.id}`);
  await me.rest('POST', `/reflective-logs/${log.id}/restore`);
  await dialog(here).getByLabel('Learning Outcomes').fill('Ask for the nurse in charge.');
  await press(here, 'Save changes');
  await isClosed(here);
  expect(await savedLog()).toMatchObject({ learningOutcomes: 'Ask for the nurse in charge.' });
});

test('a record deleted elsewhere is restored and saved, or saved as new', async () => {
  await writeLog();
  await editLog(here);
  await me.rest('DELETE', `/reflective-logs/${log.id}`);
  await dialog(here).getByLabel('Learning Outcomes').fill('Ask for the nurse in charge.');
  await press(here, 'Save changes');
  await heading(here, gone.title).waitFor();
  await expectNoAxeViolations(here);
  await press(here, versionMessages.back);
  await press(here, 'Save changes');
  await press(here, gone.restore);
  await isClosed(here);
  expect(await savedLog()).toMatchObject({ learningOutcomes: 'Ask for the nurse in charge.' });
  await editLog(here);
  await me.rest('DELETE', `/reflective-logs/${log.id}`);
  await dialog(here).getByLabel('Learning Outcomes').fill('Ask twice.');
  await press(here, 'Save changes');
  await press(here, gone.saveAsNew);
  await isClosed(here);
  const logs: { content: string }[] = (await me.rest('GET', '/reflective-logs')).body;
  expect(logs.filter(({ content }) => content.startsWith(`${name}:`))).toMatchObject([
    { learningOutcomes: 'Ask twice.' },
  ]);
});

test('two browsers can change different notification preferences', async () => {
  const inApp = (page: Page, kind: string) =>
    page.getByRole('group', { name: kind }).getByLabel('In the app');
  const fineTune = (page: Page) =>
    page.getByRole('button', { name: 'Fine-tune Deadlines' }).click();
  const [mine, theirs] = ['CPD falling behind', 'Evidence missing'];
  for (const page of [here, there]) {
    await visit(page, '/settings/reminders');
    await fineTune(page);
  }
  for (const [page, kind] of [
    [there, theirs!],
    [here, mine!],
  ] as const) {
    await inApp(page, kind).uncheck();
    await page.getByRole('button', { name: 'Save preferences' }).click();
    await page.getByText('Notification preferences saved').first().waitFor();
  }
  await here.reload();
  await fineTune(here);
  expect(await inApp(here, mine!).isChecked()).toBe(false);
  expect(await inApp(here, theirs!).isChecked()).toBe(false);
});

interface Kind {
  /** Name in the test's title. */
  name: string;
  screen: string;
  /** Creates a record with the test's name over HTTP; returns its path and a function that reads it. */
  make: () => Promise<{ at: string; read: () => Promise<unknown> }>;
  /** The field that both browsers change. */
  both: string;
  /** Its label in the form, and in the conflict. */
  label: string;
  group: string;
  other: object;
}

const created = async (path: string, input: object) => (await me.rest('POST', path, input)).body;
const at = async (path: string, input: object) => {
  const { id } = await created(path, input);
  const address = `${path}/${id}`;
  return { at: address, read: async () => (await me.rest('GET', address)).body };
};
const goal = async () => ({
  title: name,
  why: 'Two hard airways this winter.',
  measure: 'Ten without help.',
  // In the period that the plan shows first.
  targetDate: (await me.rest('GET', '/cpd-summary')).body.period.end,
});

const kinds: Kind[] = [
  {
    name: 'a document',
    screen: '/documents',
    make: () => at('/documents', { title: name, type: 'evidence', content: 'Held on 3 March.' }),
    both: 'title',
    label: 'Title',
    group: 'Title',
    other: { content: 'Held on 4 March, with two instructors.' },
  },
  {
    name: 'a learning goal',
    screen: '/cpd-log?tab=plan',
    make: async () => at('/learning-goals', await goal()),
    both: 'measure',
    label: 'How I will know',
    group: 'How I will know',
    other: { why: 'Three hard airways this winter.' },
  },
  {
    name: 'a planned activity',
    screen: '/cpd-log?tab=plan',
    make: async () => {
      const { id: goalId } = await created('/learning-goals', {
        ...(await goal()),
        title: 'Skills',
      });
      const planned = { title: name, category: 'Clinical Practice', hours: 2, goalId };
      const { id } = await created('/planned-activities', planned);
      const read = async () => (await me.rest('GET', `/learning-goals/${goalId}`)).body.planned[0];
      return { at: `/planned-activities/${id}`, read };
    },
    both: 'title',
    label: 'What will you do?',
    group: 'Title',
    other: { hours: 3.5 },
  },
];

describe.each(kinds)('$name', (kind) => {
  async function edit(): Promise<void> {
    await revisit(here, kind.screen);
    await here.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
    await here.getByRole('menuitem', { name: 'Edit' }).click();
    await box(here, kind.label).fill('Mine, written here');
  }

  test.each([
    ['mine', 'Mine, written here'],
    ['theirs', 'Theirs, saved there'],
  ] as const)('changed in two browsers: %s is chosen, the rest merged', async (side, text) => {
    const { at, read } = await kind.make();
    await edit();
    const theirs = { [kind.both]: 'Theirs, saved there', ...kind.other };
    expect((await me.rest('PATCH', at, theirs)).status).toBe(200);
    await press(here, 'Save changes');
    await heading(here, changed).waitFor();
    expect(await read()).toMatchObject(theirs);
    const asked = field(here, kind.group);
    await asked.getByText('Mine, written here').waitFor();
    await asked.getByText('Theirs, saved there').waitFor();
    await expect.poll(() => dialog(here).getByRole('radio').count()).toBe(4);
    await choose(here, kind.group, side);
    await press(here, 'Save');
    await isClosed(here);
    expect(await read()).toMatchObject({ ...kind.other, [kind.both]: text });
  });

  test('deleted elsewhere, restored and saved', async () => {
    const { at, read } = await kind.make();
    await edit();
    await me.rest('DELETE', at);
    await press(here, 'Save changes');
    await heading(here, gone.title).waitFor();
    await press(here, gone.restore);
    await isClosed(here);
    expect(await read()).toMatchObject({ [kind.both]: 'Mine, written here' });
  });
});
