// @module-tag servers
import { beforeAll, expect, test } from 'vitest';
import { openApi } from '#server/rest/openapi/document';
import { createEvents } from '#server/realtime/pubsub';
import { createSchema } from '#server/schema/index';
import { PASSWORD, signedUp, TestClient } from '#tests/support/client';
import { DescribedApi } from '#tests/support/openapi';
import { queryOf } from '#tests/support/openapi-samples';
import { testEnv, useServer } from '#tests/support/server';

const server = useServer();
const api = new DescribedApi(openApi(testEnv, createSchema(createEvents(null).pubsub)));
let username: string;

beforeAll(async () => {
  server().setNow(new Date('2027-03-01T02:00:00Z'));
  const alex = await signedUp(server());
  ({ username } = alex.user);
  await alex.rest('PATCH', '/user/registration', { registrationDate: '2020-01-15' });
  const activity = { title: 'Airway', category: 'Clinical Practice', hours: 2 };
  await alex.rest('POST', '/activities', { ...activity, status: 'completed' });
});

/** Reads that find something for every user. */
const reads = api.operations.filter(
  ({ method, path, isPublic, operation }) =>
    method === 'GET' && !isPublic && !path.includes('{') && !operation.responses['404'],
);

test.each([
  ['on an ordinary day', '2027-06-15', 'active'],
  ['as renewal is open', '2027-11-10', 'expiring-soon'],
  ['on the last day', '2027-11-30', 'expiring-soon'],
  ['in the late period', '2027-12-05', 'unanswered'],
  ['after the lapse', '2028-02-29', 'unanswered'],
])('every read works as described %s', async (_, day, status) => {
  server().setNow(new Date(`${day}T02:00:00Z`));
  const alex = new TestClient(server());
  await alex.rest('POST', '/login', { username, password: PASSWORD });
  const { body } = await api.call(alex, api.at('GET', '/user/registrations')!, {});
  expect(body[0].registration.status).toBe(status);
  for (const each of reads) {
    const query = await queryOf(each, alex);
    expect((await api.call(alex, each, query ? { query } : {})).status, each.path).toBe(
      each.status,
    );
  }
});
