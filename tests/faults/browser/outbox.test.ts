import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { revisit, useApp, visit, waitUntilLoaded } from '#tests/support/app';
import { signedUp, type TestClient } from '#tests/support/client';
import { aPicture } from '#tests/support/files';
import { iterations } from '#tests/support/long';
import {
  isOperation,
  openLog,
  openOwnDevice,
  recordActivity,
  titlesOf,
} from '#tests/support/outbox';
import { chooseAnswers, openAnswers, quizOf } from '#tests/support/quiz';
import { moduleMessages } from '#domain/learning/modules';
import { outboxMessages as words } from '#domain/records/outbox';
import { versionMessages } from '#domain/versions';

const app = useApp();
let me: TestClient;
let page: Page;

const dialog = (on: Page = page) => on.getByRole('dialog');
const bar = (text: string, on: Page = page) => on.getByRole('status').getByText(text);
const waiting = (on: Page = page) => on.getByRole('region', { name: words.state.waiting });

const record = (title: string, on: Page = page) => recordActivity(on, title);
const titles = () => titlesOf(me);

/** Copies the first waiting change, so that each title waits once: a form for each would take minutes. */
const copyFirst = (to: readonly string[]) =>
  page.evaluate(
    async ([user, ...given]) => {
      const opening = indexedDB.open(`outbox:${user}`);
      const done = (request: IDBRequest) =>
        new Promise((resolve) =>
          request.addEventListener('success', () => resolve(request.result)),
        );
      const db = (await done(opening)) as IDBDatabase;
      const read = (table: string) => db.transaction(table).objectStore(table).getAll();
      const keys = db.transaction('keys').objectStore('keys');
      const key = (await done(keys.get('own'))) as CryptoKey;
      const [first] = (await done(read('entries'))) as [{ iv: BufferSource; bytes: BufferSource }];
      const name = 'AES-GCM';
      const text = new TextDecoder().decode(
        await crypto.subtle.decrypt({ name, iv: first.iv }, key, first.bytes),
      );
      const { title, requestKey } = JSON.parse(text) as { title: string; requestKey: string };
      const copies = await Promise.all(
        given.map(async (next, index) => {
          const id = String(index + 2).padStart(12, '0');
          const copy = JSON.parse(
            text.replaceAll(title, next).replaceAll(requestKey, `${requestKey}-${index}`),
          ) as object;
          const bytes = new TextEncoder().encode(JSON.stringify({ ...copy, id }));
          const iv = crypto.getRandomValues(new Uint8Array(12));
          return { id, iv, bytes: await crypto.subtle.encrypt({ name, iv }, key, bytes) };
        }),
      );
      const table = db.transaction('entries', 'readwrite').objectStore('entries');
      await Promise.all(copies.map((copy) => done(table.put(copy))));
      db.close();
      const channel = new BroadcastChannel(`outbox:${user}`);
      // A channel, unlike a window, has no target origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      channel.postMessage('changed');
    },
    [String(me.user.id), ...to],
  );

const item = (title: string) => page.getByRole('listitem').filter({ hasText: title }).first();
const press = (name: string, where = page.getByRole('main')) =>
  where.getByRole('button', { name, exact: true }).click();

/** Lets the server receive the first request of that name, and cuts its response off. */
async function cutOff(name: string): Promise<() => boolean> {
  let isCut = false;
  await page.route('**/graphql', async (route) => {
    if (isCut || !isOperation(route, name)) return route.fallback();
    isCut = true;
    await route.fetch();
    return route.abort('connectionreset');
  });
  return () => isCut;
}

const create = async (title: string): Promise<{ id: number; version: number }> => {
  const input = { title, category: 'Clinical Practice', hours: 2, status: 'in-progress' };
  return (await me.rest('POST', '/activities', input)).body;
};

/** Opens the log again, as after a restart of the app. */
const openAgain = (on: Page = page) => openLog(on);

async function edit(title: string, to: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await dialog().getByLabel('Title').fill(to);
  await dialog().getByRole('button', { name: 'Save changes' }).click();
  await dialog().waitFor({ state: 'detached' });
}

beforeEach(async () => {
  me = await signedUp(app());
  page = await openOwnDevice(app(), me, { serviceWorkers: 'block' });
});

describe('without a connection', () => {
  test('an activity waits, shown as such, and is sent once when the connection is back', async () => {
    await page.context().setOffline(true);
    await record('Ramp handover');
    await page.getByText(words.kept.description).waitFor();
    await waiting().getByText('Ramp handover').waitFor();
    await bar(words.count(1)).waitFor();
    expect(await titles()).toEqual([]);
    await page.context().setOffline(false);
    await page.getByText(words.sent(1)).waitFor();
    await waiting().waitFor({ state: 'detached' });
    await page.getByRole('main').getByRole('link', { name: 'Ramp handover' }).waitFor();
    expect(await titles()).toEqual(['Ramp handover']);
  });

  test('a tick, an edit and a deletion show at once, and arrive in one go', async () => {
    for (const title of ['One', 'Two', 'Three']) await create(title);
    await openAgain();
    await page.context().setOffline(true);
    await page.getByRole('checkbox', { name: 'Completed: One' }).check();
    await item('One').getByText(words.state.waiting).waitFor();
    await edit('Two', 'Two, corrected');
    await edit('Two, corrected', 'Two, at last');
    await page.getByRole('button', { name: 'Actions for Three' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await press('Delete', page.getByRole('alertdialog'));
    await page.getByRole('checkbox', { name: 'Completed: Three' }).waitFor({ state: 'detached' });
    await bar(words.count(3)).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('status').waitFor({ state: 'detached' });
    const { body } = await me.rest('GET', '/activities');
    expect(body).toHaveLength(2);
    expect(body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ title: 'One', status: 'completed' }),
        expect.objectContaining({ title: 'Two, at last', version: 2 }),
      ]),
    );
  });

  test('what waits survives the end of the page, and a file goes with its new record', async () => {
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Log CPD Activity' }).first().click();
    await dialog().getByLabel('Title').fill('With a photo');
    await dialog().getByRole('spinbutton', { name: 'Hours' }).fill('2');
    const name = 'room.jpg';
    const photo = { name, mimeType: 'image/jpeg', buffer: await aPicture() };
    await dialog().locator('input[type="file"]').first().setInputFiles(photo);
    await dialog().getByRole('button', { name: 'Save activity' }).click();
    await dialog().waitFor({ state: 'detached' });
    await bar(words.count(2)).waitFor();
    const context = page.context();
    await page.close();
    await context.setOffline(false);
    page = await context.newPage();
    await page.goto('/cpd-log');
    await page.getByRole('main').getByRole('link', { name: 'With a photo' }).waitFor();
    await expect
      .poll(async () => (await me.rest('GET', '/evidence')).body)
      .toMatchObject([{ name, activityId: expect.anything() }]);
    expect(await titles()).toEqual(['With a photo']);
  });

  test('a reflection, a goal and a bookmark wait too', async () => {
    const open = async (path: string, button: string) => {
      await revisit(page, path);
      await page.getByRole('button', { name: button }).first().waitFor();
      await waitUntilLoaded(page);
    };
    const add = async (button: string, texts: string[], save: string) => {
      await page.getByRole('button', { name: button }).first().click();
      await dialog().getByRole('button', { name: save }).waitFor();
      for (const [index, text] of texts.entries()) {
        await dialog()
          .locator('textarea:visible, input[type="text"]:visible')
          .nth(index)
          .fill(text);
      }
      await dialog().getByRole('button', { name: save }).click();
      await dialog().waitFor({ state: 'detached' });
    };
    await open('/cpd-log?tab=reflections', 'Add reflection');
    await page.context().setOffline(true);
    const text = 'Handed over late because the ramp was full, and I said so too late.';
    await add('Add reflection', [text, 'Speak up sooner.', 'I will say so.'], 'Save reflection');
    await waiting().getByText('Handed over late').waitFor();
    await page.context().setOffline(false);
    await page.getByText(words.sent(1)).waitFor();
    await open('/cpd-log?tab=plan', 'Add goal');
    await page.context().setOffline(true);
    await add('Add goal', ['See sick children', 'I see few.', 'A mentor watched.'], 'Save goal');
    await waiting().getByText('See sick children').waitFor();
    await page.context().setOffline(false);
    await page.getByText(words.sent(1)).waitFor();
    await open('/resources', 'Bookmark ');
    await page.context().setOffline(true);
    await page
      .getByRole('button', { name: /^Bookmark / })
      .first()
      .click();
    await bar(words.count(1)).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('status').waitFor({ state: 'detached' });
    expect((await me.rest('GET', '/reflective-logs')).body).toMatchObject([{ content: text }]);
    expect(
      await me.graphql('{ learningGoals { nodes { title } } bookmarks { nodes { id } } }'),
    ).toMatchObject({
      data: {
        learningGoals: { nodes: [{ title: 'See sick children' }] },
        bookmarks: { nodes: [{ id: expect.any(String) }] },
      },
    });
  });

  test('a plan is worked on: closed, planned, edited, removed and recorded', async () => {
    const { data } = await me.graphql('{ learningGoals { plannableFrom } }');
    const targetDate = data.learningGoals.plannableFrom;
    const goals: string[] = [];
    for (const title of ['See sick children', 'Manage an airway']) {
      const input = { title, why: 'I see few.', measure: 'A mentor watched.', targetDate };
      goals.push((await me.rest('POST', '/learning-goals', input)).body.id);
    }
    for (const title of ['Workshop', 'Drill', 'Reading']) {
      const input = { goalId: goals[0], title, category: 'Clinical Practice', hours: 1 };
      await me.rest('POST', '/planned-activities', input);
    }
    await revisit(page, '/cpd-log?tab=plan');
    await page.getByRole('heading', { name: 'See sick children' }).waitFor();
    await waitUntilLoaded(page);
    await page.context().setOffline(true);
    const choose = async (title: string, action: string) => {
      await page.getByRole('button', { name: `Actions for ${title}` }).click();
      await page.getByRole('menuitem', { name: action }).click();
    };
    const save = async (name: string) => {
      await press(name, dialog());
      await dialog().waitFor({ state: 'detached' });
    };
    await choose('Manage an airway', 'Close goal');
    await dialog().getByRole('textbox').last().fill('I can do it without an aid now.');
    await save('Close goal');
    await item('Manage an airway').getByText('Achieved').waitFor();
    await choose('Drill', 'Edit');
    await dialog().getByRole('textbox').first().fill('Drill with the crew');
    await save('Save changes');
    await choose('Reading', 'Remove');
    await press('Plan an activity', item('See sick children'));
    await dialog().getByRole('textbox').first().fill('Simulation day');
    await save('Plan activity');
    await waiting().getByText('Simulation day').waitFor();
    await press('Done: Workshop');
    await page.getByRole('button', { name: 'Done: Workshop' }).waitFor({ state: 'detached' });
    await page.getByText('Drill with the crew').waitFor();
    expect(await page.getByText('Reading').count()).toBe(0);
    await bar(words.count(5)).waitFor();

    const isCut = await cutOff('CloseLearningGoal');
    await page.context().setOffline(false);
    await page.getByRole('status').waitFor({ state: 'detached' });
    expect(isCut()).toBe(true);
    const { body } = await me.rest('GET', `/learning-goals/${goals[0]}`);
    expect(body.planned).toEqual([
      expect.objectContaining({ title: 'Workshop', activityId: expect.anything() }),
      expect.objectContaining({ title: 'Drill with the crew', activityId: null }),
      expect.objectContaining({ title: 'Simulation day' }),
    ]);
    expect((await me.rest('GET', `/learning-goals/${goals[1]}`)).body).toMatchObject({
      status: 'achieved',
      changes: [{ field: 'status' }],
    });
    expect(await titles()).toEqual(['Workshop']);
  });

  test('signing out asks before it deletes what waits', async () => {
    await page.context().setOffline(true);
    await record('Not sent');
    await press('Logout', page.getByRole('navigation').locator('..'));
    const question = page.getByRole('alertdialog');
    await question.getByText(words.signOut(1).text).waitFor();
    await press(words.signOut(1).decline, question);
    await question.waitFor({ state: 'detached' });
    await page.route('**/graphql', (route) =>
      isOperation(route, 'CreateActivity') ? route.abort() : route.fallback(),
    );
    await page.context().setOffline(false);
    await press('Logout', page.getByRole('navigation').locator('..'));
    await press(words.signOut(1).confirm, question);
    await page.getByLabel('Username').waitFor();
    await expect
      .poll(() => page.evaluate(async () => (await indexedDB.databases()).length))
      .toBe(0);
  });
});

describe('a request that is cut', () => {
  test('is sent again without doubling what the server received', async () => {
    const isCut = await cutOff('CreateActivity');
    await record('Cut in the middle');
    await page.getByRole('main').getByRole('link', { name: 'Cut in the middle' }).waitFor();
    expect(isCut()).toBe(true);
    await waiting().waitFor({ state: 'detached' });
    expect(await titles()).toEqual(['Cut in the middle']);
  });

  test('an edit that the server received is no conflict with itself', async () => {
    await create('Before');
    await openAgain();
    const isCut = await cutOff('UpdateActivity');
    await edit('Before', 'After');
    await expect.poll(isCut).toBe(true);
    await page.getByRole('status').waitFor({ state: 'detached' });
    expect(await me.rest('GET', '/activities')).toMatchObject({
      body: [{ title: 'After', version: 2 }],
    });
  });

  test('killed in the middle of sending, it is sent once by the next page', async () => {
    let hasArrived = false;
    await page.route('**/graphql', async (route) => {
      if (!isOperation(route, 'CreateActivity')) return route.fallback();
      await route.fetch();
      hasArrived = true;
    });
    await page.context().setOffline(true);
    await record('Killed');
    await page.context().setOffline(false);
    await expect.poll(() => hasArrived).toBe(true);
    const context = page.context();
    const next = await context.newPage();
    await page.close();
    page = next;
    await page.goto('/cpd-log');
    await page.getByRole('main').getByRole('link', { name: 'Killed' }).waitFor();
    await waiting().waitFor({ state: 'detached' });
    expect(await titles()).toEqual(['Killed']);
  });
});

describe('a file', () => {
  const name = 'room.jpg';
  const files = async () => (await me.rest('GET', '/evidence')).body;

  /** Records an activity with a photo without a connection. */
  async function recordPhoto(): Promise<void> {
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Log CPD Activity' }).first().click();
    await dialog().getByLabel('Title').fill('With a photo');
    await dialog().getByRole('spinbutton', { name: 'Hours' }).fill('2');
    const photo = { name, mimeType: 'image/jpeg', buffer: await aPicture() };
    await dialog().locator('input[type="file"]').first().setInputFiles(photo);
    await dialog().getByRole('button', { name: 'Save activity' }).click();
  }

  test.each([
    ['before the server has it', false],
    ['after the server has it', true],
  ])('whose upload is killed %s arrives once', async (_, isReceived) => {
    let hasBegun = false;
    await page.route('**/api/evidence?**', async (route) => {
      if (isReceived) await route.fetch();
      // No response comes.
      hasBegun = true;
    });
    await recordPhoto();
    await dialog().waitFor({ state: 'detached' });
    await bar(words.count(2)).waitFor();
    await page.context().setOffline(false);
    await expect.poll(() => hasBegun).toBe(true);
    expect(await files()).toHaveLength(isReceived ? 1 : 0);
    const context = page.context();
    const next = await context.newPage();
    await page.close();
    page = next;
    await openAgain();
    await page.getByRole('status').waitFor({ state: 'detached' });
    expect(await files()).toMatchObject([{ name }]);
    expect(await titles()).toEqual(['With a photo']);
  });

  test('without room is said in the form, which stays, and nothing is lost', async () => {
    await page.evaluate(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (...given) {
        if (this.name === 'files') throw new DOMException('Full', 'QuotaExceededError');
        return put.apply(this, given);
      };
    });
    await recordPhoto();
    await dialog().getByText(words.full).first().waitFor();
    await dialog().getByText(name).first().waitFor();
    expect(await files()).toEqual([]);
  });
});

describe('what the server refuses', () => {
  test('stays with its words, is corrected, and is sent', async () => {
    await page.route('**/graphql', (route) =>
      isOperation(route, 'CreateActivity')
        ? route.fulfill({
            json: {
              data: null,
              errors: [{ message: 'Not like this', extensions: { code: 'BAD_USER_INPUT' } }],
            },
          })
        : route.fallback(),
    );
    await page.context().setOffline(true);
    await record('Wrong');
    await page.context().setOffline(false);
    await waiting().getByText('Not like this').waitFor();
    await bar(words.problems(1)).waitFor();
    await page.unroute('**/graphql');
    await openAgain();
    await press(words.edit, waiting());
    await expect.poll(() => dialog().getByLabel('Title').inputValue()).toBe('Wrong');
    await dialog().getByText('Not like this').waitFor();
    await dialog().getByLabel('Title').fill('Right');
    await dialog().getByRole('button', { name: 'Save activity' }).click();
    await dialog().waitFor({ state: 'detached' });
    await waiting().waitFor({ state: 'detached' });
    expect(await titles()).toEqual(['Right']);
  });

  test('a change made elsewhere meanwhile is compared', async () => {
    const { id, version } = await create('At first');
    await openAgain();
    await page.context().setOffline(true);
    await edit('At first', 'Mine');
    await me.rest('PATCH', `/activities/${id}`, { title: 'Theirs', version });
    await page.context().setOffline(false);
    await bar(words.problems(1)).waitFor();
    await press(words.show, page.getByRole('status'));
    await press(words.compare, dialog());
    const heading = dialog().getByRole('heading', { name: versionMessages.title });
    await heading.waitFor();
    await dialog().getByRole('radio', { name: versionMessages.conflictSides.mine }).check();
    await press(versionMessages.save, dialog().last());
    await heading.waitFor({ state: 'detached' });
    await bar(words.problems(1)).waitFor({ state: 'detached' });
    // It no longer counts as a problem while it is sent.
    await expect.poll(titles).toEqual(['Mine']);
  });
});

describe('the answers of a quiz', () => {
  const kept = () => dialog().getByText(words.answersKept.description);
  let id: string;

  /** Number of times the module's quiz was graded, as its key says. */
  const attempts = async () => Number((await quizOf(me, id)).quizKey.split('-').at(-1)) - 1;

  async function answerAll(): Promise<void> {
    const { data } = await me.graphql('{ modules { id slug } }');
    ({ id } = data.modules.find(({ slug }: { slug: string }) => slug === 'ethics'));
    await page.goto('/cpd-modules?module=ethics');
    await page.getByRole('button', { name: 'Go to the quiz' }).click();
    await chooseAnswers(dialog());
  }
  const areSaved = async () => {
    const query = 'query ($id: ID!) { module(id: $id) { progress { answers } } }';
    const { progress } = (await me.graphql(query, { id })).data.module;
    const { answers } = progress ?? { answers: [] };
    return answers.length > 0 && !answers.includes(null);
  };

  test('wait, are shown as kept when the module opens again, and are graded once', async () => {
    await answerAll();
    await expect.poll(areSaved).toBe(true);
    await page.context().setOffline(true);
    await press('Submit answers', dialog());
    await kept().waitFor();
    await press('Close', dialog());
    await dialog().waitFor({ state: 'detached' });
    await visit(page, '/cpd-modules?module=ethics');
    await kept().waitFor();
    expect(await dialog().getByRole('button', { name: 'Submit answers' }).count()).toBe(0);
    await press('Close', dialog());
    await visit(page, '/cpd-log');
    expect(await attempts()).toBe(0);
    const isCut = await cutOff('SubmitQuiz');
    await page.context().setOffline(false);
    await page.getByText('Quiz submitted').first().waitFor();
    await page.getByRole('button', { name: words.show }).click();
    await dialog().getByText('You passed the quiz').waitFor();
    expect(isCut()).toBe(true);
    expect(await attempts()).toBe(1);
  });

  test('given elsewhere meanwhile are said not to be graded, and count for nothing', async () => {
    // The draft of the answers then waits before them, without a message to the user.
    await page.route('**/graphql', async (route) => {
      if (!isOperation(route, 'SaveModuleProgress')) return route.fallback();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await answerAll();
    await page.context().setOffline(true);
    await page.unrouteAll({ behavior: 'wait' });
    await press('Submit answers', dialog());
    await kept().waitFor();
    const { quizKey } = await quizOf(me, id);
    const answers = await openAnswers(me, id, 0);
    await me.graphql(
      'mutation ($input: SubmitQuizInput!) { submitQuiz(input: $input) { passed } }',
      { input: { moduleId: id, answers, quizKey } },
    );
    await page.context().setOffline(false);
    await dialog().getByText(moduleMessages.quizReplaced).waitFor();
    await dialog().getByText('Not passed yet').waitFor();
    await press(words.discard, dialog());
    await dialog().getByText(moduleMessages.quizReplaced).waitFor({ state: 'detached' });
    expect(await attempts()).toBe(1);
  });
});

test('two tabs share one outbox and send once', async () => {
  const other = await page.context().newPage();
  await openAgain(other);
  await page.context().setOffline(true);
  await record('From here');
  await record('From there', other);
  await bar(words.count(2)).waitFor();
  await bar(words.count(2), other).waitFor();
  await page.context().setOffline(false);
  for (const tab of [page, other]) await bar('', tab).first().waitFor({ state: 'detached' });
  expect(await titles()).toEqual(['From here', 'From there']);
});

test('an expired session keeps what waits for its owner', async () => {
  await page.context().setOffline(true);
  await record('Night shift');
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await page.context().setOffline(false);
  await page.getByLabel('Username').waitFor();
  expect(await titles()).toEqual([]);
  await page.context().addCookies(cookies);
  await page.goto('/cpd-log');
  await page.getByRole('main').getByRole('link', { name: 'Night shift' }).waitFor();
  expect(await titles()).toEqual(['Night shift']);
});

test.each([
  ['ahead', 1],
  ['behind', -1],
])('a clock that is a day %s loses and doubles nothing', async (_, days) => {
  await create('Tick me');
  await page.addInitScript(
    (ahead) => {
      const RealDate = Date;
      globalThis.Date = class extends RealDate {
        constructor(...given: []) {
          super(...(given.length > 0 ? given : ([RealDate.now() + ahead] as unknown as [])));
        }
        static override now = () => RealDate.now() + ahead;
      } as DateConstructor;
    },
    days * 24 * 3_600_000,
  );
  await openAgain();
  await page.context().setOffline(true);
  await record('Tomorrow');
  await page.getByRole('checkbox', { name: 'Completed: Tick me' }).check();
  await bar(words.count(2)).waitFor();
  await page.context().setOffline(false);
  // The server refuses a completion in the future; the rest arrives.
  if (days > 0) await bar(words.problems(1)).waitFor();
  else await page.getByRole('status').waitFor({ state: 'detached' });
  expect(await titles()).toEqual(['Tick me', 'Tomorrow']);
});

test('many records that wait arrive once each', async () => {
  await page.context().setOffline(true);
  const names = Array.from(
    { length: iterations(60, 200) },
    (_, number) => `Job no. ${number + 1} of them`,
  );
  await record(names[0]!);
  await copyFirst(names.slice(1));
  await bar(words.count(names.length)).waitFor();
  let cuts = 0;
  await page.route('**/graphql', async (route) => {
    // Every tenth response is lost.
    if (!isOperation(route, 'CreateActivity') || (cuts += 1) % 10 > 0) return route.fallback();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.context().setOffline(false);
  await page.getByRole('status').waitFor({ state: 'detached', timeout: 200_000 });
  expect(await titles()).toEqual(names.toSorted());
});
