import { expect } from 'vitest';
import { chooseAnswers, questionOf } from '#tests/support/quiz';
import { expectDisabled, type Stage } from '#tests/support/stage';
import type { Table } from '#tests/support/table';
import { moduleContents } from '#server/db/seed/modules/index';

const bad = 'destructive';
const contentOf = (wanted: string) => moduleContents.find(({ slug }) => slug === wanted)!;
const ethics = contentOf('ethics');
const trauma = contentOf('trauma');

const press = (stage: Stage, name: string) => stage.button(name, stage.dialog()).click();
const expectProgress = async (stage: Stage, percent: number) => {
  const bar = stage.dialog().getByRole('progressbar').first();
  await expect.poll(() => bar.getAttribute('value')).toBe(String(percent));
};
const reflection = (stage: Stage) => stage.dialog().getByLabel('Your reflection');
const complete = (stage: Stage) => stage.button('Complete module', stage.dialog());

/** When an operation leaves the browser, by its own clock. */
async function sent({ page }: Stage, operation: string): Promise<number> {
  const request = await page.waitForRequest(
    (each) => each.postData()?.includes(`"${operation}"`) ?? false,
  );
  await request.response();
  return request.timing().startTime;
}
let delay = 0;

/** Answers so many of the questions right. */
const answer = (stage: Stage, right: number) => chooseAnswers(stage.dialog(), right);

/** Sections 4, 5 and 9: the module player; section 8: its toasts. */
export const player: Table<Stage>[] = [
  {
    section: '4 module player, with a reflection step',
    open: async (stage) => {
      await stage.visit('/cpd-modules?module=ethics');
      await stage.dialog(ethics.title).getByText('Learning objectives').waitFor();
    },
    rows: {
      'steps: content, then quiz (assessment), then an optional reflection': async (stage) =>
        expect(
          await stage
            .dialog()
            .getByRole('navigation', { name: 'Steps of the module' })
            .getByRole('button')
            .allInnerTexts(),
        ).toEqual(['Content', 'Quiz', 'Reflection']),
      'progress is 20% in content': (stage) => expectProgress(stage, 20),
      'section 9: estimated completion time, 3 minutes per question plus 15': (stage) =>
        stage.dialog().getByText('About 30 minutes.').waitFor(),
      "reflection is reachable only after the quiz is submitted; 8 'Please submit the quiz'":
        async (stage) => {
          await press(stage, 'Reflection');
          await stage.toast('Please submit the quiz', undefined, bad);
          await expectProgress(stage, 20);
        },
      'progress is 40% in quiz before submission': async (stage) => {
        await press(stage, 'Go to the quiz');
        await expectProgress(stage, 40);
      },
      'going back from quiz to content is allowed': async (stage) => {
        await press(stage, 'Back to content');
        await expectProgress(stage, 20);
        await press(stage, 'Go to the quiz');
      },
      'section 3: a question has 3 choices': async (stage) =>
        await expect
          .poll(() => stage.dialog().getByRole('group').first().getByRole('radio').count())
          .toBe(3),
      "section 5: 'Please answer all questions' with 'You've answered X of Y questions.'": async (
        stage,
      ) => {
        await stage.dialog().getByRole('group').first().getByRole('radio').first().check();
        await press(stage, 'Submit answers');
        await stage.dialog().getByText('Please answer all questions').waitFor();
        await stage.dialog().getByText("You've answered 1 of 5 questions.").waitFor();
      },
      "8 Quiz submitted: 'You scored N% (correct/total)'; destructive below 70": async (stage) => {
        await answer(stage, 3);
        await press(stage, 'Submit answers');
        await stage.toast('Quiz submitted', 'You scored 60% (3/5)', bad);
      },
      'after submission it is 70% with a reflection step': (stage) => expectProgress(stage, 70),
      'quiz answers lock after submission': async (stage) => {
        const radios = stage.dialog().getByRole('radio');
        await expect.poll(() => radios.and(stage.page.locator(':enabled')).count()).toBe(0);
        expect(await radios.count()).toBe(3 * ethics.quizLength);
      },
      'section 3: each question has its explanation': async (stage) => {
        for (const group of await stage.dialog().getByRole('group').all()) {
          await group.getByText((await questionOf(group)).explanation).waitFor();
        }
      },
      'it is 80% in reflection': async (stage) => {
        await press(stage, 'Go to the reflection');
        await expectProgress(stage, 80);
      },
      'the quiz must be passed for the pass message': async (stage) => {
        await stage.dialog().getByText('Please pass the quiz with at least 70%').waitFor();
        await reflection(stage).fill('x'.repeat(60));
        await expectDisabled(complete(stage));
        await reflection(stage).fill('');
      },
      'going back from reflection to quiz is allowed': async (stage) => {
        await press(stage, 'Back to quiz');
        await expectProgress(stage, 70);
      },
      '8 Quiz submitted: not destructive from 70': async (stage) => {
        await press(stage, 'Try again');
        await answer(stage, 4);
        await press(stage, 'Submit answers');
        await stage.toast('Quiz submitted', 'You scored 80% (4/5)');
        await stage.dialog().getByText('You passed the quiz').waitFor();
      },
      'still 80% with 10 characters': async (stage) => {
        await press(stage, 'Go to the reflection');
        await reflection(stage).fill('1234567890');
        await expectProgress(stage, 80);
      },
      '90% once the reflection has more than 10 characters': async (stage) => {
        await reflection(stage).fill('12345678901');
        await expectProgress(stage, 90);
      },
      "section 5: 'Reflection required' / 'Please write at least 50 characters for your reflection.'":
        async (stage) => {
          await reflection(stage).blur();
          await stage.dialog().getByText('Reflection required').waitFor();
          await stage
            .dialog()
            .getByText('Please write at least 50 characters for your reflection.')
            .waitFor();
        },
      'section 5: the Complete button is disabled below 50': async (stage) => {
        await reflection(stage).fill('x'.repeat(49));
        await expectDisabled(complete(stage));
        await reflection(stage).fill('x'.repeat(50));
        await expect.poll(() => complete(stage).isEnabled()).toBe(true);
      },
      "8 Module completed: 'Your progress has been recorded.'": async (stage) => {
        await complete(stage).click();
        await stage.toast('Module completed', 'Your progress has been recorded.');
        await expectProgress(stage, 100);
      },
      'completion is recorded on the server (contract)': async (stage) =>
        expect((await stage.me.rest('GET', '/activities')).body[0]).toMatchObject({
          title: ethics.title,
          hours: 2,
          status: 'completed',
        }),
    },
  },
  {
    section: '4 module player, without a reflection step',
    open: async (stage) => {
      await press(stage, 'Close module');
      await stage.dialog().waitFor({ state: 'detached' });
      await stage.page.getByRole('button', { name: `Start learning: ${trauma.title}` }).click();
      await stage.dialog(trauma.title).getByText('Learning objectives').waitFor();
    },
    rows: {
      'steps: content, then quiz': async (stage) =>
        expect(await stage.button('Reflection', stage.dialog()).count()).toBe(0),
      'section 2: an embedded video link, where the module has one': async (stage) => {
        const link = stage.dialog().getByRole('link', { name: /^Watch it on/ });
        expect(await link.count()).toBe(trauma.video ? 1 : 0);
      },
      'after submission it is 100% with no reflection step': async (stage) => {
        await press(stage, 'Go to the quiz');
        await answer(stage, 5);
        const completed = sent(stage, 'CompleteModule');
        const [submitted] = await Promise.all([
          sent(stage, 'SubmitQuiz'),
          press(stage, 'Submit answers'),
        ]);
        await expectProgress(stage, 100);
        delay = (await completed) - submitted;
      },
      'section 9: if the pass mark is reached, the module completes automatically': async (
        stage,
      ) => {
        await stage.toast('Module completed', 'Your progress has been recorded.');
        await stage.button('Close module', stage.dialog()).waitFor();
      },
      'section 9: after 1 second': () => expect(delay).toBeGreaterThan(990),
    },
  },
];
