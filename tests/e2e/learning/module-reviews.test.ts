import { expect, test } from 'vitest';
import { moduleContents } from '#content/modules/index';
import { adjustableClock } from '#tests/support/adjustable-clock';
import { expectNoAxeViolations, signUp, useApp, visit } from '#tests/support/app';
import { answersTo, chooseAnswers } from '#tests/support/quiz';
import {
  moduleReviewMessages as messages,
  reviewReflection,
} from '#domain/learning/module-reviews';
import { moduleMessages } from '#domain/learning/modules';

const clock = adjustableClock();
const app = useApp(clock.env);
const { slug, title } = moduleContents.find((each) => each.slug === 'obstetric')!;

test('three questions come again a week later, are explained, and lead to a reflection', async () => {
  const page = await app().open({ viewport: { width: 390, height: 844 } });
  await signUp(page);
  const send = async (query: string, variables = {}) => {
    const response = await page.request.post('/graphql', { data: { query, variables } });
    const { data, errors } = await response.json();
    expect(errors).toBeUndefined();
    return data;
  };
  const { modules } = await send('{ modules { id slug questions { question options } } }');
  const { id, questions } = modules.find((each: { slug: string }) => each.slug === slug);
  await send(
    `mutation($quiz: SubmitQuizInput!, $end: CompleteModuleInput!) {
       submitQuiz(input: $quiz) { passed } completeModule(input: $end) { completedAt } }`,
    { quiz: { moduleId: id, answers: answersTo(questions) }, end: { moduleId: id } },
  );
  await clock.advance(8 * 86_400_000);

  await page.goto('/modules?tab=completed');
  await page.getByText(moduleMessages.reviewDue, { exact: true }).waitFor();
  await page
    .getByRole('button', { name: `${moduleMessages.startReview}: ${title}` })
    .press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Three questions, one week on' });
  const radio = dialog.getByRole('radio').first();
  await radio.waitFor();
  await dialog.getByRole('button', { name: 'Submit answers' }).press('Enter');
  await dialog.getByText("You've answered 0 of 3 questions.").waitFor();
  await expect.poll(() => radio.evaluate((each) => each === document.activeElement)).toBe(true);
  await chooseAnswers(dialog, 2);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Enter');
  const result = dialog.getByRole('note').first();
  await result.getByText('2 of 3 right').waitFor();
  await expect.poll(() => result.evaluate((each) => each === document.activeElement)).toBe(true);
  await expect.poll(() => dialog.getByText('Not right', { exact: true }).count()).toBe(1);
  await expectNoAxeViolations(page);

  const reflect = dialog.getByRole('button', { name: messages.reflect });
  await reflect.press('Enter');
  const form = page.getByRole('dialog', { name: 'Add reflection' });
  await form.getByText(reviewReflection.prompts.futureApplication).waitFor();
  const text = 'I will say the time of birth aloud, and check the fundus every five minutes.';
  for (const name of ['Reflection', 'Learning outcomes', 'Future application']) {
    await form.getByRole('textbox', { name }).fill(text);
  }
  await form.getByRole('button', { name: 'Save reflection' }).click();
  await form.waitFor({ state: 'detached' });
  await expect.poll(() => reflect.evaluate((each) => each === document.activeElement)).toBe(true);
  const { reflectiveLogs } = await send('{ reflectiveLogs { nodes { activityTitle } } }');
  expect(reflectiveLogs.nodes).toEqual([{ activityTitle: title }]);

  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await dialog.waitFor({ state: 'detached' });
  // The button that opened it is gone.
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  await page.getByRole('button', { name: `Review: ${title}` }).waitFor();
  expect(await page.getByText(moduleMessages.reviewDue, { exact: true }).count()).toBe(0);
  await visit(page, `/cpd-modules?review=${slug}`);
  await page.getByRole('dialog').getByText(messages.none).waitFor();
});
