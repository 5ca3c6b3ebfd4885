import { beforeAll, expect, test } from 'vitest';
import { signedUp, type TestClient } from '#tests/support/client';
import { clientOperations } from '#tests/support/client-operations';
import { aPdf, sendFile } from '#tests/support/files';
import { useServer } from '#tests/support/server';
import { today } from '#tests/support/today';

/** The pages of records, as the app requests them. */
const server = useServer();
let alex: TestClient;
let texts: Map<string, string>;

beforeAll(async () => {
  alex = await signedUp(server());
  texts = new Map((await clientOperations()).map(({ name, text }) => [name, text]));
});

const made = async (path: string, data: object): Promise<any> =>
  (await alex.rest('POST', path, data)).body;

const workshop = {
  title: 'Airway workshop',
  category: 'Clinical Practice',
  hours: 2,
  status: 'completed',
  completedDate: '2026-03-01T02:30:00.000Z',
};

/** Returns the operation's data and how many statements it took; an earlier request has compiled it. */
async function opened(name: string, id: unknown) {
  const query = texts.get(name)!;
  await alex.graphql(query, { id });
  server().statements();
  const { data, errors } = await alex.graphql(query, { id });
  expect(errors).toBeUndefined();
  return { data, statements: server().statements().length };
}

test('document, goal and reflection show what they belong to, in statements whose number does not grow', async () => {
  const document = await made('/documents', {
    title: 'Certificate of the workshop',
    type: 'certificate',
    content: 'Issued in Brisbane.',
  });
  const goal = await made('/learning-goals', {
    title: 'Airways',
    why: 'They are rare here',
    measure: 'A course on airways',
    targetDate: today(),
  });
  const links = { documentIds: [document.id], goalIds: [goal.id] };
  const activity = await made('/activities', { ...workshop, ...links });
  const reflection = await made('/reflective-logs', {
    activityId: activity.id,
    content: 'We were late at the ramp, and said so.',
    learningOutcomes: 'Speak up sooner at the ramp.',
    futureApplication: 'On the next shift I will say so.',
  });
  await sendFile(alex, `documentId=${document.id}`, 'certificate.pdf', await aPdf());
  const pages = [
    ['DocumentPage', document.id],
    ['GoalPage', goal.id],
    ['ReflectiveLogPage', reflection.id],
  ] as const;
  const before = [];
  for (const [name, id] of pages) before.push(await opened(name, id));

  const [ofDocument, ofGoal, ofReflection] = before.map(({ data }) => data);
  expect(ofDocument.document.evidenceFiles).toHaveLength(1);
  expect(ofDocument.activities).toMatchObject({
    totalCount: 1,
    nodes: [{ title: 'Airway workshop', goals: [{ id: String(goal.id), title: 'Airways' }] }],
  });
  expect(ofGoal.activities.nodes[0].documents).toMatchObject([{ id: String(document.id) }]);
  expect(ofReflection.reflectiveLog).toMatchObject({
    activityId: String(activity.id),
    activityTitle: 'Airway workshop',
  });

  for (let number = 0; number < 4; number += 1) {
    await made('/activities', { ...workshop, ...links, title: `Workshop ${number}` });
  }
  for (const [index, [name, id]] of pages.entries()) {
    const { statements } = await opened(name, id);
    expect(statements, name).toBe(before[index]!.statements);
    expect(statements, name).toBeLessThanOrEqual(3);
  }
});
