import { expect } from 'vitest';
import { ApiFixture, expectSuccess, samples } from '#tests/support/api-fixture';
import { openAnswers } from '#tests/support/quiz';
import type { SpecSection } from '#tests/support/spec-section';
import { moduleContents } from '#content/modules/index';
import { documentPreview } from '#domain/records/documents';
import { moduleProgress, quizScore } from '#domain/learning/modules';
import { rulesFor } from '#domain/standing/standard';

const modules = async ({ me }: ApiFixture) =>
  (await me.graphql('{ modules { id slug hours questionCount estimatedMinutes passMark } }')).data
    .modules;

/** The result of a quiz with this many correct answers. */
async function quizWith(api: ApiFixture, slug: string, right: number) {
  const { id } = (await modules(api)).find((each: { slug: string }) => each.slug === slug);
  const client = await api.signUp();
  const answers = await openAnswers(client, id, right);
  const { data } = await client.graphql(
    'mutation($input: SubmitQuizInput!) { submitQuiz(input: $input) { score passed correct total } }',
    { input: { moduleId: id, answers } },
  );
  return data.submitQuiz;
}

const summaryWith = async (api: ApiFixture, change: object) => {
  const me = await api.signUp();
  const activity = { ...samples.activity, status: 'completed', ...change };
  await expectSuccess(me, 'POST', '/activities', activity);
  const { data } = await me.graphql(
    `{ me { cpdSummary { totalPercent interactivePercent interactiveMessage
       required { total interactive } categoryHours { category percent } } } }`,
  );
  return data.me.cpdSummary;
};

const position =
  (flag: 'isRecommended' | 'isInteractive') =>
  async ({ me }: ApiFixture) =>
    (await me.rest('GET', '/modules')).body.flatMap(
      (module: Record<string, unknown>, index: number) => (module[flag] ? [index + 1] : []),
    );
const player = { submitted: false, hasReflection: true, reflection: '' } as const;

/** Section 9: business constants and limits; section 5 tests those of forms, section 2 those of screens. */
export const constants: SpecSection<ApiFixture>[] = [
  {
    section: '9 hours',
    rows: {
      'required CPD total: 30 hours per year; interactive target at least 8 hours': async (api) =>
        expect((await summaryWith(api, {})).required).toEqual({ total: 30, interactive: 8 }),
      'progress percentages are capped at 100': async (api) =>
        expect(await summaryWith(api, { hours: 40, isInteractive: true })).toMatchObject({
          totalPercent: 100,
          interactivePercent: 100,
        }),
      'category bars are scaled against 30 hours': async (api) =>
        expect((await summaryWith(api, { hours: 15 })).categoryHours[0]).toEqual({
          category: 'Clinical Practice',
          percent: 50,
        }),
      "below 100%: 'You need at least 8 hours of interactive CPD activities.'": async (api) => {
        const said = (change: object) =>
          summaryWith(api, { isInteractive: true, ...change }).then((it) => it.interactiveMessage);
        expect(await said({ hours: 7.5 })).toBe(
          'You need at least 8 hours of interactive CPD activities.',
        );
        expect(await said({ hours: 8 })).toBeNull();
      },
      'records are kept 5 years (section 1)': () =>
        expect(rulesFor('2026-11-30').retention?.years).toBe(5),
    },
  },
  {
    section: '2 and 9 the built-in modules',
    rows: {
      'mental-health, acls, pediatric, trauma, obstetric, ethics, critical-care': async (api) =>
        expect((await modules(api)).map((module: { slug: string }) => module.slug)).toEqual([
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
      'positions 1 and 4 are recommended': async (api) =>
        expect(await position('isRecommended')(api)).toEqual([1, 4]),
      'positions 1, 3 and 6 are interactive': async (api) =>
        expect(await position('isInteractive')(api)).toEqual([1, 3, 6]),
      '2 or 3 CPD hours': async (api) => {
        for (const { hours } of await modules(api)) expect([2, 3]).toContain(hours);
      },
      '5 questions each, except the cardiac module (acls) with 10': async (api) => {
        for (const { slug, questionCount } of await modules(api)) {
          expect({ slug, questionCount }).toEqual({
            slug,
            questionCount: slug === 'acls' ? 10 : 5,
          });
        }
      },
      'estimated completion time: 3 minutes per question plus 15 minutes': async (api) => {
        for (const { questionCount, estimatedMinutes } of await modules(api)) {
          expect(estimatedMinutes).toBe(3 * questionCount + 15);
        }
      },
    },
  },
  {
    section: '9 the quiz',
    rows: {
      'pass mark: 70%': async (api) => {
        expect((await modules(api))[0].passMark).toBe(70);
        expect(await quizWith(api, 'acls', 7)).toMatchObject({ score: 70, passed: true });
      },
      'below 70% is not passed': async (api) =>
        expect(await quizWith(api, 'acls', 6)).toMatchObject({ score: 60, passed: false }),
      'the score is the percent of correct answers': async (api) =>
        expect(await quizWith(api, 'ethics', 4)).toEqual({
          score: 80,
          passed: true,
          correct: 4,
          total: 5,
        }),
      // No built-in module has a number of questions that needs rounding.
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
