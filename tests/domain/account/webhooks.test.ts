import { describe, expect, test } from 'vitest';
import type { Schema } from 'yup';
import {
  attemptText,
  deliveryLabel,
  nextWebhookAttempt,
  webhookBody,
  webhookKindsText,
  webhookLimits,
  webhookMessages as messages,
  webhookPausedNotification,
  webhookUrl,
  type WebhookChange,
  type WebhookProblem,
} from '#domain/account/webhooks';
import { resumeWebhookSchema, webhookSchema } from '#domain/account/webhooks.schema';
import { shapeOf } from '#domain/forms';
import { timelineKinds } from '#domain/records/record-events';
import { problems } from '../problems.ts';

const now = new Date('2026-03-03T00:00:00Z');
const change = (recordId: number): WebhookChange => ({
  seq: recordId,
  at: now.toISOString(),
  kind: 'activity',
  recordId,
  ownerKind: null,
  ownerId: null,
  action: 'added',
});

test('attempts are five days in all, each later than the one before', () => {
  const waits = Array.from({ length: 12 }, (_, n) => nextWebhookAttempt(n + 1, now));
  expect(waits.at(-1)).toBeNull();
  const seconds = waits.flatMap((at) => (at ? [(at.getTime() - now.getTime()) / 1_000] : []));
  expect(seconds.slice(0, 4)).toEqual([5, 300, 1_800, 7_200]);
  expect(seconds).toEqual(seconds.toSorted((a, b) => a - b));
  const days = seconds.reduce((sum, each) => sum + each) / 86_400;
  expect(days).toBeGreaterThan(5);
  expect(days).toBeLessThan(5.5);
});

const longest = (start: string) => start.padEnd(webhookLimits.addressCharacters, 'a');

describe('an address', () => {
  test.each([
    ['https://hooks.example.org/paramed', true, true],
    [' https://hooks.example.org/paramed ', true, true],
    [longest('https://hooks.example.org/'), true, true],
    [`${longest('https://hooks.example.org/')}a`, false, false],
    ['http://hooks.example.org/paramed', false, false],
    ['http://localhost:4000/hook', false, true],
    [' http://127.0.0.1:4000/hook', false, true],
    [longest('http://localhost:4000/'), false, true],
    [`${longest('http://localhost:4000/')}a`, false, false],
    ['http://localhost.example.org/hook', false, false],
    ['http://notlocalhost/hook', false, false],
    ['ftp://localhost/hook', false, false],
    ['localhost:4000', false, false],
    ['', false, false],
  ])('%#: public or not, in development or not', async (text, isPublic, isLocal) => {
    expect(
      [webhookUrl(text), webhookUrl(text, { local: true })].map((url) => url !== null),
    ).toEqual([isPublic, isLocal]);
    const given = { accessTokenId: 'b3c1f0de-0000-4000-8000-00000000000a', address: text };
    const problem = { address: messages.address };
    expect(await problems(webhookSchema(), given)).toEqual(isPublic ? {} : problem);
    expect(await problems(webhookSchema({ local: true }), given)).toEqual(isLocal ? {} : problem);
  });
});

const address = 'https://hooks.example.org/paramed';
const accessTokenId = '0123abcd-4567-89ef-0123-456789abcdef';

test.each<[Record<string, unknown>, Record<string, string>]>([
  [{ accessTokenId, address, kinds: [...timelineKinds] }, {}],
  [{ accessTokenId, address, kinds: [] }, {}],
  [{ address }, { accessTokenId: messages.token }],
  [{ accessTokenId }, { address: messages.address }],
  [{ accessTokenId: null, address: null, kinds: null }, messageOfEach()],
  [{ accessTokenId: 7, address: 7, kinds: 7 }, messageOfEach()],
  ...[`${accessTokenId}0`, `0${accessTokenId}`, accessTokenId.slice(1), 'x'].map(
    (id): [Record<string, unknown>, Record<string, string>] => [
      { accessTokenId: id, address },
      { accessTokenId: messages.token },
    ],
  ),
  [{ accessTokenId, address, kinds: ['activity', 'nothing'] }, { kinds: messages.kinds }],
  [
    { accessTokenId, address, kinds: [...timelineKinds, timelineKinds[0]] },
    { kinds: messages.kinds },
  ],
  [{ accessTokenId, address, kinds: 'activity' }, { kinds: messages.kinds }],
])('%#: each field is checked', async (given, expected) => {
  expect(await problems(webhookSchema(), given)).toEqual(expected);
});

function messageOfEach() {
  return {
    accessTokenId: messages.token,
    address: messages.address,
    kinds: messages.kinds,
  };
}

test('without kinds it is about all of them, and is resumed with what waits', () => {
  expect(webhookSchema().cast({ accessTokenId, address: ` ${address} ` })).toEqual({
    accessTokenId,
    address,
    kinds: [],
  });
  expect(resumeWebhookSchema.cast({})).toEqual({ skip: false });
});

test('programs are told what it takes', () => {
  const { fields } = webhookSchema();
  expect(
    [fields.accessTokenId, fields.address, fields.kinds].map((each) => shapeOf(each as Schema)),
  ).toEqual([
    { type: 'string', format: 'uuid' },
    { type: 'string', description: expect.stringContaining(messages.addressExample) },
    { type: 'array', items: { type: 'string', enum: timelineKinds } },
  ]);
});

test('a message has its changes, and a test none', () => {
  const timestamp = '2026-03-03T00:00:00.000Z';
  expect(JSON.parse(webhookBody('ping', now, [change(1)]))).toEqual({
    type: 'ping',
    timestamp,
    data: {},
  });
  const changes = [change(1), change(2)];
  const type = 'records.changed';
  expect(JSON.parse(webhookBody(type, now, changes))).toEqual({
    type,
    timestamp,
    data: { changes },
  });
  expect(JSON.parse(webhookBody(type, now))).toEqual({ type, timestamp, data: { changes: [] } });
});

test.each<[number, number | null, WebhookProblem | null, string | null]>([
  [0, null, null, null],
  [1, 204, null, 'The receiver returned 204'],
  [2, 500, 'status', 'The receiver returned 500'],
  [1, 302, 'redirect', 'The receiver redirects, which is not followed (status 302)'],
  [1, null, 'refused', 'The receiver refused the connection'],
])('%i attempts, status %s, problem %s: %s', (attempts, status, problem, text) => {
  expect(attemptText({ attempts, status, problem })).toBe(text);
});

test('a message is named by what it is about', () => {
  expect(deliveryLabel('ping', [])).toBe('Test message');
  expect(deliveryLabel('records.changed', [change(12)])).toBe('Activity 12: added');
  expect(deliveryLabel('records.changed', [change(12), change(13)])).toBe('2 changes');
  expect(deliveryLabel('records.changed', [])).toBe('0 changes');
  expect(webhookKindsText([])).toBe('All kinds of record');
  expect(webhookKindsText(['activity', 'credential'])).toBe('Activity, Credential');
});

test('its owner hears where nothing is sent any more, and why', () => {
  expect(webhookPausedNotification('hooks.example.org', 'gone')).toEqual({
    kind: 'webhook-paused',
    link: '/settings/developers#webhooks',
    title: 'A webhook is paused',
    message:
      'Nothing more is sent to hooks.example.org. The receiver returned 410: it wants no more messages. No change is lost: once you resume the webhook in Settings, it goes on where it stopped.',
  });
});
