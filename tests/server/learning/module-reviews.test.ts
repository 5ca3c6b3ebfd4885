// @module-tag servers
import { beforeEach, describe, expect, test } from 'vitest';
import { completeModule } from '#tests/support/api-fixture';
import { signedUp, type TestClient } from '#tests/support/client';
import { answersTo, quizOf, rightAnswer, writtenQuestion } from '#tests/support/quiz';
import { countRows } from '#tests/support/rows';
import { remind } from '#tests/support/roster-reminders';
import { useServer } from '#tests/support/server';
import { moduleReviewMessages as messages } from '#domain/learning/module-reviews';

const server = useServer();
/** None of the days below is one on which the pace is checked. */
const NOW = new Date('2026-03-14T02:00:00Z');
const DAY_MS = 86_400_000;
const slug = 'obstetric';

let alex: TestClient;
let moduleId: string;
beforeEach(async () => {
  server().setNow(NOW);
  alex = await signedUp(server());
  const { data } = await alex.graphql('{ modules { id slug } }');
  moduleId = data.modules.find((each: any) => each.slug === slug).id;
});

const completedDaysAgo = (days: number, { user } = alex) =>
  server().database.query({
    text: 'update module_completions set completed_at = $1 where user_id = $2',
    values: [new Date(NOW.getTime() - days * DAY_MS), user.id],
  });
const due = async (by = alex) => {
  const query = `query($id: ID!) { module(id: $id) {
    dueReview { week quizKey questions { index question options } } } }`;
  return (await by.graphql(query, { id: moduleId })).data.module.dueReview;
};
const answer = (input: object, by = alex) =>
  by.graphql(
    `mutation($input: AnswerModuleReviewInput!) { answerModuleReview(input: $input) {
       week correct total answeredAt module { dueReview { week } }
       results { index question options chosen correctAnswer isCorrect explanation } } }`,
    { input: { moduleId, ...input } },
  );
const refusal = ({ errors }: { errors?: any[] }) => ({
  code: errors?.[0].extensions.code,
  message: errors?.[0].message,
});
const textsOf = (questions: readonly { question: string }[]) =>
  questions.map(({ question }) => question);

test('the newest review whose time has come is due, in a list, alone and over REST', async () => {
  await completeModule(alex, slug);
  for (const [days, week] of [
    [6.999, null],
    [7, 1],
    [27.999, 1],
    [28, 4],
    [84, 12],
    [400, 12],
  ] as const) {
    await completedDaysAgo(days);
    const { data } = await alex.graphql('{ modules { slug dueReview { week } } }');
    const found = data.modules.filter((each: any) => each.dueReview);
    expect(found, `${days}`).toEqual(week ? [{ slug, dueReview: { week } }] : []);
  }
  const { dueReview } = (await alex.rest('GET', `/modules/${moduleId}`)).body;
  expect(dueReview).toMatchObject(await due());
});

describe('a review', () => {
  test('asks what was not asked before, and explains it once it is answered', async () => {
    const { questions: ofQuiz } = await quizOf(alex, moduleId);
    await completeModule(alex, slug);
    await completedDaysAgo(8);
    const { week, quizKey, questions } = await due();
    expect(questions).toHaveLength(3);
    expect(JSON.stringify(questions)).not.toMatch(/correctAnswer|explanation/);
    expect(await due()).toEqual({ week, quizKey, questions });
    const answers = answersTo(questions, 2);
    const before = (await alex.rest('GET', '/cpd-summary')).body;
    const { data } = await answer({ week, quizKey, answers });
    expect(data.answerModuleReview).toEqual({
      week: 1,
      correct: 2,
      total: 3,
      answeredAt: NOW.toISOString(),
      module: { dueReview: null },
      results: questions.map((shown: any, index: number) => ({
        ...shown,
        chosen: answers[index],
        correctAnswer: rightAnswer(shown),
        isCorrect: index < 2,
        explanation: writtenQuestion(shown.question).explanation,
      })),
    });
    expect((await alex.rest('GET', '/cpd-summary')).body).toEqual(before);
    await completedDaysAgo(30);
    const next = await due();
    expect(next.week).toBe(4);
    const asked = textsOf([...ofQuiz, ...questions, ...next.questions]);
    expect(new Set(asked).size).toBe(asked.length);
  });

  test('is answered once, whole, and as it was asked', async () => {
    await completeModule(alex, slug);
    await completedDaysAgo(30);
    const { quizKey, questions } = await due();
    const review = { week: 4, quizKey, answers: answersTo(questions) };
    const refused = async (change: object) => refusal(await answer({ ...review, ...change }));
    const bad = (message: string) => ({ code: 'BAD_USER_INPUT', message });
    expect(await refused({ week: 1 })).toEqual(bad(messages.notDue));
    expect(await refused({ week: 2 })).toEqual(bad(messages.week));
    expect(await refused({ answers: [0, null, 3] })).toEqual(
      bad("You've answered 1 of 3 questions."),
    );
    expect(await refused({ moduleId: '2147483647' })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refused({ quizKey: 'another' })).toEqual({
      code: 'CONFLICT',
      message: messages.replaced,
    });
    const sent = await Promise.all([1, 2, 3].map(() => answer(review)));
    sent.push(await answer(review));
    // A response may be lost: the same answers get the same result.
    for (const { data } of sent) expect(data).toEqual(sent[0]!.data);
    expect(sent[0]!.data.answerModuleReview).toMatchObject({ week: 4, correct: 3, total: 3 });
    expect(await refused({ answers: answersTo(questions, 2) })).toEqual({
      code: 'CONFLICT',
      message: messages.answered,
    });
    expect(await countRows(server(), `module_reviews where user_id = ${alex.user.id}`)).toBe(1);
    const { body } = await alex.rest('GET', '/user/export');
    expect(body.moduleReviews).toMatchObject([{ week: 4, correct: 3, total: 3 }]);
  });

  test('of another user is neither shown nor answered', async () => {
    await completeModule(alex, slug);
    await completedDaysAgo(8);
    const { week, quizKey, questions } = await due();
    const billie = await signedUp(server());
    const review = { week, quizKey, answers: answersTo(questions) };
    expect(await due(billie)).toBeNull();
    expect(refusal(await answer(review, billie)).message).toBe(messages.notDue);
    await completeModule(billie, slug);
    await completedDaysAgo(8, billie);
    expect((await answer({ ...review, quizKey: null }, billie)).errors).toBeUndefined();
    expect(await due()).toEqual({ week, quizKey, questions });
  });
});

test('a reminder comes once for each review, unless it was answered or long due', async () => {
  await completeModule(alex, slug);
  const { activityId } = (await alex.rest('GET', `/modules/${moduleId}`)).body.completion;
  const text = 'I will check the fundus every five minutes, and say aloud what I find there.';
  const texts = { content: text, learningOutcomes: text, futureApplication: text };
  expect((await alex.rest('POST', '/reflective-logs', { activityId, ...texts })).status).toBe(201);
  const told = async () => {
    const query = `select title, link from notifications
      where user_id = $1 and kind = 'module-review' order by id`;
    return server().database.query({ text: query, values: [alex.user.id] });
  };
  const after = async (days: number) => {
    const now = new Date(NOW.getTime() + days * DAY_MS);
    await remind(server(), now);
    await remind(server(), now);
    return (await told()).length;
  };
  expect(await after(6)).toBe(0);
  expect(await after(7)).toBe(1);
  expect(await after(9)).toBe(1);
  expect(await told()).toEqual([
    { title: 'Three questions, one week on', link: `/cpd-modules?review=${slug}` },
  ]);
  // The run of the fourth week was missed for longer than a reminder is worth.
  expect(await after(36)).toBe(1);
  await completedDaysAgo(84);
  const { week, questions } = await due();
  await answer({ week, answers: answersTo(questions) });
  expect(await after(0)).toBe(1);
});
