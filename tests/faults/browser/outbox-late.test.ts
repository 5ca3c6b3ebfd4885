import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { adjustableClock } from '#tests/support/adjustable-clock';
import { useApp } from '#tests/support/app';
import { signedUp, type TestClient } from '#tests/support/client';
import { aPicture } from '#tests/support/files';
import {
  fillActivity,
  isOperation,
  openLog,
  openOwnDevice,
  recordActivity,
  saveActivity,
  signIn,
  titlesOf,
} from '#tests/support/outbox';
import { chooseAnswers, openAnswers } from '#tests/support/quiz';
import { documentMessages } from '#domain/records/documents';
import { EVIDENCE_MAX_BYTES } from '#domain/records/evidence-files';
import { moduleReviewMessages } from '#domain/learning/module-reviews';
import { outboxMessages as words } from '#domain/records/outbox';
import { outboxNotices } from '#domain/records/outbox-notices';
import { expectFailedRequest } from '#tests/support/page-errors';

/** Only a review needs another day than today. */
const clock = adjustableClock();
const app = useApp(clock.env);
let me: TestClient;
let page: Page;

const dialog = () => page.getByRole('dialog');
const waiting = () => page.getByRole('region', { name: words.state.waiting });
const bar = (text: string) => page.getByRole('status').getByText(text);
const press = (name: string, where = page.getByRole('main')) =>
  where.getByRole('button', { name, exact: true }).first().click();
const nothingWaits = () => page.getByRole('status').waitFor({ state: 'detached' });
const files = async () => (await me.rest('GET', '/evidence')).body;

/** Completes an activity and logs it again from the quick log, without a connection. Its toast stays while “Undo” has the focus. */
async function logAgain(): Promise<void> {
  const done = { category: 'Clinical Practice', hours: 1, status: 'completed' };
  const { status } = await me.rest('POST', '/activities', { title: 'Ramp handover', ...done });
  expect(status).toBe(201);
  await page.keyboard.press('n');
  const repeat = dialog()
    .getByRole('button', { name: /Ramp handover/ })
    .first();
  await repeat.waitFor();
  await page.context().setOffline(true);
  await repeat.click();
  await page.getByRole('button', { name: 'Undo' }).focus();
}

/** Ends the page in the middle of what it does, and opens the app again. */
async function kill(): Promise<void> {
  const next = await page.context().newPage();
  await page.close();
  page = next;
  await openLog(page);
}

beforeEach(async () => {
  me = await signedUp(app());
  page = await openOwnDevice(app(), me, { serviceWorkers: 'block' });
});

describe('a new record that is sent', () => {
  test('while its form is open becomes an edit of it when the form is saved', async () => {
    await page.context().setOffline(true);
    await recordActivity(page, 'At first');
    await press(words.edit, waiting());
    await dialog().getByLabel('Title').fill('Corrected');
    await page.context().setOffline(false);
    await expect.poll(() => titlesOf(me)).toEqual(['At first']);
    await saveActivity(page);
    await page.getByRole('main').getByRole('link', { name: 'Corrected' }).waitFor();
    await nothingWaits();
    expect(await titlesOf(me)).toEqual(['Corrected']);
  });

  test('before its “Undo” is pressed is deleted by it', async () => {
    await openLog(page);
    await logAgain();
    await waiting().getByText('Ramp handover').waitFor();
    await page.context().setOffline(false);
    await expect.poll(() => titlesOf(me)).toEqual(['Ramp handover', 'Ramp handover']);
    await press('Undo', page.locator('body'));
    await expect.poll(() => titlesOf(me)).toEqual(['Ramp handover']);
    await nothingWaits();
  });

  test('beside a request for its list that the server has already answered is in the list', async () => {
    await page.context().setOffline(true);
    await recordActivity(page, 'Sent beside it');
    let read = () => {};
    let release = () => {};
    const isRead = new Promise<void>((resolve) => (read = resolve));
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    let lists = 0;
    await page.route('**/graphql', async (route) => {
      if (isOperation(route, 'CreateActivity')) await isRead;
      if (!isOperation(route, 'Activities') || (lists += 1) > 1) return route.fallback();
      // The first response predates the change, and arrives last.
      const response = await route.fetch();
      read();
      await isReleased;
      return route.fulfill({ response });
    });
    await page.context().setOffline(false);
    await press('In Progress');
    await expect.poll(() => titlesOf(me)).toEqual(['Sent beside it']);
    await nothingWaits();
    release();
    const link = page.getByRole('main').getByRole('link', { name: 'Sent beside it' });
    await link.waitFor();
  });

  test('before its file is kept gets the file all the same', async () => {
    await page.context().setOffline(true);
    await fillActivity(page, 'With a photo');
    const photo = { name: 'room.jpg', mimeType: 'image/jpeg', buffer: await aPicture() };
    await dialog().locator('input[type="file"]').first().setInputFiles(photo);
    // The file is read slowly, and the record is sent meanwhile.
    await page.evaluate(() => {
      const { arrayBuffer } = Blob.prototype;
      const readNow = new Promise((resolve) => addEventListener('read-now', resolve));
      Blob.prototype.arrayBuffer = async function (this: Blob) {
        await readNow;
        return arrayBuffer.call(this);
      };
    });
    await dialog().getByRole('button', { name: 'Save activity' }).click();
    await dialog().getByText(words.keepingFiles).waitFor();
    await page.context().setOffline(false);
    await expect.poll(() => titlesOf(me)).toEqual(['With a photo']);
    expect(await files()).toEqual([]);
    await page.evaluate(() => dispatchEvent(new Event('read-now')));
    await expect.poll(files).toMatchObject([{ name: 'room.jpg', activityId: expect.anything() }]);
    expect(await titlesOf(me)).toEqual(['With a photo']);
  });

  test('no more, since it was discarded, is said when its “Undo” is pressed', async () => {
    await openLog(page);
    await logAgain();
    await press(words.discard, waiting());
    await press(words.discard, page.getByRole('alertdialog'));
    await waiting().waitFor({ state: 'detached' });
    await press('Undo', page.locator('body'));
    await page.getByText(words.discarded).waitFor();
    await page.context().setOffline(false);
    expect(await titlesOf(me)).toEqual(['Ramp handover']);
  });
});

describe('an upload while there is a connection', () => {
  /** Records an activity with a file while the page is online. */
  async function upload(name: string, buffer: Buffer): Promise<void> {
    await fillActivity(page, 'With a file');
    const file = { name, mimeType: 'application/octet-stream', buffer };
    await dialog().locator('input[type="file"]').first().setInputFiles(file);
    await dialog().getByRole('button', { name: 'Save activity' }).click();
  }

  test('that is killed with its page arrives once', async () => {
    let hasBegun = false;
    await page.route('**/api/evidence?**', () => void (hasBegun = true));
    await upload('room.jpg', await aPicture());
    await expect.poll(() => hasBegun).toBe(true);
    expect(await files()).toEqual([]);
    await kill();
    await expect.poll(files).toMatchObject([{ name: 'room.jpg' }]);
    await nothingWaits();
    expect(await titlesOf(me)).toEqual(['With a file']);
  });

  test('that is cut after the server has the file arrives once', async () => {
    let cuts = 0;
    await page.route('**/api/evidence?**', async (route) => {
      if ((cuts += 1) > 1) return route.fallback();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await upload('room.jpg', await aPicture());
    await dialog().getByText(words.fileKept).waitFor();
    await expect.poll(() => cuts).toBe(2);
    await nothingWaits();
    expect(await files()).toHaveLength(1);
  });

  test('that succeeds leaves nothing behind', async () => {
    await upload('room.jpg', await aPicture());
    await dialog().waitFor({ state: 'detached' });
    expect(await files()).toHaveLength(1);
    await kill();
    expect(await page.getByRole('status').count()).toBe(0);
    expect(await files()).toHaveLength(1);
  });
});

test('a file that the server cannot store keeps its words, and holds up nothing behind it', async () => {
  expectFailedRequest(507, '/api/evidence');
  await page.route('**/api/evidence?**', (route) =>
    route.fulfill({ status: 507, json: { message: 'There is no space left on the server.' } }),
  );
  await page.context().setOffline(true);
  await fillActivity(page, 'With a photo');
  const photo = { name: 'room.jpg', mimeType: 'image/jpeg', buffer: await aPicture() };
  await dialog().locator('input[type="file"]').first().setInputFiles(photo);
  await saveActivity(page);
  await recordActivity(page, 'Behind it');
  await page.context().setOffline(false);
  await bar(words.problems(1)).waitFor();
  await expect.poll(() => titlesOf(me)).toEqual(['Behind it', 'With a photo']);
  await page.unroute('**/api/evidence?**');
  await press(words.show, page.getByRole('status').locator('..'));
  await dialog().getByText('There is no space left on the server.').waitFor();
  await dialog().getByRole('button', { name: words.sendAgain }).click();
  await expect.poll(files).toMatchObject([{ name: 'room.jpg' }]);
});

test('a file of the most that is allowed waits, and arrives once', async () => {
  const buffer = Buffer.concat([await aPicture(), randomBytes(EVIDENCE_MAX_BYTES - 200_000)]);
  await page.context().setOffline(true);
  await fillActivity(page, 'With a film');
  const film = { name: 'film.jpg', mimeType: 'image/jpeg', buffer };
  await dialog().locator('input[type="file"]').first().setInputFiles(film);
  await saveActivity(page);
  await bar(words.count(2)).waitFor();
  const context = page.context();
  await page.close();
  await context.setOffline(false);
  page = await context.newPage();
  await openLog(page);
  await expect.poll(files).toMatchObject([{ name: 'film.jpg' }]);
  await nothingWaits();
  expect(await titlesOf(me)).toEqual(['With a film']);
});

test('nothing is sent as another user who has signed in meanwhile', async () => {
  const other = await signedUp(app());
  await page.context().setOffline(true);
  await recordActivity(page, 'Mine');
  await signIn(page, app(), other);
  const asked = page.waitForResponse(
    (response) => response.request().postData()?.includes('CurrentUser') ?? false,
  );
  await page.context().setOffline(false);
  await asked;
  await page.waitForTimeout(500);
  expect(await titlesOf(other)).toEqual([]);
  await signIn(page, app(), me);
  await kill();
  await expect.poll(() => titlesOf(me)).toEqual(['Mine']);
  expect(await titlesOf(other)).toEqual([]);
});

test('unsent work that a sign-out from elsewhere deletes is counted, and said', async () => {
  await page.context().setOffline(true);
  await recordActivity(page, 'Not sent');
  await recordActivity(page, 'Nor this');
  await me.rest('POST', '/logout');
  await page.context().setOffline(false);
  await page.getByText(outboxNotices.deleted(2).title).waitFor();
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
});

test('a document waits with its file, is shown, and arrives once', async () => {
  await page.goto('/documents');
  await page.getByRole('heading', { name: 'Documents', level: 1 }).waitFor();
  await page.getByRole('button', { name: documentMessages.upload }).first().click();
  await dialog().getByLabel('Title').fill('First aid certificate');
  await dialog().getByLabel('Content').fill('Renewed in November.');
  await page.context().setOffline(true);
  const photo = { name: 'room.jpg', mimeType: 'image/jpeg', buffer: await aPicture() };
  await dialog().locator('input[type="file"]').first().setInputFiles(photo);
  await dialog().getByRole('button', { name: 'Save document' }).click();
  await dialog().waitFor({ state: 'detached' });
  await waiting().getByText('First aid certificate').waitFor();
  await page.context().setOffline(false);
  await nothingWaits();
  expect((await me.rest('GET', '/documents')).body).toMatchObject([
    { title: 'First aid certificate' },
  ]);
  expect(await files()).toMatchObject([{ name: 'room.jpg', documentId: expect.anything() }]);
});

test('the answers of a review wait, and are graded, although the first response is lost', async () => {
  const modules = async () =>
    (await me.graphql('{ modules { id slug dueReview { week } } }')).data.modules as {
      id: string;
      slug: string;
      dueReview: { week: number } | null;
    }[];
  const ofObstetrics = async () => (await modules()).find(({ slug }) => slug === 'obstetric')!;
  const { id } = await ofObstetrics();
  const { errors } = await me.graphql(
    `mutation ($quiz: SubmitQuizInput!, $end: CompleteModuleInput!) {
      submitQuiz(input: $quiz) { passed } completeModule(input: $end) { completedAt } }`,
    { quiz: { moduleId: id, answers: await openAnswers(me, id) }, end: { moduleId: id } },
  );
  expect(errors).toBeUndefined();
  await clock.advance(8 * 86_400_000);
  await page.goto('/cpd-modules?review=obstetric');
  await chooseAnswers(dialog(), 2);
  await page.context().setOffline(true);
  await press('Submit answers', dialog());
  await page.getByText(words.answersKept.description).waitFor();
  await dialog().waitFor({ state: 'detached' });
  await bar(words.count(1)).waitFor();
  expect((await ofObstetrics()).dueReview).not.toBeNull();
  let isLost = false;
  await page.route('**/graphql', async (route) => {
    if (isLost || !isOperation(route, 'AnswerModuleReview')) return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.context().setOffline(false);
  const { title, description } = moduleReviewMessages.graded({ correct: 2, total: 3 });
  for (const text of [title, description]) await page.getByText(text).first().waitFor();
  await nothingWaits();
  expect(isLost).toBe(true);
  expect((await ofObstetrics()).dueReview).toBeNull();
});
