// @module-tag servers
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { moduleContents } from '#content/modules/index';
import { MEASURED_MEANS, moduleHoursTexts } from '#domain/learning/module-measures';
import {
  shortestReadingMinutes as readingMinutes,
  studyMinutes,
} from '#domain/learning/module-minutes';
import { moduleMessages } from '#domain/learning/modules';
import { seed } from '#server/db/seed/seed';
import { signedUp, TestClient } from '#tests/support/client';
import { invalidIds, invalidTexts } from '#tests/support/invalid-values';
import { pdfText } from '#tests/support/pdf-text';
import { countRows } from '#tests/support/rows';
import { answersTo, openAnswers, quizOf, rightAnswer, writtenQuestion } from '#tests/support/quiz';
import { useServer } from '#tests/support/server';
import { unzip } from '#tests/support/unzip';

const server = useServer();
let alex: TestClient;
let billie: TestClient;
/** The ids of the modules by slug. */
let ids: Record<string, string>;

beforeAll(async () => {
  [alex, billie] = [await signedUp(server()), await signedUp(server())];
  const { data } = await alex.graphql('{ modules { id slug } }');
  ids = Object.fromEntries(data.modules.map((each: any) => [each.slug, each.id]));
});

/** Answers to the open quiz, with that number of right ones. */
const answersOf = (client: TestClient, slug: string, right?: number) =>
  openAnswers(client, ids[slug]!, right);
const reflection =
  'I will name the leader aloud at every arrest, and hand over the airway earlier.';

/** A clock of the server that does not run until time passes. */
function clock() {
  let now = new Date();
  server().setNow(now);
  return {
    now: () => now,
    pass: ({ hours = 0, minutes = 0, seconds = 0 }) => {
      now = new Date(now.getTime() + ((hours * 60 + minutes) * 60 + seconds) * 1000);
      server().setNow(now);
    },
  };
}
afterEach(() => server().setNow(null));

const state = `id completed inProgress passed progress { step answers submitted reflection percent }
  lastAttempt { id score correct total passed results { index chosen correctAnswer isCorrect explanation } }
  completion { activityId version score reflection completedAt }`;
const attempt =
  'id moduleId version score correct total passed submittedAt results { index question options chosen correctAnswer isCorrect explanation }';

const submit = (client: TestClient, input: object) =>
  client.graphql(
    `mutation($input: SubmitQuizInput!) { submitQuiz(input: $input) { ${attempt} } }`,
    {
      input,
    },
  );
const save = (client: TestClient, input: object) =>
  client.graphql(
    'mutation($input: SaveModuleProgressInput!) { saveModuleProgress(input: $input) { step answers submitted reflection percent updatedAt } }',
    { input },
  );
const complete = (client: TestClient, input: object) =>
  client.graphql(
    'mutation($input: CompleteModuleInput!) { completeModule(input: $input) { activityId version score reflection completedAt module { id completed } } }',
    { input },
  );
const own = async (client: TestClient, slug: string) =>
  (await client.graphql(`query($id: ID!) { module(id: $id) { ${state} } }`, { id: ids[slug] })).data
    .module;
const list = async (client: TestClient, args = '') =>
  (await client.graphql(`{ modules${args} { slug } }`)).data.modules.map((each: any) => each.slug);
const refusal = (response: { errors?: any[] }) => ({
  code: response.errors?.[0]?.extensions.code,
  fields: response.errors?.[0]?.extensions.fields,
});

describe('the modules', () => {
  test('are the seven of the specification, in their order, with what their cards show', async () => {
    const { data } = await alex.graphql(
      '{ modules { slug title description category hours isRecommended isInteractive hasReflection version lastReviewed questionCount estimatedMinutes studyMinutes passMark completed inProgress lastAttempt { id } } }',
    );
    expect(data.modules.map((each: any) => each.slug)).toEqual([
      'mental-health',
      'acls',
      'pediatric',
      'trauma',
      'obstetric',
      'ethics',
      'critical-care',
    ]);
    const badges = (name: string) =>
      data.modules.flatMap((each: any, index: number) => (each[name] ? [index + 1] : []));
    expect(badges('isRecommended')).toEqual([1, 4]);
    expect(badges('isInteractive')).toEqual([1, 3, 6]);
    expect(badges('hasReflection')).toEqual([1, 3, 6]);
    expect(data.modules[1]).toMatchObject({
      hours: 3,
      questionCount: 10,
      estimatedMinutes: 45,
      studyMinutes: studyMinutes(moduleContents[1]!),
      passMark: 70,
      completed: false,
      inProgress: false,
      lastAttempt: null,
      lastReviewed: `${moduleContents[1]!.lastReviewed}`,
    });
  });

  test('have questions without the correct answers', async () => {
    const query = `query($id: ID!) { module(id: $id) {
      content { objectives keyPoints sections { heading blocks { text list } } references { title publisher year url } video { title provider url } }
      questions { index question options } } }`;
    const response = await alex.graphql(query, { id: ids['acls'] });
    const written = moduleContents[1]!;
    expect(response.data.module.content).toMatchObject({
      objectives: written.objectives,
      keyPoints: written.keyPoints,
      video: written.video,
    });
    expect(response.data.module.content.sections).toHaveLength(written.sections.length);
    const { questions } = response.data.module;
    expect(questions.map((each: any) => each.index)).toEqual([...Array(10).keys()]);
    for (const { question, options } of questions) {
      const { options: possible } = written.questions.find((each) => each.question === question)!;
      expect(options.toSorted()).toEqual(possible.toSorted());
    }
    const rest = await alex.rest('GET', `/modules/${ids['acls']}`);
    expect(rest.body.questions).toHaveLength(10);
    expect(rest.body).not.toHaveProperty('quiz');
    const everything = JSON.stringify([response, rest.body, await alex.rest('GET', '/modules')]);
    expect(everything).not.toMatch(/correctAnswer|explanation/);
    for (const { explanation } of written.questions) expect(everything).not.toContain(explanation);
  });

  test('come one by one with their cases, figures and further reading, which the list leaves out', async () => {
    const { data } = await alex.graphql(
      `query($id: ID!) { module(id: $id) {
        caseStudies { key title summary scenes { key text choices { text consequence reason source next } } debrief }
        figures { key title section words }
        furtherReading { title publisher year url minutes }
        content { sections { blocks { text list table { caption columns rows { cells } } } } } } }`,
      { id: ids['ethics'] },
    );
    const { caseStudies, figures, furtherReading } = moduleContents[5]!;
    expect(data.module).toMatchObject({ caseStudies, figures, furtherReading });
    const blocks = data.module.content.sections.flatMap((each: any) => each.blocks);
    const [table] = blocks.flatMap((each: any) => each.table ?? []);
    expect(table.rows[0].cells[0]).toBe('Queensland');
    expect(
      blocks.every((each: any) => [each.text, each.list, each.table].filter(Boolean).length === 1),
    ).toBe(true);
    const { body } = await alex.rest('GET', `/modules/${ids['ethics']}`);
    expect(body).toMatchObject({ caseStudies, figures, furtherReading });
    for (const each of (await alex.rest('GET', '/modules')).body) {
      expect(Object.keys(each)).not.toContain('caseStudies');
    }
  });

  test('have no field that holds an answer before a quiz is submitted', async () => {
    const { errors } = await alex.graphql('{ modules { questions { correctAnswer } } }');
    expect(errors?.[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  test('need two statements with their texts and one without, for any number', async () => {
    await alex.graphql('{ modules { id } }');
    server().statements();
    await alex.graphql(`{ modules { ${state.replace(/results \{[^}]*\}/, '')} } }`);
    expect(server().statements()).toHaveLength(1);
    await alex.graphql(
      '{ modules { content { objectives } caseStudies { key } figures { key } questions { index } } }',
    );
    expect(server().statements()).toHaveLength(2);
    await alex.graphql(
      'query($id: ID!) { module(id: $id) { content { objectives } caseStudies { key } questions { index } } }',
      { id: ids['acls'] },
    );
    expect(server().statements()).toHaveLength(1);
  });

  test('are counted by category', async () => {
    const { data } = await alex.graphql('{ moduleCategories { category label count } }');
    expect(data.moduleCategories).toEqual([
      { category: null, label: 'All Categories', count: 7 },
      { category: 'Clinical Practice', label: 'Clinical Practice', count: 5 },
      { category: 'Professional Development', label: 'Professional Development', count: 1 },
      { category: 'Research & Education', label: 'Research & Education', count: 1 },
    ]);
  });

  test('are filtered by text, category and status together', async () => {
    expect(await list(alex, '(query: "  CARDIAC life ")')).toEqual(['acls']);
    expect(await list(alex, '(query: "%")')).toEqual([]);
    expect(await list(alex, '(category: PROFESSIONAL_DEVELOPMENT)')).toEqual(['ethics']);
    expect(await list(alex, '(status: RECOMMENDED)')).toEqual(['mental-health', 'trauma']);
    expect(await list(alex, '(status: RECOMMENDED, query: "crisis")')).toEqual(['mental-health']);
    expect(await list(alex, '(status: COMPLETED)')).toEqual([]);
    for (const args of ['(status: GONE)', '(category: COOKING)']) {
      const response = await alex.graphql(`{ modules${args} { id } }`);
      expect(refusal(response).code).toBe('BAD_USER_INPUT');
    }
    expect((await alex.rest('GET', '/modules?status=gone')).status).toBe(400);
  });

  test.each(invalidIds)('do not have the id %s', async (id) => {
    expect((await alex.rest('GET', `/modules/${id}`)).status).toBe(404);
  });

  test('need a session', async () => {
    const stranger = new TestClient(server());
    for (const path of ['/modules', '/modules/recommended', `/modules/${ids['acls']}`]) {
      expect((await stranger.rest('GET', path)).status, path).toBe(401);
    }
    for (const field of [
      'modules { id }',
      'moduleCategories { count }',
      'recommendedModules { id }',
      'module(id: 1) { id }',
    ]) {
      expect(refusal(await stranger.graphql(`{ ${field} }`)).code, field).toBe('UNAUTHENTICATED');
    }
  });
});

describe('the seeding', () => {
  const rows = () =>
    server().database.query({ text: 'select * from cpd_modules order by id', values: [] });

  test('changes nothing when repeated, and uses no ids', async () => {
    const before = await rows();
    await seed(server().services);
    expect(await rows()).toEqual(before);
    const [sequence] = await server().database.query<{ last_value: unknown }>({
      text: 'select last_value from cpd_modules_id_seq',
      values: [],
    });
    expect(Number(sequence!.last_value)).toBe(7);
  });

  test('updates an older text under the same id', async () => {
    const before = await rows();
    await server().database.query({
      text: `update cpd_modules set version = '2020.1', title = 'Old', content = '{}', position = 90 where slug = 'trauma'`,
      values: [],
    });
    await seed(server().services);
    expect(await rows()).toEqual(before);
  });
});

describe('submitQuiz', () => {
  test('grades on the server and explains every answer afterwards', async () => {
    const client = await signedUp(server());
    const { questions } = await quizOf(client, ids['obstetric']!);
    const answers = answersTo(questions, 4);
    const { data } = await submit(client, { moduleId: ids['obstetric'], answers });
    expect(data.submitQuiz).toMatchObject({ score: 80, correct: 4, total: 5, passed: true });
    expect(data.submitQuiz.results).toEqual(
      questions.map((shown, index) => ({
        ...shown,
        correctAnswer: rightAnswer(shown),
        explanation: writtenQuestion(shown.question).explanation,
        chosen: answers[index],
        isCorrect: index < 4,
      })),
    );
    expect(await own(client, 'obstetric')).toMatchObject({
      completed: false,
      inProgress: true,
      passed: true,
      lastAttempt: { score: 80, results: { length: 5 } },
      progress: { step: 'quiz', answers, submitted: true, percent: 100 },
    });
  });

  test('keeps every attempt; the latest is shown, a pass stays a pass', async () => {
    const client = await signedUp(server());
    const moduleId = ids['acls'];
    const before = await countRows(server(), 'module_attempts');
    const time = clock();
    for (const [right, passed] of [
      [0, false],
      [10, true],
      [6, false],
    ] as const) {
      const answers = await answersOf(client, 'acls', right);
      expect((await submit(client, { moduleId, answers })).data.submitQuiz).toMatchObject({
        score: right * 10,
        passed,
      });
      time.pass({ hours: 24 });
    }
    expect(await countRows(server(), 'module_attempts')).toBe(before + 3);
    expect(await own(client, 'acls')).toMatchObject({ passed: true, lastAttempt: { score: 60 } });
  });

  test('no longer explains an attempt after the text has changed', async () => {
    const client = await signedUp(server());
    await submit(client, {
      moduleId: ids['trauma'],
      answers: await answersOf(client, 'trauma', 0),
    });
    const set = (version: string) =>
      server().database.query({
        text: 'update cpd_modules set version = $1 where slug = $2',
        values: [version, 'trauma'],
      });
    await set('2099.1');
    try {
      expect(await own(client, 'trauma')).toMatchObject({
        lastAttempt: { score: 0, results: [] },
        progress: { answers: [], submitted: false },
      });
    } finally {
      await set(moduleContents[3]!.version);
    }
  });

  test('asks the same questions until it is submitted, then those asked least often', async () => {
    const client = await signedUp(server());
    const moduleId = ids['obstetric']!;
    const bank = moduleContents[4]!.questions.map(({ question }) => question);
    const time = clock();
    const times = new Map(bank.map((question) => [question, 0]));
    for (let round = 0; round < 8; round++) {
      const { questions, quizKey } = await quizOf(client, moduleId);
      const { body } = await client.rest('GET', `/modules/${moduleId}`);
      expect(body).toMatchObject({ questions, quizKey });
      for (const { question } of questions) times.set(question, times.get(question)! + 1);
      const counts = [...times.values()];
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      await submit(client, { moduleId, answers: answersTo(questions, round) });
      time.pass({ hours: 24 });
    }
  });

  test('waits a day once the bank is used up, then asks no question of the try before', async () => {
    const client = await signedUp(server());
    const moduleId = ids['obstetric']!;
    const time = clock();
    const state = async () =>
      (await client.rest('GET', `/modules/${moduleId}`)).body as {
        nextTryAt: string | null;
        questions: { question: string }[];
      };
    const asked: string[][] = [];
    const tryOnce = async () => {
      const { questions } = await quizOf(client, moduleId);
      asked.push(questions.map(({ question }) => question));
      return submit(client, { moduleId, answers: answersTo(questions, 0) });
    };
    for (let round = 0; round < 3; round++) {
      await tryOnce();
      expect((await state()).nextTryAt).toBe(null);
      const used = time.now();
      await tryOnce();
      const [first, second] = asked.slice(-2);
      expect(second!.filter((each) => first!.includes(each))).toEqual([]);
      const { nextTryAt, questions } = await state();
      expect(nextTryAt).toBe(new Date(used.getTime() + 24 * 3_600_000).toISOString());
      const { quizKey, ...open } = await quizOf(client, moduleId);
      time.pass({ hours: 23, minutes: 59 });
      const answers = answersTo(open.questions);
      const before = await countRows(server(), 'module_attempts');
      const early = await Promise.all([1, 2].map(() => submit(client, { moduleId, answers })));
      for (const response of early) {
        expect(refusal(response)).toEqual({
          code: 'BAD_USER_INPUT',
          fields: { answers: expect.stringMatching(/^Too few questions are left .* open from /) },
        });
      }
      expect(await countRows(server(), 'module_attempts')).toBe(before);
      time.pass({ minutes: 1 });
      // The questions are those that were drawn before: a draft of them stays good.
      expect(await state()).toMatchObject({ nextTryAt: null, questions });
      expect((await quizOf(client, moduleId)).quizKey).toBe(quizKey);
    }
  });

  test('goes on with what was not asked before, and keeps the wait, when a new version comes', async () => {
    const client = await signedUp(server());
    const moduleId = ids['obstetric']!;
    clock();
    const { version, questions: written } = moduleContents[4]!;
    const byText = new Map(written.map((each) => [each.question, each]));
    const publish = (edition: string, questions: readonly object[]) =>
      server().database.query({
        text: `update cpd_modules set version = $1, questions = $2::jsonb where slug = 'obstetric'`,
        values: [edition, JSON.stringify(questions)],
      });
    const tryOnce = async () => {
      const { questions } = await quizOf(client, moduleId);
      const answers = questions.map(() => 0);
      const { errors } = await submit(client, { moduleId, answers });
      return { asked: questions.map(({ question }) => question), errors };
    };
    const nextTryAt = async () => {
      const [one, { data }] = [
        await client.rest('GET', `/modules/${moduleId}`),
        await client.graphql('{ modules { id nextTryAt } }'),
      ];
      const listed = data.modules.find(({ id }: { id: string }) => id === moduleId);
      expect(listed.nextTryAt).toBe(one.body.nextTryAt);
      return one.body.nextTryAt;
    };
    try {
      const first = await tryOnce();
      // The same questions in reverse order, one of them in other words.
      const reworded = written.map((each) =>
        each.question === first.asked[0] ? { ...each, question: 'The same in other words?' } : each,
      );
      await publish('2099.1', reworded.toReversed());
      const second = await tryOnce();
      const repeated = [...first.asked.slice(1), 'The same in other words?'];
      expect(second.asked.filter((each) => repeated.includes(each))).toEqual([]);
      const waits = await nextTryAt();
      expect(waits).not.toBe(null);
      await publish('2099.2', written);
      expect(await nextTryAt()).toBe(waits);
      expect((await tryOnce()).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
      // Five more questions can be asked at once, and those alone.
      const added = written.slice(0, 5).map((each, index) => ({
        ...each,
        id: `added-${index}`,
        question: `Added ${index}?`,
      }));
      await publish('2099.3', [...written, ...added]);
      expect(await nextTryAt()).toBe(null);
      const third = await tryOnce();
      expect(third.errors).toBeUndefined();
      const before = [...first.asked, ...second.asked];
      expect(third.asked.filter((each) => before.includes(each))).toEqual([]);
      expect(
        third.asked.filter((each) => byText.has(each) || each.startsWith('Added')),
      ).toHaveLength(5);
    } finally {
      await publish(version, written);
    }
  });

  test('of a completed module is practice, which waits for nothing', async () => {
    const client = await signedUp(server());
    const moduleId = ids['obstetric']!;
    await submit(client, { moduleId, answers: await answersOf(client, 'obstetric') });
    await complete(client, { moduleId });
    for (let again = 0; again < 3; again++) {
      const answers = await answersOf(client, 'obstetric');
      expect((await submit(client, { moduleId, answers })).errors).toBeUndefined();
    }
    expect((await client.rest('GET', `/modules/${moduleId}`)).body).toMatchObject({
      nextTryAt: null,
      lastAttempt: { passed: true },
    });
  });

  test('grades questions once: of two windows the second is refused', async () => {
    const client = await signedUp(server());
    const moduleId = ids['obstetric']!;
    const { quizKey, questions } = await quizOf(client, moduleId);
    const input = { moduleId, quizKey, answers: answersTo(questions) };
    const before = await countRows(server(), 'module_attempts');
    const sent = await Promise.all(Array.from({ length: 5 }, () => submit(client, input)));
    expect(sent.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await countRows(server(), 'module_attempts')).toBe(before + 1);
    sent.push(await submit(client, input));
    for (const response of sent.filter(({ errors }) => errors)) {
      expect(refusal(response).code).toBe('CONFLICT');
      expect(response.errors?.[0]?.message).toBe(moduleMessages.quizReplaced);
    }
    // The user continues to type in the window that was too late.
    await save(client, { moduleId, quizKey, step: 'quiz', answers: [1] });
    expect((await own(client, 'obstetric')).progress).toMatchObject({
      answers: input.answers,
      submitted: true,
    });
    const next = await quizOf(client, moduleId);
    await save(client, { moduleId, quizKey: next.quizKey, step: 'quiz', answers: [1] });
    expect((await own(client, 'obstetric')).progress).toMatchObject({
      answers: [1],
      submitted: false,
    });
  });

  test('has questions also while a text of an earlier version, without ids, is there', async () => {
    const client = await signedUp(server());
    await server().database.query({
      text: `update cpd_modules set version = '2020.1', questions = (
               select jsonb_agg(q - 'id') from jsonb_array_elements(questions) q) where slug = 'trauma'`,
      values: [],
    });
    try {
      const moduleId = ids['trauma']!;
      for (const right of [0, 5]) {
        const { questions } = await quizOf(client, moduleId);
        expect(new Set(questions.map(({ question }) => question)).size).toBe(5);
        const { data } = await submit(client, { moduleId, answers: answersTo(questions, right) });
        expect(data.submitQuiz).toMatchObject({ correct: right, results: { length: 5 } });
      }
    } finally {
      await seed(server().services);
    }
  });

  test.each([
    ['too few', [0, 1], "You've answered 2 of 5 questions."],
    ['a gap', [0, null, 1, 2, 0], "You've answered 4 of 5 questions."],
    ['none', [], "You've answered 0 of 5 questions."],
    ['an option that is not there', [0, 1, 2, 3, -1], "You've answered 3 of 5 questions."],
  ])('refuses %s', async (_name, answers, message) => {
    const before = await countRows(server(), 'module_attempts');
    const response = await submit(alex, { moduleId: ids['ethics'], answers });
    expect(response.errors?.[0]?.message).toBe(message);
    expect(refusal(response)).toEqual({ code: 'BAD_USER_INPUT', fields: { answers: message } });
    expect(await countRows(server(), 'module_attempts')).toBe(before);
  });

  test.each(invalidIds)('does not find the module %s', async (moduleId) => {
    expect(refusal(await submit(alex, { moduleId, answers: [0, 0, 0, 0, 0] })).code).toBe(
      'NOT_FOUND',
    );
  });

  test('does not affect other users', async () => {
    const client = await signedUp(server());
    const before = await own(billie, 'critical-care');
    await submit(client, {
      moduleId: ids['critical-care'],
      answers: await answersOf(client, 'critical-care'),
    });
    expect(await own(billie, 'critical-care')).toEqual(before);
    expect(before).toMatchObject({ inProgress: false, passed: false, lastAttempt: null });
  });
});

describe('saveModuleProgress', () => {
  test('remembers step and drafts for other devices', async () => {
    const client = await signedUp(server());
    const moduleId = ids['ethics'];
    expect(
      (await save(client, { moduleId, step: 'content' })).data.saveModuleProgress,
    ).toMatchObject({ step: 'content', percent: 20 });
    expect(await list(client, '(status: IN_PROGRESS)')).toEqual(['ethics']);
    const answers = [0, null, 2];
    expect(
      (await save(client, { moduleId, step: 'quiz', answers })).data.saveModuleProgress,
    ).toMatchObject({ step: 'quiz', answers, percent: 40 });
    await save(client, { moduleId, step: 'content' });
    expect((await own(client, 'ethics')).progress).toMatchObject({
      step: 'content',
      answers,
      submitted: false,
    });
    const sent = await answersOf(client, 'ethics');
    await submit(client, { moduleId, answers: sent });
    expect((await own(client, 'ethics')).progress).toMatchObject({
      step: 'quiz',
      submitted: true,
      percent: 70,
    });
    await save(client, { moduleId, step: 'reflection', reflection: 'A draft of it' });
    expect((await own(client, 'ethics')).progress).toEqual({
      step: 'reflection',
      answers: sent,
      submitted: true,
      reflection: 'A draft of it',
      percent: 90,
    });
    const again = (await save(client, { moduleId, step: 'quiz', answers: [] })).data
      .saveModuleProgress;
    expect(again).toMatchObject({
      step: 'quiz',
      answers: [],
      submitted: false,
      reflection: 'A draft of it',
    });
  });

  test('reaches the reflection only after the quiz, and only if the module has one', async () => {
    const client = await signedUp(server());
    const early = await save(client, { moduleId: ids['ethics'], step: 'reflection' });
    expect(refusal(early)).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { step: 'Please submit the quiz' },
    });
    const none = await save(client, { moduleId: ids['acls'], step: 'reflection' });
    expect(refusal(none).fields).toHaveProperty('step');
    expect(await own(client, 'ethics')).toMatchObject({ inProgress: false, progress: null });
  });

  test.each([
    ['step', { step: 'exam' }],
    ['step', { step: '' }],
    ['answers', { step: 'quiz', answers: [3] }],
    ['answers', { step: 'quiz', answers: Array(51).fill(0) }],
    ['reflection', { step: 'content', reflection: 'x'.repeat(5001) }],
  ])('refuses a wrong %s', async (field, input) => {
    const before = await countRows(server(), 'module_progress');
    const response = await save(alex, { moduleId: ids['ethics'], ...input });
    expect(refusal(response).code).toBe('BAD_USER_INPUT');
    expect(refusal(response).fields).toHaveProperty(field);
    expect(await countRows(server(), 'module_progress')).toBe(before);
  });

  test.each(invalidTexts)('refuses %s for the reflection', async (_name, value) => {
    const response = await save(alex, {
      moduleId: ids['ethics'],
      step: 'content',
      reflection: value,
    });
    expect(refusal(response).code).toBe('BAD_USER_INPUT');
  });

  test('refuses unknown modules and callers without a session', async () => {
    expect(refusal(await save(alex, { moduleId: '2000000000', step: 'content' })).code).toBe(
      'NOT_FOUND',
    );
    const before = await countRows(server(), 'module_progress');
    const stranger = await save(new TestClient(server()), {
      moduleId: ids['acls'],
      step: 'content',
    });
    expect(refusal(stranger).code).toBe('UNAUTHENTICATED');
    expect(await countRows(server(), 'module_progress')).toBe(before);
  });

  test('belongs to one user', async () => {
    const client = await signedUp(server());
    await save(client, { moduleId: ids['pediatric'], step: 'quiz', answers: [1] });
    expect(await own(billie, 'pediatric')).toMatchObject({ progress: null, inProgress: false });
  });
});

describe('the hours of a module', () => {
  const passed = async (client: TestClient, slug: string) =>
    submit(client, { moduleId: ids[slug], answers: await answersOf(client, slug) });

  test('are those that the learner confirms, on the activity, the certificate and every reading of it', async () => {
    const client = await signedUp(server());
    await passed(client, 'acls');
    const { data, errors } = await client.graphql(
      `mutation($input: CompleteModuleInput!) { completeModule(input: $input) {
         hours studiedSeconds certificate { number } } }`,
      { input: { moduleId: ids['acls'], hours: 1.5 } },
    );
    expect(errors).toBeUndefined();
    // A program reported no time: none was measured, which is not 0.
    expect(data.completeModule).toMatchObject({ hours: 1.5, studiedSeconds: null });
    const [activity] = (await client.rest('GET', '/activities')).body;
    expect(activity).toMatchObject({ hours: 1.5, status: 'completed' });
    const { number } = data.completeModule.certificate;
    expect((await client.rest('GET', `/verify/${number}`)).body).toMatchObject({ hours: 1.5 });
    const [period] = (await client.rest('GET', '/report?format=json')).body.periods;
    expect(period.certificates).toEqual([expect.objectContaining({ number, hours: 1.5 })]);
    expect(period.activities).toEqual([expect.objectContaining({ hours: 1.5, isAttested: true })]);
    const [newest] = (await client.rest('GET', '/notifications')).body;
    expect(newest.message).toContain('1.5 hours of CPD were added');
  });

  test('are taken by REST, which records the module’s where none are given', async () => {
    const client = await signedUp(server());
    await passed(client, 'acls');
    await passed(client, 'trauma');
    const path = (slug: string) => `/modules/${ids[slug]}/complete`;
    const response = await client.rest('POST', path('acls'), { hours: 0.5 });
    expect(response).toMatchObject({ status: 200, body: { hours: 0.5 } });
    expect((await client.rest('POST', path('trauma'), {})).body).toMatchObject({ hours: 3 });
    // Completing is final.
    expect((await client.rest('POST', path('acls'), { hours: 3 })).body).toEqual(response.body);
  });

  test.each([
    [3.5, 'Hours must be at most 3'],
    [0, 'Hours must be a positive number'],
    [1.25, 'Hours must be in steps of 0.5'],
    [2.5, 'This module gives at most 2 hours'],
  ])('%d are refused for a module of 2', async (hours, message) => {
    const client = await signedUp(server());
    await passed(client, 'obstetric');
    const response = await complete(client, { moduleId: ids['obstetric'], hours });
    expect(refusal(response)).toEqual({ code: 'BAD_USER_INPUT', fields: { hours: message } });
    expect((await client.rest('GET', '/activities')).body).toEqual([]);
  });

  const studied = async (client: TestClient, moduleId: string) =>
    (await client.rest('GET', `/modules/${moduleId}`)).body.progress.studiedSeconds;

  test('measured time adds up, each report within the time since the one before', async () => {
    const client = await signedUp(server());
    const moduleId = ids['acls']!;
    const time = clock();
    await save(client, { moduleId, step: 'content', studiedSeconds: 10_800 });
    expect(await studied(client, moduleId)).toBe(0);
    time.pass({ minutes: 10 });
    await save(client, { moduleId, step: 'content', studiedSeconds: 240 });
    // The other six minutes passed unused: a second window cannot claim them.
    await save(client, { moduleId, step: 'quiz', studiedSeconds: 240 });
    expect(await studied(client, moduleId)).toBe(240);
    time.pass({ minutes: 2 });
    await Promise.all(
      Array.from({ length: 5 }, () =>
        save(client, { moduleId, step: 'quiz', studiedSeconds: 240 }),
      ),
    );
    expect(await studied(client, moduleId)).toBe(360);
    // Two hours without a connection arrive at once.
    time.pass({ hours: 2 });
    await save(client, { moduleId, step: 'quiz', studiedSeconds: 7200 });
    expect(await studied(client, moduleId)).toBe(7560);
    // A submitted quiz neither adds time nor hides it.
    time.pass({ minutes: 1 });
    await submit(client, { moduleId, answers: await answersOf(client, 'acls', 0) });
    await save(client, { moduleId, step: 'quiz', studiedSeconds: 60 });
    expect(await studied(client, moduleId)).toBe(7620);
    for (const wrong of [-1, 10_801]) {
      const response = await save(client, { moduleId, step: 'quiz', studiedSeconds: wrong });
      expect(refusal(response)).toMatchObject({ code: 'BAD_USER_INPUT' });
    }
  });

  test('are told beside measured minutes and attempts, everywhere the certificate is', async () => {
    const client = await signedUp(server());
    const moduleId = ids['trauma']!;
    const time = clock();
    await save(client, { moduleId, step: 'content', studiedSeconds: 0 });
    await submit(client, { moduleId, answers: await answersOf(client, 'trauma', 0) });
    time.pass({ seconds: 100 });
    await save(client, { moduleId, step: 'content', studiedSeconds: 90 });
    await passed(client, 'trauma');
    const path = `/modules/${moduleId}/complete`;
    const { body } = await client.rest('POST', path, { hours: 3 });
    const { shortestReadingMinutes } = (await client.rest('GET', `/modules/${moduleId}`)).body;
    expect(shortestReadingMinutes).toBe(readingMinutes(moduleContents[3]!));
    const notice = moduleHoursTexts.tooFast(shortestReadingMinutes);
    expect(body).toMatchObject({ hours: 3, studiedSeconds: 90, hoursNotice: notice });
    const { data } = await client.graphql(
      'query($id: ID!) { module(id: $id) { completion { hoursNotice } } }',
      { id: moduleId },
    );
    expect(data.module.completion.hoursNotice).toBe(notice);
    // Practice afterwards is no attempt at the certificate.
    await submit(client, { moduleId, answers: await answersOf(client, 'trauma', 0) });
    const measures = {
      hours: 3,
      isConfirmed: true,
      measuredMinutes: 1,
      attempts: 2,
      isReviewed: false,
    };
    const { number } = body.certificate;
    expect((await client.rest('GET', `/verify/${number}`)).body).toMatchObject(measures);
    const editions = ['/report?', '/report?edition=submission&'];
    for (const path of editions) {
      const { body: report } = await client.rest('GET', `${path}format=json`);
      expect(report.periods[0].certificates, path).toEqual([expect.objectContaining(measures)]);
    }
    const { body: all } = await client.rest('GET', '/user/export');
    expect(all.certificates).toEqual([
      expect.objectContaining({ confirmedHours: 3, studiedSeconds: 90, attempts: 2 }),
    ]);
    const words =
      'Hours confirmed by the learner: 3 hours · time measured: 1 minute · attempts at the quiz: 2 · no clinician has reviewed this module';
    const files = [
      [`/certificates/${number}`, ['3 hours', '1 minute', 'Attempts at the quiz', MEASURED_MEANS]],
      ...editions.map((path) => [`${path}format=pdf`, [words]] as const),
    ] as const;
    for (const [path, shown] of files) {
      const response = await client.fetch(`/api${path}`);
      const text = pdfText(Buffer.from(await response.arrayBuffer())).replace(/\s+/g, ' ');
      for (const each of shown) expect(text, path).toContain(each);
    }
    for (const path of editions) {
      const response = await client.fetch(`/api${path}format=zip`);
      const files = unzip(Buffer.from(await response.arrayBuffer()));
      const table = files.get('Certificates.csv')!.toString();
      expect(table, path).toContain(`,${moduleContents[3]!.version},3,Yes,1,2,No,100,${number},`);
    }
  });

  test('within what was measured need no notice', async () => {
    const client = await signedUp(server());
    await passed(client, 'acls');
    const { body } = await client.rest('POST', `/modules/${ids['acls']}/complete`, { hours: 0.5 });
    expect(body).toMatchObject({ hours: 0.5, studiedSeconds: null, hoursNotice: null });
    await passed(client, 'trauma');
    const whole = await client.rest('POST', `/modules/${ids['trauma']}/complete`, {});
    expect(whole.body).toMatchObject({ hours: 3, hoursNotice: moduleHoursTexts.notMeasured });
  });
});

describe('completeModule', () => {
  test('records the module’s hours once as a non-interactive activity, and notifies the user', async () => {
    const client = await signedUp(server());
    const moduleId = ids['mental-health'];
    await submit(client, { moduleId, answers: await answersOf(client, 'mental-health') });
    await save(client, { moduleId, step: 'reflection', reflection });
    const { data, errors } = await complete(client, { moduleId, reflection: ` ${reflection} ` });
    expect(errors).toBeUndefined();
    const written = moduleContents[0]!;
    expect(data.completeModule).toMatchObject({
      score: 100,
      version: written.version,
      reflection,
      module: { id: moduleId, completed: true },
    });
    const activities = (await client.rest('GET', '/activities')).body;
    expect(activities).toEqual([
      expect.objectContaining({
        id: Number(data.completeModule.activityId),
        moduleId: Number(moduleId),
        title: written.title,
        description: reflection,
        category: 'Clinical Practice',
        hours: written.hours,
        isInteractive: false,
        status: 'completed',
        completedDate: data.completeModule.completedAt,
      }),
    ]);
    const { body } = await client.rest('GET', '/notifications');
    expect(body.filter((each: any) => each.title === 'Module completed')).toHaveLength(1);
    expect(body[0].message).toContain(written.title);
    expect(await own(client, 'mental-health')).toMatchObject({
      completed: true,
      inProgress: false,
      progress: null,
    });
    expect(await list(client, '(status: COMPLETED)')).toEqual(['mental-health']);
    const { data: me } = await client.graphql(
      '{ me { cpdSummary { totalHours interactiveHours } } }',
    );
    expect(me.me.cpdSummary).toEqual({ totalHours: written.hours, interactiveHours: 0 });
  });

  test('needs no reflection if the module has none, and then describes the module', async () => {
    const client = await signedUp(server());
    await submit(client, {
      moduleId: ids['acls'],
      answers: await answersOf(client, 'acls'),
    });
    const { data } = await complete(client, { moduleId: ids['acls'], reflection: 'ignored' });
    expect(data.completeModule).toMatchObject({ reflection: null, score: 100 });
    const [activity] = (await client.rest('GET', '/activities')).body;
    expect(activity).toMatchObject({ hours: 3, description: moduleContents[1]!.description });
  });

  test('happens once, even for twenty concurrent requests', async () => {
    const client = await signedUp(server());
    await submit(client, {
      moduleId: ids['trauma'],
      answers: await answersOf(client, 'trauma'),
    });
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => complete(client, { moduleId: ids['trauma'] })),
    );
    const [first] = responses;
    for (const response of responses) {
      expect(response.errors).toBeUndefined();
      expect(response.data).toEqual(first!.data);
    }
    expect((await client.rest('GET', '/activities')).body).toHaveLength(1);
    const { body } = await client.rest('GET', '/notifications');
    expect(body.filter((each: any) => each.title === 'Module completed')).toHaveLength(1);
  });

  test('stays complete when its activity is deleted, and is not recorded again', async () => {
    const client = await signedUp(server());
    await submit(client, {
      moduleId: ids['acls'],
      answers: await answersOf(client, 'acls'),
    });
    const { data } = await complete(client, { moduleId: ids['acls'] });
    await client.rest('DELETE', `/activities/${data.completeModule.activityId}`);
    await complete(client, { moduleId: ids['acls'] });
    expect((await client.rest('GET', '/activities')).body).toEqual([]);
    expect(await own(client, 'acls')).toMatchObject({ completed: true });
  });

  test.each([
    ['before the quiz', null, 'Please submit the quiz'],
    [
      'after a failed one',
      0,
      'Please pass the quiz with at least 70% before you complete the module.',
    ],
  ])('is refused %s', async (_name, right, message) => {
    const client = await signedUp(server());
    if (right !== null) {
      const answers = await answersOf(client, 'acls', right);
      await submit(client, { moduleId: ids['acls'], answers });
    }
    const response = await complete(client, { moduleId: ids['acls'] });
    expect(refusal(response)).toEqual({ code: 'BAD_USER_INPUT', fields: { answers: message } });
    expect((await client.rest('GET', '/activities')).body).toEqual([]);
  });

  const short = moduleMessages.reflectionRequired.description;
  test.each([
    [undefined, short],
    [null, short],
    ['', short],
    ['x'.repeat(49), short],
    [`${' '.repeat(60)}short`, short],
    ['x'.repeat(60), moduleMessages.reflectionEmpty],
  ])('asks for a reflection, not %j', async (given, message) => {
    const client = await signedUp(server());
    await submit(client, {
      moduleId: ids['ethics'],
      answers: await answersOf(client, 'ethics'),
    });
    const response = await complete(client, { moduleId: ids['ethics'], reflection: given });
    expect(refusal(response)).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { reflection: message },
    });
    expect((await client.rest('GET', '/activities')).body).toEqual([]);
  });

  test('refuses unknown modules and callers without a session', async () => {
    expect(refusal(await complete(alex, { moduleId: 'abc' })).code).toBe('NOT_FOUND');
    const before = await countRows(server(), 'module_completions');
    expect(refusal(await complete(new TestClient(server()), { moduleId: ids['acls'] })).code).toBe(
      'UNAUTHENTICATED',
    );
    expect(await countRows(server(), 'module_completions')).toBe(before);
  });

  test('does not count another user’s pass', async () => {
    const client = await signedUp(server());
    await submit(client, {
      moduleId: ids['acls'],
      answers: await answersOf(client, 'acls'),
    });
    expect(refusal(await complete(billie, { moduleId: ids['acls'] })).fields).toEqual({
      answers: 'Please submit the quiz',
    });
  });
});

describe('recommendedModules', () => {
  const recommended = async (client: TestClient, limit = 7) =>
    (
      await client.graphql(`{ recommendedModules(limit: ${limit}) { slug } }`)
    ).data.recommendedModules.map((each: any) => each.slug);
  const hours = (client: TestClient, category: string, value: number) =>
    client.rest('POST', '/activities', {
      title: 'Workshop',
      category,
      hours: value,
      status: 'completed',
    });

  test('start with the badge module if nothing is logged', async () => {
    const client = await signedUp(server());
    expect(await recommended(client)).toEqual([
      'mental-health',
      'trauma',
      'acls',
      'pediatric',
      'obstetric',
      'ethics',
      'critical-care',
    ]);
    expect((await client.rest('GET', '/modules/recommended')).body).toHaveLength(4);
  });

  test('start with the emptiest category, and leave out what is completed', async () => {
    const client = await signedUp(server());
    await hours(client, 'Clinical Practice', 5);
    await hours(client, 'Research & Education', 2);
    expect((await recommended(client)).slice(0, 3)).toEqual([
      'ethics',
      'critical-care',
      'mental-health',
    ]);
    await submit(client, {
      moduleId: ids['critical-care'],
      answers: await answersOf(client, 'critical-care'),
    });
    await complete(client, { moduleId: ids['critical-care'] });
    expect(await recommended(client, 2)).toEqual(['ethics', 'mental-health']);
  });

  test.each(['0', '101', '1.5', 'many'])('refuse a limit of %s', async (limit) => {
    expect(await alex.rest('GET', `/modules/recommended?limit=${limit}`)).toMatchObject({
      status: 400,
      body: { fields: { limit: 'limit must be from 1 to 100' } },
    });
  });
});
