import type { Locator } from 'playwright-core';
import { moduleContents } from '#server/db/seed/modules/index';
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

/** Chooses the right option of this number of questions on the screen, and the next option in the others. */
export async function chooseAnswers(player: Locator, right = Infinity): Promise<void> {
  const groups = player.getByRole('group');
  await groups.first().waitFor();
  for (const [index, group] of (await groups.all()).entries()) {
    const { options, correctAnswer } = await questionOf(group);
    const name = options[(correctAnswer + (index < right ? 0 : 1)) % 3]!;
    await group.getByRole('radio', { name, exact: true }).check();
  }
}

/** Returns the bank's question for a group of radio buttons. */
export async function questionOf(group: Locator) {
  const legend = await group.locator('legend').innerText();
  return writtenQuestion(legend.replace(/^\d+\. /, ''));
}
