// @module-tag servers
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sharingLimits } from '#server/limits';
import { cleanFiles } from '#server/storage/clean';
import { PASSWORD, signedUp, TestClient, withoutRequest } from '#tests/support/client';
import { aPdf, filesIn, sendFile, sha256 } from '#tests/support/files';
import { pdfText } from '#tests/support/pdf-text';
import { detectResponseLeaks } from '#tests/support/response-leaks';
import { useServer } from '#tests/support/server';
import { freezeSmallFiles } from '#tests/support/shared-links';
import { TestSocket } from '#tests/support/socket';
import { unzip } from '#tests/support/unzip';
import {
  SHARED_FILES_DAYS,
  SHARED_LISTED_DAYS,
  sharedMessages,
  sharedPageTexts,
} from '#domain/proof/shared-submissions';

const server = useServer();
const NOW = new Date('2026-11-23T11:40:00Z');
const after = ({ days = 0, minutes = 0 }) =>
  new Date(NOW.getTime() + (days * 24 * 60 + minutes) * 60_000);
beforeEach(() => server().setNow(NOW));
detectResponseLeaks();

const REFUSED = `${sharedPageTexts.invalid} ${sharedPageTexts.invalidText}`;
const PASSPHRASE = 'ambulance bay seven';
/** Files that leave in the background, too, have done so. */
async function expectStored(count: number): Promise<void> {
  await expect.poll(() => stored().length).toBe(count);
}
const stored = () => filesIn(join(server().services.storage.incoming, '../files'));
const cleaned = (at = NOW) => cleanFiles(server().services, at);

async function shared(client: TestClient, input: object = {}) {
  const made = await client.rest('POST', '/shared-submissions', {
    name: 'Auditor at Ahpra',
    ...input,
  });
  expect(made.body.message).toBeUndefined();
  expect(made.status).toBe(201);
  return { ...made.body, secret: made.body.secretUrl.split('#')[1] as string };
}

/** Shares a submission with small files, if only the link matters. */
async function sharedSmall(client: TestClient, input: object = {}) {
  const restore = freezeSmallFiles(server(), { holderName: 'Mara Okafor' });
  return shared(client, input).finally(restore);
}

const stranger = (userAgent = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Firefox/140.0') => {
  const client = new TestClient(server());
  const send = (path: string, body: object) =>
    client.raw('POST', `/api/shared-submissions/open${path}`, JSON.stringify(body), {
      'content-type': 'application/json',
      'user-agent': userAgent,
    });
  return {
    open: (secret: string, passphrase?: string) => send('', { secret, passphrase }),
    file: async (which: 'pdf' | 'pack', secret: string, ticket: string) => {
      const response = await client.fetch(`/api/shared-submissions/open/${which}`, {
        method: 'POST',
        body: JSON.stringify({ secret, ticket }),
        headers: { 'content-type': 'application/json', 'user-agent': userAgent },
      });
      return { response, bytes: Buffer.from(await response.arrayBuffer()) };
    },
  };
};

const logOf = async (client: TestClient, id: number) =>
  (await client.rest('GET', `/shared-submissions/${id}/accesses`)).body;

async function recorded(): Promise<TestClient> {
  server().setNow(NOW);
  const client = await signedUp(server(), { fullName: 'Mara Okafor' });
  const { body } = await client.rest('POST', '/activities', {
    title: 'Airway workshop',
    category: 'Clinical Practice',
    hours: 2.5,
    isInteractive: true,
    status: 'completed',
    completedDate: '2026-03-14T02:00:00Z',
  });
  await sendFile(client, `activityId=${body.id}`, 'als.pdf', await aPdf('Assessed'));
  return client;
}

let mara: TestClient;
let link: Awaited<ReturnType<typeof shared>>;
/** Statuses of two requests at once. */
let statuses: number[];
/** The secret of a link that leaves an activity out. */
let employers: string;
/** A link with a passphrase. */
let locked: typeof link;
beforeAll(async () => {
  mara = await recorded();
  const make = () => mara.rest('POST', '/shared-submissions', { name: 'Auditor at Ahpra' });
  const both = await Promise.all([make(), make()]);
  statuses = both.map(({ status }) => status);
  const { body } = both.find(({ status }) => status === 201)!;
  link = { ...body, secret: body.secretUrl.split('#')[1] };
});

describe('a link', () => {
  test('shows a stranger the submission as it was, whatever changes later', async () => {
    const [activity] = (await mara.rest('GET', '/activities')).body;
    const { body: added } = await mara.rest('POST', '/activities', {
      title: 'Added afterwards',
      category: 'Clinical Practice',
      hours: 9,
      status: 'completed',
      completedDate: '2026-04-01T02:00:00Z',
    });
    await mara.rest('PATCH', `/activities/${activity.id}`, { hours: 7 });
    server().setNow(after({ days: 3 }));
    const { open, file } = stranger();
    const { status, body, headers } = await open(link.secret);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.getSetCookie()).toEqual([]);
    expect(body.submission).toMatchObject({
      person: { name: 'Mara Okafor', registrationNumber: null },
      frozenAt: NOW.toISOString(),
      leftOut: [],
      evidenceCount: 1,
      head: expect.stringMatching(/^timeline \d+: ([0-9a-f]{4} ?){4}$/),
    });
    expect(body.submission.periods).toMatchObject([
      {
        requirement: { total: 30 },
        completed: { total: 2.5, interactive: 2.5 },
        activityCount: 1,
      },
    ]);
    const pack = await file('pack', link.secret, body.ticket);
    expect(pack.response.headers.get('content-type')).toBe('application/zip');
    expect(sha256(pack.bytes)).toBe(body.submission.pack.sha256);
    const files = unzip(pack.bytes);
    expect(JSON.parse(files.get('submission.json')!.toString()).periods[0].completed.total).toBe(
      2.5,
    );
    const pdf = await file('pdf', link.secret, body.ticket);
    expect(sha256(pdf.bytes)).toBe(body.submission.pdf.sha256);
    expect(sha256([...files].find(([path]) => path.endsWith('.pdf'))![1])).toBe(sha256(pdf.bytes));
    const text = pdfText(pdf.bytes).replace(/\s+/g, ' ');
    expect(text).toContain('Airway workshop');
    expect(text).not.toContain('Added afterwards');
    expect(text).toContain(body.submission.head);
    await mara.rest('DELETE', `/activities/${added.id}`);
  });

  test('tells its owner who used it, live the first time', async () => {
    const sam = await recorded();
    const { secretUrl, secret } = await sharedSmall(sam, { name: 'Auditor' });
    const socket = await TestSocket.open(server(), { cookie: sam.cookie });
    await socket.init();
    socket.subscribe('1', 'subscription { notificationAdded { title message link } }');
    await expect
      .poll(async () => {
        await stranger().open(secret);
        return socket.nextOrNull('next', 500);
      })
      .toMatchObject({
        payload: {
          data: {
            notificationAdded: {
              title: 'Your shared submission was opened',
              message: expect.stringContaining(
                '“Auditor” was opened for the first time, with Firefox',
              ),
              link: '/submissions',
            },
          },
        },
      });
    socket.close();
    const { body: links } = await sam.rest('GET', '/shared-submissions');
    expect(links).toMatchObject([{ name: 'Auditor', openedCount: 1, state: 'active' }]);
    expect(JSON.stringify(links)).not.toContain(secret);
    expect(secretUrl).toBe(`http://localhost:4000/shared#${secret}`);
  });

  test('records each use with browser and shortened network, and an opening again once', async () => {
    const { id } = link;
    const before = (await logOf(mara, id)).length;
    const { open, file } = stranger('Mozilla/5.0 (Macintosh; Intel Mac OS X) Chrome/140.0');
    server().setNow(after({ days: 4 }));
    const { body } = await open(link.secret);
    await open(link.secret);
    await file('pdf', link.secret, body.ticket);
    const log = await logOf(mara, id);
    expect(log.length - before).toBe(2);
    const device = expect.stringMatching(/^Chrome on /);
    expect(log.slice(0, 2)).toMatchObject([
      { kind: 'pdf', label: 'PDF downloaded', device, network: '127.0.0.x' },
      { kind: 'opened', label: 'Opened', device, network: '127.0.0.x' },
    ]);
    const page = await mara.rest('GET', `/shared-submissions/${id}/accesses?first=1`);
    expect(page.body).toHaveLength(1);
    expect(page.headers.get('link')).toContain('rel="next"');
    await expect(
      server().database.query({
        text: `update shared_submission_accesses set kind = 'opened' where user_id = $1`,
        values: [mara.user.id],
      }),
    ).rejects.toThrow('only added to');
  });

  test('leaves out what its owner chose, and says so', async () => {
    const [{ id }] = (await mara.rest('GET', '/activities')).body;
    const { data, errors } = await mara.graphql(
      `mutation ($input: CreateSharedSubmissionInput!) { createSharedSubmission(input: $input) {
        secretUrl leftOut } }`,
      { input: { name: 'My employer', withoutActivities: [String(id)], days: 7 } },
    );
    expect(errors).toBeUndefined();
    const made = data.createSharedSubmission;
    employers = made.secretUrl.split('#')[1];
    expect(made.leftOut[0]).toMatch(/^1 activity .* left out by the owner\.$/);
    const { body } = await stranger().open(employers);
    expect(body.submission.periods[0].completed.total).toBe(0);
    expect(body.submission.leftOut).toEqual(made.leftOut);
  });
});

describe('a passphrase', () => {
  test('is asked for before anything is shown', async () => {
    locked = await sharedSmall(mara, { passphrase: PASSPHRASE });
    const { open } = stranger();
    expect(locked.hasPassphrase).toBe(true);
    const { body, text } = await open(locked.secret);
    expect(body).toEqual({ needsPassphrase: true, ticket: null, submission: null });
    expect(text).not.toContain('Mara');
    expect((await open(locked.secret, PASSPHRASE)).body.submission.person.name).toBe('Mara Okafor');
    const log = await logOf(mara, locked.id);
    expect(log.map(({ kind }: { kind: string }) => kind)).toEqual(['opened']);
  });

  test('is limited per link, and wrong ones are in the log', async () => {
    const { open } = stranger();
    for (let n = 0; n < sharingLimits.passphrases; n += 1) {
      const { status, body } = await open(locked.secret, `wrong passphrase ${n}`);
      expect(status).toBe(400);
      expect(body.fields).toEqual({ passphrase: sharedPageTexts.wrong });
    }
    const refused = await open(locked.secret, PASSPHRASE);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const [row] = (await mara.rest('GET', '/shared-submissions')).body;
    expect(row.wrongPassphraseCount).toBe(sharingLimits.passphrases);
    // Another link of the same address still opens.
    expect((await open(link.secret)).status).toBe(200);
  });

  test('has a least length and fits into bcrypt', async () => {
    for (const passphrase of ['short', 'ä'.repeat(40)]) {
      const { status, body } = await mara.rest('POST', '/shared-submissions', {
        name: 'Auditor',
        passphrase,
      });
      expect(status).toBe(400);
      expect(body.fields).toHaveProperty('passphrase');
    }
  });
});

describe('a ticket', () => {
  test('works for its link alone, and for an hour', async () => {
    const { open, file } = stranger();
    const { ticket } = (await open(link.secret)).body;
    const [expires, signature] = ticket.split('.');
    for (const [secret, wrong] of [
      [locked.secret, ticket],
      [link.secret, `${Number(expires) + 60}.${signature}`],
      [link.secret, 'anything'],
    ]) {
      expect((await file('pdf', secret!, wrong!)).response.status, wrong).toBe(403);
    }
    server().setNow(after({ minutes: 59 }));
    expect((await file('pdf', link.secret, ticket)).response.status).toBe(200);
    server().setNow(after({ minutes: 60 }));
    expect((await file('pdf', link.secret, ticket)).response.status).toBe(403);
  });
});

describe('making a link', () => {
  test('runs once at a time for a user', () => {
    expect(statuses.toSorted()).toEqual([201, 409]);
  });

  test('needs a recent proof of identity, and tells the owner', async () => {
    const { body: notices } = await mara.rest('GET', '/notifications');
    const titles = notices.map(({ title }: { title: string }) => title);
    expect(titles).toContain('A submission was shared');
    server().setNow(after({ minutes: 11 }));
    const { status, body } = await mara.rest('POST', '/shared-submissions', { name: 'Auditor' });
    expect(status).toBe(403);
    expect(body).toMatchObject({ code: 'STEP_UP_REQUIRED' });
  });

  test.each([
    ['name', { name: ' ' }],
    ['days', { days: 400 }],
    ['days', { days: null }],
    ['period', { period: 'last' }],
    ['withoutFiles', { withoutFiles: ['x'] }],
  ])('refuses a wrong %s', async (field, input) => {
    const given = { name: 'Auditor', ...input };
    const { status, body } = await mara.rest('POST', '/shared-submissions', given);
    expect(status).toBe(400);
    expect(body.fields).toHaveProperty(field);
  });

  test('counts its files towards the storage limit, and says so when that is full', async () => {
    const { env } = server().services;
    const { filesPerUser } = env;
    const { pdf, pack } = link;
    const [{ id }] = (await mara.rest('GET', '/activities')).body;
    const restore = freezeSmallFiles(server());
    try {
      // The evidence alone is much smaller.
      env.filesPerUser = pdf.sizeBytes + pack.sizeBytes;
      const { status, body } = await mara.rest('POST', '/shared-submissions', { name: 'Auditor' });
      expect(status).toBe(413);
      expect(body.message).toBe(sharedMessages.noSpace(env.filesPerUser));
      const sent = await sendFile(mara, `activityId=${id}`, 'b.pdf', await aPdf('Second'));
      expect(sent.status).toBe(413);
    } finally {
      env.filesPerUser = filesPerUser;
      restore();
    }
  });

  test('leaves nothing where the storage fails', async () => {
    const { storage } = server().services;
    await cleaned();
    const before = stored().length;
    const { put } = storage;
    const restore = freezeSmallFiles(server());
    let count = 0;
    storage.put = async (...args) => {
      count += 1;
      if (count === 2) throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
      await put(...args);
    };
    try {
      const { status, body } = await mara.rest('POST', '/shared-submissions', { name: 'Auditor' });
      expect(status).toBe(507);
      expect(body.message).toBe(sharedMessages.full);
    } finally {
      storage.put = put;
      restore();
    }
    expect(stored().length).toBe(before);
    const left = await server().database.query({ text: 'select from file_removals', values: [] });
    expect(left).toEqual([]);
  });
});

test('files of a process that dies before the row is written are removed, and no link follows', async () => {
  const { storage } = server().services;
  const { put } = storage;
  const restore = freezeSmallFiles(server());
  await cleaned();
  const before = stored().length;
  let goOn = () => {};
  const stuck = new Promise<void>((resolve) => (goOn = resolve));
  let isStuck = false;
  storage.put = async (...args) => {
    await put(...args);
    if (args[2] !== 'application/zip') return;
    isStuck = true;
    await stuck;
  };
  const made = mara.rest('POST', '/shared-submissions', { name: 'Never made' });
  try {
    await expect.poll(() => isStuck).toBe(true);
    await cleaned(after({ minutes: 59 }));
    expect(stored().length).toBe(before + 2);
    await cleaned(after({ minutes: 60 }));
    await expectStored(before);
  } finally {
    goOn();
    storage.put = put;
    restore();
  }
  expect((await made).status).toBe(503);
  const { body } = await mara.rest('GET', '/shared-submissions');
  expect(JSON.stringify(body)).not.toContain('Never made');
});

test('another user’s link is not found, and the export lists links without secrets', async () => {
  const sam = await signedUp(server());
  const { id } = link;
  for (const [method, path] of [
    ['POST', `/shared-submissions/${id}/revoke`],
    ['DELETE', `/shared-submissions/${id}`],
    ['GET', `/shared-submissions/${id}/accesses`],
  ] as const) {
    expect((await sam.rest(method, path)).status, path).toBe(404);
  }
  const { body } = await mara.rest('GET', '/user/export');
  expect(body.sharedSubmissions[0]).toMatchObject({ name: 'Auditor at Ahpra', period: 'current' });
  expect(body.sharedSubmissionAccesses[0]).toMatchObject({ kind: 'opened' });
  const text = JSON.stringify(body.sharedSubmissions);
  for (const hidden of [link.secret, 'Hash', 'Key']) expect(text).not.toContain(hidden);
});

describe('the end of a link', () => {
  test('is the same for a stranger, however it ends, and at once', async () => {
    const { open, file } = stranger();
    const { ticket } = (await open(link.secret)).body;
    const chosen = (await mara.rest('GET', '/shared-submissions')).body.find(
      ({ name }: { name: string }) => name === 'My employer',
    );
    await cleaned();
    const before = stored().length;
    const { body } = await mara.rest('POST', `/shared-submissions/${chosen.id}/revoke`);
    expect(body).toMatchObject({ state: 'revoked', revokedAt: NOW.toISOString() });
    await expectStored(before - 2);
    const deleted = await mara.rest('DELETE', `/shared-submissions/${locked.id}`);
    expect(deleted.status).toBe(204);
    await expectStored(before - 4);
    server().setNow(after({ days: 28 }));
    const said: object[] = [];
    for (const secret of [link.secret, employers, locked.secret, 'x'.repeat(32), '']) {
      const { status, body: refusal } = await open(secret, PASSPHRASE);
      said.push({ ...withoutRequest(refusal), status });
    }
    expect(said[0]).toMatchObject({ status: 404, message: REFUSED });
    expect(said).toEqual(said.map(() => said[0]));
    expect((await file('pack', link.secret, ticket)).response.status).toBe(404);
    const states = (await mara.rest('GET', '/shared-submissions')).body;
    expect(states).toMatchObject([{ state: 'revoked' }, { state: 'expired' }]);
  });

  test('takes the files of an expired one after a week, and its row after a year', async () => {
    await cleaned(after({ days: 28 + SHARED_FILES_DAYS - 1 }));
    const before = stored().length;
    await cleaned(after({ days: 28 + SHARED_FILES_DAYS }));
    // This user's and another's.
    await expectStored(before - 4);
    await cleaned(after({ days: 28 + SHARED_LISTED_DAYS }));
    expect((await mara.rest('GET', '/shared-submissions')).body).toEqual([]);
  });

  test('comes with the end of the account, for files and log too', async () => {
    const sam = await recorded();
    const { secret } = await sharedSmall(sam);
    await stranger().open(secret);
    const before = stored().length;
    const text = 'mutation ($password: String) { deleteAccount(password: $password) }';
    const { errors } = await sam.graphql(text, { password: PASSWORD });
    expect(errors).toBeUndefined();
    await expectStored(before - 3);
    expect((await stranger().open(secret)).status).toBe(404);
  });
});
