import { expect } from 'vitest';
import { chooseAnswers, moduleReflection, questionOf } from '#tests/support/quiz';
import { expectDisabled, type BrowserFixture } from '#tests/support/browser-fixture';
import type { SpecSection } from '#tests/support/spec-section';
import { moduleContents } from '#content/modules/index';

const bad = 'destructive';
const contentOf = (wanted: string) => moduleContents.find(({ slug }) => slug === wanted)!;
const ethics = contentOf('ethics');
const trauma = contentOf('trauma');

const press = (browser: BrowserFixture, name: string) =>
  browser.button(name, browser.dialog()).click();
const expectProgress = async (browser: BrowserFixture, percent: number) => {
  const bar = browser.dialog().getByRole('progressbar').first();
  await expect.poll(() => bar.getAttribute('value')).toBe(String(percent));
};
const reflection = (browser: BrowserFixture) => browser.dialog().getByLabel('Your reflection');
const complete = (browser: BrowserFixture) => browser.button('Complete module', browser.dialog());

/** Time at which an operation leaves the browser, by the browser's clock. */
async function sent({ page }: BrowserFixture, operation: string): Promise<number> {
  const request = await page.waitForRequest(
    (each) => each.postData()?.includes(`"${operation}"`) ?? false,
  );
  await request.response();
  return request.timing().startTime;
}
let delay = 0;

/** Answers that number of questions right. */
const answer = (browser: BrowserFixture, right: number) => chooseAnswers(browser.dialog(), right);

/** Sections 4, 5 and 9: the module player; section 8: its toasts. */
export const player: SpecSection<BrowserFixture>[] = [
  {
    section: '4 module player, with a reflection step',
    open: async (browser) => {
      await browser.visit('/cpd-modules?module=ethics');
      await browser.dialog(ethics.title).getByText('Learning objectives').waitFor();
    },
    rows: {
      'steps: content, then quiz (assessment), then an optional reflection': async (browser) =>
        expect(
          await browser
            .dialog()
            .getByRole('navigation', { name: 'Steps of the module' })
            .getByRole('button')
            .allInnerTexts(),
        ).toEqual(['Content', 'Quiz', 'Reflection']),
      'progress is 20% in content': (browser) => expectProgress(browser, 20),
      'section 9: estimated completion time, 3 minutes per question plus 15': (browser) =>
        browser.dialog().getByText('About 30 minutes.').waitFor(),
      "reflection is reachable only after the quiz is submitted; 8 'Please submit the quiz'":
        async (browser) => {
          await press(browser, 'Reflection');
          await browser.toast('Please submit the quiz', undefined, bad);
          await expectProgress(browser, 20);
        },
      'progress is 40% in quiz before submission': async (browser) => {
        await press(browser, 'Go to the quiz');
        await expectProgress(browser, 40);
      },
      'going back from quiz to content is allowed': async (browser) => {
        await press(browser, 'Back to content');
        await expectProgress(browser, 20);
        await press(browser, 'Go to the quiz');
      },
      'section 3: a question has 3 choices': async (browser) =>
        await expect
          .poll(() => browser.dialog().getByRole('group').first().getByRole('radio').count())
          .toBe(3),
      "section 5: 'Please answer all questions' with 'You've answered X of Y questions.'": async (
        browser,
      ) => {
        await browser.dialog().getByRole('group').first().getByRole('radio').first().check();
        await press(browser, 'Submit answers');
        await browser.dialog().getByText('Please answer all questions').waitFor();
        await browser.dialog().getByText("You've answered 1 of 5 questions.").waitFor();
      },
      "8 Quiz submitted: 'You scored N% (correct/total)'; destructive below 70": async (
        browser,
      ) => {
        await answer(browser, 3);
        await press(browser, 'Submit answers');
        await browser.toast('Quiz submitted', 'You scored 60% (3/5)', bad);
      },
      'after submission it is 70% with a reflection step': (browser) => expectProgress(browser, 70),
      'quiz answers lock after submission': async (browser) => {
        const radios = browser.dialog().getByRole('radio');
        await expect.poll(() => radios.and(browser.page.locator(':enabled')).count()).toBe(0);
        expect(await radios.count()).toBe(3 * ethics.quizLength);
      },
      'section 3: each question has its explanation': async (browser) => {
        for (const group of await browser.dialog().getByRole('group').all()) {
          await group.getByText((await questionOf(group)).explanation).waitFor();
        }
      },
      'it is 80% in reflection': async (browser) => {
        await press(browser, 'Go to the reflection');
        await expectProgress(browser, 80);
      },
      'the quiz must be passed for the pass message': async (browser) => {
        await browser.dialog().getByText('Please pass the quiz with at least 70%').waitFor();
        await reflection(browser).fill('x'.repeat(60));
        await expectDisabled(complete(browser));
        await reflection(browser).fill('');
      },
      'going back from reflection to quiz is allowed': async (browser) => {
        await press(browser, 'Back to quiz');
        await expectProgress(browser, 70);
      },
      '8 Quiz submitted: not destructive from 70': async (browser) => {
        await press(browser, 'Try again');
        await answer(browser, 4);
        await press(browser, 'Submit answers');
        await browser.toast('Quiz submitted', 'You scored 80% (4/5)');
        await browser.dialog().getByText('You passed the quiz').waitFor();
      },
      'still 80% with 10 characters': async (browser) => {
        await press(browser, 'Go to the reflection');
        await reflection(browser).fill('1234567890');
        await expectProgress(browser, 80);
      },
      '90% once the reflection has more than 10 characters': async (browser) => {
        await reflection(browser).fill('12345678901');
        await expectProgress(browser, 90);
      },
      "section 5: 'Reflection required' / 'Please write at least 50 characters for your reflection.'":
        async (browser) => {
          await reflection(browser).blur();
          await browser.dialog().getByText('Reflection required').waitFor();
          await browser
            .dialog()
            .getByText('Please write at least 50 characters for your reflection.')
            .waitFor();
        },
      'section 5: the Complete button is disabled below 50': async (browser) => {
        await reflection(browser).fill('x'.repeat(49));
        await expectDisabled(complete(browser));
        await reflection(browser).fill('x'.repeat(50));
        await expect.poll(() => complete(browser).isEnabled()).toBe(true);
      },
      "8 Module completed: 'Your progress has been recorded.'": async (browser) => {
        await reflection(browser).fill(moduleReflection);
        await complete(browser).click();
        await browser.toast('Module completed', 'Your progress has been recorded.');
        await expectProgress(browser, 100);
      },
      'completion is recorded on the server, with the hours that the learner confirms (contract)':
        async (browser) =>
          expect((await browser.me.rest('GET', '/activities')).body[0]).toMatchObject({
            title: ethics.title,
            hours: 0.5,
            status: 'completed',
          }),
    },
  },
  {
    section: '4 module player, without a reflection step',
    open: async (browser) => {
      await press(browser, 'Close module');
      await browser.dialog().waitFor({ state: 'detached' });
      await browser.page.getByRole('button', { name: `Start learning: ${trauma.title}` }).click();
      await browser.dialog(trauma.title).getByText('Learning objectives').waitFor();
    },
    rows: {
      'steps: content, then quiz': async (browser) =>
        expect(await browser.button('Reflection', browser.dialog()).count()).toBe(0),
      'section 2: an embedded video link, where the module has one': async (browser) => {
        const link = browser.dialog().getByRole('link', { name: /^Watch it on/ });
        expect(await link.count()).toBe(trauma.video ? 1 : 0);
      },
      'after submission it is 100% with no reflection step': async (browser) => {
        await press(browser, 'Go to the quiz');
        await answer(browser, 5);
        const completed = sent(browser, 'CompleteModule');
        const [submitted] = await Promise.all([
          sent(browser, 'SubmitQuiz'),
          press(browser, 'Submit answers'),
        ]);
        await expectProgress(browser, 100);
        delay = (await completed) - submitted;
      },
      'section 9: if the pass mark is reached, the module completes automatically': async (
        browser,
      ) => {
        await browser.toast('Module completed', 'Your progress has been recorded.');
        await browser.button('Close module', browser.dialog()).waitFor();
      },
      'section 9: after 1 second': () => expect(delay).toBeGreaterThan(990),
    },
  },
];
