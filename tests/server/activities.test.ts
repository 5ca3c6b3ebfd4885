import { describe, expect, test } from 'vitest';
import { signedUp, TestClient } from '#tests/support/client';
import { useServer } from '#tests/support/server';

const server = useServer();
const airway = { title: 'Airway workshop', category: 'Clinical Practice', hours: 2.5 };

describe('createActivity', () => {
  test('records it, half hours and all', async () => {
    const client = await signedUp(server());
    const answer = await client.graphql(
      'mutation($input: CreateActivityInput!) { createActivity(input: $input) { id title hours status completedDate } }',
      { input: airway },
    );
    expect(answer.errors).toBeUndefined();
    expect(answer.data.createActivity).toMatchObject({
      hours: 2.5,
      status: 'in-progress',
      completedDate: null,
    });
    const list = await client.rest('GET', '/activities');
    expect(list.body).toMatchObject([airway]);
    const me = await client.graphql(
      '{ me { cpdSummary { totalHours standing required { total } } registration { status } } activities { totalCount totalHours } recentActivities { id } }',
    );
    expect(me.errors).toBeUndefined();
    console.log(JSON.stringify(me.data));
  });

  test('refuses what is not signed in', async () => {
    const answer = await new TestClient(server()).rest('POST', '/activities', airway);
    expect(answer.status).toBe(401);
  });
});
