import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { moduleContents } from '#content/modules/index';
import type { TestClient } from './client.ts';

/** A module's reflection of 50 characters, the fewest there may be. */
export const moduleReflection = 'I will check the glucose earlier on my next shift.';

/** A question as shown to a learner. */
export interface ShownQuestion {
  question: string;
  options: readonly string[];
}

const bank = new Map(
  moduleContents.flatMap(({ questions }) => questions.map((each) => [each.question, each])),
);

/** Returns the question of the bank with this text. */
export const writtenQuestion = (text: string) => bank.get(text)!;

/** The index of the right option as shown. */
export function rightAnswer({ question, options }: ShownQuestion): number {
  const written = writtenQuestion(question);
  return options.indexOf(written.options[written.correctAnswer]);
}

/** Returns answers of which the first `right` are right and the others wrong. */
export function answersTo(questions: readonly ShownQuestion[], right = questions.length): number[] {
  return questions.map((each, index) => (rightAnswer(each) + (index < right ? 0 : 1)) % 3);
}

/** The open quiz of a module. */
export async function quizOf(
  client: TestClient,
  moduleId: string | number,
): Promise<{ quizKey: string; questions: ShownQuestion[] }> {
  const { data } = await client.graphql(
    'query($id: ID!) { module(id: $id) { quizKey questions { index question options } } }',
    { id: String(moduleId) },
  );
  return data.module;
}

/** Returns answers to the open quiz of a module, with this number of right ones. */
export async function openAnswers(
  client: TestClient,
  moduleId: string | number,
  right?: number,
): Promise<number[]> {
  return answersTo((await quizOf(client, moduleId)).questions, right);
}

/**
 * Chooses the right option of this number of questions on the screen, and the next option in the others. All in one
 * script: finding every option by its role would cost more than the quiz.
 */
export async function chooseAnswers(player: Locator, right = Infinity): Promise<void> {
  const groups = player.getByRole('group');
  await groups.first().waitFor();
  const legends = await groups.locator('legend').allInnerTexts();
  const answers = legends.map((legend, index) => {
    const { options, correctAnswer } = asWritten(legend);
    return options[(correctAnswer + (index < right ? 0 : 1)) % 3]!;
  });
  const chosen = await groups.evaluateAll(async (all, texts) => {
    const labels = all.map((group, index) =>
      [...group.querySelectorAll('label')].find((each) => each.innerText.trim() === texts[index]),
    );
    for (const label of labels) {
      label?.click();
      label?.control?.focus();
      // The screen takes in one answer before the next.
      await new Promise(requestAnimationFrame);
    }
    return labels.map((label) => label?.control?.matches(':checked'));
  }, answers);
  expect(chosen).toEqual(answers.map(() => true));
}

/** Returns the bank's question for a group of radio buttons. */
export async function questionOf(group: Locator) {
  return asWritten(await group.locator('legend').innerText());
}

/** The question of the bank for a legend, which begins with the question's number. */
const asWritten = (legend: string) => writtenQuestion(legend.replace(/^\d+\. /, ''));
