import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { moduleContents } from '#content/modules/index';
import { signUp, useApp, visit } from '#tests/support/app';
import { dayTimeLabel, DEFAULT_TIME_ZONE } from '#domain/dates';
import { moduleMessages } from '#domain/learning/modules';
import { chooseAnswers, questionOf } from '#tests/support/quiz';

const app = useApp();
let page: Page;

const ethics = moduleContents.find(({ slug }) => slug === 'ethics')!;
const obstetric = moduleContents.find(({ slug }) => slug === 'obstetric')!;
const player = () => page.getByRole('dialog');
const press = (name: string) => player().getByRole('button', { name, exact: true }).click();
const expectProgress = async (percent: number) => {
  const bar = player().getByRole('progressbar');
  await expect.poll(() => bar.getAttribute('value')).toBe(String(percent));
};
const close = async () => {
  await press('Close');
  await player().waitFor({ state: 'detached' });
};

const firstQuestion = () => player().getByRole('group').first();
/** The texts of the questions on the screen. */
const legends = async () => {
  const texts = await player().getByRole('group').locator('legend').allInnerTexts();
  return texts.map((text) => text.replace(/^\d+\. /, ''));
};

beforeAll(async () => {
  page = await app().open();
  await signUp(page);
});

describe('a module', () => {
  test('is found, opened and read', async () => {
    await page.goto('/modules');
    await page.getByPlaceholder('Search modules...').fill('capacity');
    await page.getByRole('button', { name: `Start learning: ${ethics.title}` }).click();
    await page.waitForURL('**/cpd-modules?module=ethics');
    await player().getByRole('heading', { name: ethics.title, level: 2 }).waitFor();
    for (const { heading } of ethics.sections) {
      await player().getByRole('heading', { name: heading, level: 3 }).waitFor();
    }
    await player().getByText(ethics.keyPoints[0]!).waitFor();
    await expectProgress(20);
  });

  test('has a case that is decided by keyboard, and stays as far as it went', async () => {
    const [study] = ethics.caseStudies;
    const [first, second] = study!.scenes[0]!.choices;
    const frame = player().getByRole('region', { name: study!.title });
    const start = frame.getByRole('button', { name: 'Work through the case' });
    await start.press('Enter');
    await frame.getByText(study!.scenes[0]!.text).waitFor();
    await frame.getByRole('button', { name: 'Continue' }).press('Enter');
    await frame.getByText('Choose a decision').waitFor();
    const radio = frame.getByRole('radio', { name: first!.text });
    await expect.poll(() => radio.evaluate((each) => each === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowDown');
    await frame.getByRole('button', { name: 'Continue' }).press('Enter');
    const outcome = frame.getByRole('heading', { name: 'Decision 1: what follows' });
    await expect.poll(() => outcome.evaluate((each) => each === document.activeElement)).toBe(true);
    await frame.getByText(second!.consequence).waitFor();
    await frame.getByText(`Source: ${second!.source}`).waitFor();
    await close();
    await visit(page, '/cpd-modules?module=ethics');
    await start.click();
    await frame.getByText(second!.consequence).waitFor();
    await expectProgress(20);
  });

  test('asks other questions after a failed quiz', async () => {
    await press('Go to the quiz');
    await chooseAnswers(player(), 0);
    await press('Submit answers');
    await player().getByText('You scored 0%', { exact: false }).waitFor();
    const asked = await legends();
    await press('Try again');
    await expect.poll(() => player().getByRole('radio', { checked: true }).count()).toBe(0);
    const next = await legends();
    expect(next).toHaveLength(ethics.quizLength);
    expect(next.filter((question) => asked.includes(question))).toEqual([]);
  });

  test('resumes where the user left it, with the chosen answers', async () => {
    const asked = await legends();
    const { options, correctAnswer } = await questionOf(firstQuestion());
    const chosen = firstQuestion().getByRole('radio', {
      name: options[correctAnswer],
      exact: true,
    });
    const saved = page.waitForResponse(
      (response) => response.request().postData()?.includes('SaveModuleProgress') ?? false,
    );
    await chosen.check();
    await close();
    await saved;
    // Reloaded: nothing that the browser remembers is shown.
    await page.goto('/modules?tab=in-progress');
    await page.getByRole('button', { name: `Start learning: ${ethics.title}` }).click();
    await player().getByRole('heading', { name: 'Quiz', level: 3 }).waitFor();
    await expect.poll(() => chosen.isChecked()).toBe(true);
    expect(await legends()).toEqual(asked);
  });

  test('is completed by a pass and a reflection, and counted once', async () => {
    await chooseAnswers(player());
    await press('Submit answers');
    await press('Go to the reflection');
    const complete = player().getByRole('button', { name: 'Complete module' });
    await player()
      .getByLabel('Your reflection')
      .fill('I will test all four parts of capacity aloud, and write each of them down.');
    await complete.click();
    await expectProgress(100);
    await press('Close module');
    await page.getByRole('button', { name: `Review: ${ethics.title}` }).waitFor();
    const activities = await (await page.request.get('/api/activities')).json();
    expect(activities).toMatchObject([{ title: ethics.title }]);
  });

  test('says when the next try opens once too few questions are left', async () => {
    await visit(page, '/cpd-modules?module=mental-health');
    await press('Go to the quiz');
    for (const isLast of [false, true]) {
      await chooseAnswers(player(), 0);
      await press('Submit answers');
      await player().getByText('You scored 0%', { exact: false }).waitFor();
      if (!isLast) await press('Try again');
    }
    const modules = await (await page.request.get('/api/modules')).json();
    const { nextTryAt } = modules.find(({ slug }: { slug: string }) => slug === 'mental-health');
    const from = dayTimeLabel(new Date(nextTryAt), DEFAULT_TIME_ZONE);
    await player().getByText(moduleMessages.waits(from), { exact: false }).waitFor();
    expect(await player().getByRole('button', { name: 'Try again' }).count()).toBe(0);
    await close();
  });

  test('whose quiz was submitted in another window shows that result with a message', async () => {
    await visit(page, '/cpd-modules?module=pediatric');
    await press('Go to the quiz');
    await chooseAnswers(player());
    const elsewhere = await page.evaluate(async () => {
      const send = async (query: string, variables?: object) => {
        const response = await fetch('/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query, variables }),
        });
        return (await response.json()).data;
      };
      const { modules } = await send('{ modules { id slug } }');
      const { id } = modules.find(({ slug }: { slug: string }) => slug === 'pediatric');
      const input = { moduleId: id, answers: [0, 0, 0, 0, 0] };
      const submit =
        'mutation($input: SubmitQuizInput!) { submitQuiz(input: $input) { id score } }';
      return (await send(submit, { input })).submitQuiz as { score: number };
    });
    await press('Submit answers');
    await page.getByText(moduleMessages.quizReplaced).first().waitFor();
    const result = player().getByText(`You scored ${elsewhere.score}%`, { exact: false });
    await expect.poll(() => result.count()).toBe(1);
    await close();
  });

  test('that fails to complete after it was closed says so, and asks for the hours when it is reopened', async () => {
    await visit(page, '/cpd-modules?module=obstetric');
    await press('Go to the quiz');
    await chooseAnswers(player());
    let isClosed = () => {};
    const closed = new Promise<void>((resolve) => (isClosed = resolve));
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('CompleteModule')) return route.continue();
      await closed;
      return route.abort();
    });
    await press('Submit answers');
    await page.getByText('You scored 100% (5/5)', { exact: true }).first().waitFor();
    await close();
    isClosed();
    await page.getByText(moduleMessages.completeFailed(obstetric.title)).first().waitFor();
    await page.unroute('**/graphql');
    await visit(page, '/cpd-modules?module=obstetric');
    await player().getByLabel('Hours to record').waitFor();
    await press(moduleMessages.complete);
    await page.getByText('Your progress has been recorded.').first().waitFor();
    await expectProgress(100);
    await close();
  });
});

describe('the modules screen', () => {
  const asked = () => new URL(page.url()).search;

  test('keeps both of two choices in quick succession', async () => {
    await visit(page, '/modules?q=nothing+like+this');
    const tab = await page.getByRole('tab', { name: 'Recommended' }).elementHandle();
    await page
      .getByRole('button', { name: 'Clear search and category' })
      .evaluate((clear, next) => {
        // Both before the page renders again.
        (clear as HTMLElement).click();
        (next as HTMLElement).click();
      }, tab);
    await expect.poll(asked).toBe('?tab=recommended');
  });
});
