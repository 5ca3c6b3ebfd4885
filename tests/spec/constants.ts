import { expect } from 'vitest';
import { Desk, done, rightAnswers, samples } from '#tests/support/desk';
import type { Table } from '#tests/support/table';
import { moduleContents } from '#server/db/seed/modules/index';
import { documentPreview } from '#domain/documents';
import { moduleProgress, quizScore } from '#domain/modules';
import { rulesFor } from '#domain/standard';

const modules = async ({ me }: Desk) =>
  (await me.graphql('{ modules { id slug hours questionCount estimatedMinutes passMark } }')).data
    .modules;

/** The result of a quiz with so many right answers. */
async function quizWith(desk: Desk, slug: string, right: number) {
  const { id } = (await modules(desk)).find((each: { slug: string }) => each.slug === slug);
  const answers = rightAnswers(slug).map((answer, n) => (n < right ? answer : (answer + 1) % 3));
  const { data } = await (
    await desk.someone()
  ).graphql(
    'mutation($input: SubmitQuizInput!) { submitQuiz(input: $input) { score passed correct total } }',
    { input: { moduleId: id, answers } },
  );
  return data.submitQuiz;
}

const summaryWith = async (desk: Desk, change: object) => {
  const me = await desk.someone();
  const activity = { ...samples.activity, status: 'completed', ...change };
  await done(me, 'POST', '/activities', activity);
  const { data } = await me.graphql(
    `{ me { cpdSummary { totalPercent interactivePercent interactiveMessage
       required { total interactive } categoryHours { category percent } } } }`,
  );
  return data.me.cpdSummary;
};

const position =
  (flag: 'isRecommended' | 'isInteractive') =>
  async ({ me }: Desk) =>
    (await me.rest('GET', '/modules')).body.flatMap(
      (module: Record<string, unknown>, index: number) => (module[flag] ? [index + 1] : []),
    );
const player = { submitted: false, hasReflection: true, reflection: '' } as const;

/** Section 9: business constants and limits; those of forms stand in section 5, those of screens in section 2. */
export const constants: Table<Desk>[] = [
  {
    section: '9 hours',
    rows: {
      'required CPD total: 30 hours per year; interactive target at least 8 hours': async (desk) =>
        expect((await summaryWith(desk, {})).required).toEqual({ total: 30, interactive: 8 }),
      'progress percentages are capped at 100': async (desk) =>
        expect(await summaryWith(desk, { hours: 40, isInteractive: true })).toMatchObject({
          totalPercent: 100,
          interactivePercent: 100,
        }),
      'category bars are scaled against 30 hours': async (desk) =>
        expect((await summaryWith(desk, { hours: 15 })).categoryHours[0]).toEqual({
          category: 'Clinical Practice',
          percent: 50,
        }),
      "below 100%: 'You need at least 8 hours of interactive CPD activities.'": async (desk) => {
        const said = (change: object) =>
          summaryWith(desk, { isInteractive: true, ...change }).then((it) => it.interactiveMessage);
        expect(await said({ hours: 7.5 })).toBe(
          'You need at least 8 hours of interactive CPD activities.',
        );
        expect(await said({ hours: 8 })).toBeNull();
      },
      'records are kept 5 years (section 1)': () =>
        expect(rulesFor('2026-11-30').retention.years).toBe(5),
    },
  },
  {
    section: '2 and 9 the built-in modules',
    rows: {
      'mental-health, acls, pediatric, trauma, obstetric, ethics, critical-care': async (desk) =>
        expect((await modules(desk)).map((module: { slug: string }) => module.slug)).toEqual([
          'mental-health',
          'acls',
          'pediatric',
          'trauma',
          'obstetric',
          'ethics',
          'critical-care',
        ]),
      'each has a title, description, category, content text and quiz questions': () => {
        for (const module of moduleContents) {
          expect(module.title && module.description && module.category).toBeTruthy();
          expect(module.sections.length).toBeGreaterThan(0);
          expect(module.questions.length).toBeGreaterThan(0);
        }
      },
      'positions 1 and 4 are recommended': async (desk) =>
        expect(await position('isRecommended')(desk)).toEqual([1, 4]),
      'positions 1, 3 and 6 are interactive': async (desk) =>
        expect(await position('isInteractive')(desk)).toEqual([1, 3, 6]),
      '2 or 3 CPD hours': async (desk) => {
        for (const { hours } of await modules(desk)) expect([2, 3]).toContain(hours);
      },
      '5 questions each, except the cardiac module (acls) with 10': async (desk) => {
        for (const { slug, questionCount } of await modules(desk)) {
          expect({ slug, questionCount }).toEqual({
            slug,
            questionCount: slug === 'acls' ? 10 : 5,
          });
        }
      },
      'estimated completion time: 3 minutes per question plus 15 minutes': async (desk) => {
        for (const { questionCount, estimatedMinutes } of await modules(desk)) {
          expect(estimatedMinutes).toBe(3 * questionCount + 15);
        }
      },
    },
  },
  {
    section: '9 the quiz',
    rows: {
      'pass mark: 70%': async (desk) => {
        expect((await modules(desk))[0].passMark).toBe(70);
        expect(await quizWith(desk, 'acls', 7)).toMatchObject({ score: 70, passed: true });
      },
      'below 70% is not passed': async (desk) =>
        expect(await quizWith(desk, 'acls', 6)).toMatchObject({ score: 60, passed: false }),
      'the score is the percent of correct answers': async (desk) =>
        expect(await quizWith(desk, 'ethics', 4)).toEqual({
          score: 80,
          passed: true,
          correct: 4,
          total: 5,
        }),
      // No built-in module has a number of questions whose percents are not whole.
      rounded: () => expect([quizScore(2, 3), quizScore(1, 3)]).toEqual([67, 33]),
    },
  },
  {
    section: '9 module player progress values (in the browser: section 4)',
    rows: {
      '20 in content': () => expect(moduleProgress({ ...player, step: 'content' })).toBe(20),
      '40 in quiz before submission': () =>
        expect(moduleProgress({ ...player, step: 'quiz' })).toBe(40),
      '70 after submission with a reflection step': () =>
        expect(moduleProgress({ ...player, step: 'quiz', submitted: true })).toBe(70),
      '80 in reflection, up to 10 characters': () =>
        expect(
          moduleProgress({
            ...player,
            step: 'reflection',
            submitted: true,
            reflection: '1234567890',
          }),
        ).toBe(80),
      '90 once the reflection has more than 10 characters': () =>
        expect(
          moduleProgress({
            ...player,
            step: 'reflection',
            submitted: true,
            reflection: '12345678901',
          }),
        ).toBe(90),
      '100 after submission with no reflection step': () =>
        expect(
          moduleProgress({ ...player, step: 'quiz', submitted: true, hasReflection: false }),
        ).toBe(100),
    },
  },
  {
    section: '9 lists',
    rows: {
      'recommendations page size: 10': async ({ me }) =>
        expect((await me.rest('GET', '/resources/recommendations')).body).toHaveLength(10),
      'document content preview: 60 characters plus an ellipsis': () => {
        expect(documentPreview('x'.repeat(60))).toBe('x'.repeat(60));
        expect(documentPreview('x'.repeat(61))).toBe(`${'x'.repeat(60)}…`);
      },
    },
  },
];
