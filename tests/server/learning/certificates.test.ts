// @module-tag servers
import { randomUUID } from 'node:crypto';
import QRCode from 'qrcode';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { certificateMeasures } from '#server/db/migrations/095-certificate-measures';
import { unrecordedReviews } from '#server/db/migrations/103-reviews-of-editions';
import { moduleContents } from '#content/modules/index';
import { seed } from '#server/db/seed/seed';
import { issueMissing } from '#server/schema/learning/modules/issue-certificates';
import { reinstate, revoke } from '#server/schema/learning/modules/revoke-certificates';
import { PASSWORD, signedUp, TestClient } from '#tests/support/client';
import { pdfSquares, pdfText } from '#tests/support/pdf-text';
import { countRows } from '#tests/support/rows';
import { useServer } from '#tests/support/server';
import {
  UNKNOWN_NUMBERS_PER_QUARTER_HOUR,
  certificateMessages,
  certificateNumber,
  certificateTexts,
} from '#domain/learning/certificates';
import { recordLinks } from '#domain/records/record-links';
import { certified, complete, pass } from '#tests/support/certified';

const server = useServer({ trustProxy: 1, publicUrl: 'https://cpd.example.org' });
const unknown = certificateNumber(2020, new Uint8Array(7));
const trauma = moduleContents.find(({ slug }) => slug === 'trauma')!;
const NOON = new Date('2026-06-15T15:00:00Z');

let alex: TestClient;
let number: string;

beforeAll(async () => {
  server().setNow(NOON);
  alex = await signedUp(server(), { fullName: 'Siobhán Ó Dálaigh' });
  number = await certified(alex, 'trauma');
});

const QUERY = `query($number: String!) { verifyCertificate(number: $number) {
  number isValid revocation holderName moduleTitle moduleVersion hours isConfirmed measuredMinutes attempts isReviewed score completedOn } }`;
const stranger = () => new TestClient(server());
const check = (typed: string, client = stranger()) =>
  client.rest('GET', `/verify/${encodeURIComponent(typed)}`);
const checkByGraphQL = async (typed: unknown, client = stranger()) => {
  const { data, errors } = await client.graphql(QUERY, { number: typed });
  return { value: data?.verifyCertificate, refusal: errors?.[0] };
};
const em = () => server().database.orm.em.fork();
const sql = (text: string, ...values: unknown[]) =>
  server().database.query<Record<string, any>>({ text, values });

async function pdf(client: TestClient, of: string) {
  const response = await client.fetch(`/api/certificates/${of}`);
  const file = Buffer.from(await response.arrayBuffer());
  return { response, file, raw: file.toString('latin1'), text: pdfText(file).replace(/\s+/g, ' ') };
}

describe('a completed module', () => {
  test('issues a certificate, linked in the notification', async () => {
    const client = await signedUp(server());
    const moduleId = await pass(client, 'ethics');
    const { data } = await complete(client, moduleId);
    const { certificate } = data.completeModule;
    expect(certificate).toEqual({
      number: expect.stringMatching(/^PCPD-2026-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
      issuedAt: NOON.toISOString(),
      verifyUrl: `https://cpd.example.org/verify/${certificate.number}`,
      pdfUrl: `https://cpd.example.org/api/certificates/${certificate.number}`,
      badgeUrl: `https://cpd.example.org/api/certificates/${certificate.number}/badge.png`,
      badgeTextUrl: `https://cpd.example.org/api/certificates/${certificate.number}/badge.jwt`,
      revocation: null,
    });
    const [newest] = (await client.rest('GET', '/notifications')).body;
    expect(newest).toMatchObject({ kind: 'module-completed', link: recordLinks.module(moduleId) });
    expect(newest.message).toContain(certificateMessages.ready);
    const modules = (await client.rest('GET', '/modules?status=completed')).body;
    expect(modules[0].completion.certificate).toEqual(certificate);
  });

  test('is linked, as evidence that counts, to its module and to the activity while that exists', async () => {
    const client = await signedUp(server());
    const moduleId = await pass(client, 'ethics');
    await complete(client, moduleId);
    const [activity] = (await client.rest('GET', '/activities')).body;
    const counted = async () =>
      (await client.graphql('{ countedEvidence { nodes { moduleId activityId } } }')).data
        .countedEvidence.nodes;
    expect(await counted()).toMatchObject([
      { moduleId: String(moduleId), activityId: String(activity.id) },
    ]);
    await client.rest('DELETE', `/activities/${activity.id}`);
    expect(await counted()).toMatchObject([{ moduleId: String(moduleId), activityId: null }]);
  });

  test('issues one, however often it is requested', async () => {
    const client = await signedUp(server());
    const moduleId = await pass(client, 'acls');
    const before = await countRows(server(), 'certificates');
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => complete(client, moduleId)),
    );
    expect(new Set(responses.map(({ data }) => data.completeModule.certificate.number)).size).toBe(
      1,
    );
    expect(await countRows(server(), 'certificates')).toBe(before + 1);
  });

  test('uses another number if one is taken', async () => {
    await sql('create sequence tries');
    await sql(`create function taken() returns trigger language plpgsql as $$ begin
      if nextval('tries') <= 2 then new.number := '${number}'; end if; return new; end $$`);
    try {
      await sql(
        'create trigger taken before insert on certificates for each row execute function taken()',
      );
      const client = await signedUp(server());
      const other = await certified(client, 'trauma');
      expect(other).not.toBe(number);
      expect((await check(other)).body.holderName).toBe(client.user.fullName);
      expect(await sql('select last_value::int from tries')).toMatchObject([{ last_value: 3 }]);
    } finally {
      await sql('drop function taken() cascade');
      await sql('drop sequence tries');
    }
  });

  test('needs no further statement for any number of certificates', async () => {
    await alex.graphql('{ me { id } }');
    server().statements();
    await alex.graphql('{ modules { completion { certificate { number verifyUrl pdfUrl } } } }');
    expect(server().statements()).toHaveLength(1);
  });
});

describe('completions from before there were certificates', () => {
  test('get theirs once at the start, even if two processes start at the same time', async () => {
    const perth = await signedUp(server(), { fullName: 'Hēmi Tāmati' });
    const { errors } = await perth.graphql(
      'mutation { updateSettings(timeZone: "Australia/Perth") { timeZone } }',
    );
    expect(errors).toBeUndefined();
    const clients = [perth, await signedUp(server())];
    for (const { user } of clients) {
      await sql(
        `insert into module_completions (user_id, module_id, version, score, completed_at)
         select $1, id, '2025.3', 80, $2::timestamptz from cpd_modules where slug = 'obstetric'`,
        user.id,
        '2026-01-31T15:30:00Z',
      );
    }
    const before = await countRows(server(), 'certificates');
    const own = await perth.graphql(
      '{ modules(status: COMPLETED) { completion { certificate { number } } } }',
    );
    expect(own.data.modules[0].completion.certificate).toBeNull();
    await Promise.all([seed(server().services), seed(server().services)]);
    await seed(server().services);
    expect(await countRows(server(), 'certificates')).toBe(before + 2);
    const [{ completion }] = (await perth.rest('GET', '/modules?status=completed')).body;
    expect((await check(completion.certificate.number)).body).toMatchObject({
      holderName: 'Hēmi Tāmati',
      moduleVersion: '2025.3',
      score: 80,
      // In Perth it was still the last day of January.
      completedOn: '2026-01-31',
    });
  });
});

describe('certificates from before they told measures', () => {
  const measures = async (of: string) => {
    const { measuredMinutes, attempts } = (await check(of)).body;
    return { measuredMinutes, attempts };
  };

  test('get what their completions have; what nobody measured stays "not measured"', async () => {
    const client = await signedUp(server());
    const numbers: string[] = [];
    for (const slug of ['trauma', 'obstetric', 'acls']) numbers.push(await certified(client, slug));
    const [measured, made, gone] = numbers as [string, string, string];
    const owner = client.user.id;
    const complete = `update module_completions set studied_seconds = $1
      where id = (select completion_id from certificates where number = $2)`;
    await sql(complete, 2535, measured);
    // A program completed it: nobody measured.
    await sql(complete, 0, made);
    await sql(
      `update certificates set studied_seconds = null, attempts = null where user_id = $1`,
      owner,
    );
    await sql(`update certificates set completion_id = null where number = $1`, gone);
    const query = <Row>(given: { text: string; values: unknown[] }) =>
      server().database.query<Row>(given);
    for (let after: number | null = 0; after !== null;) {
      after = await certificateMeasures.change(query as never, { owner, after, size: 1 });
    }
    expect(await measures(measured)).toEqual({ measuredMinutes: 42, attempts: 1 });
    expect(await measures(made)).toEqual({ measuredMinutes: null, attempts: 1 });
    expect(await measures(gone)).toEqual({ measuredMinutes: null, attempts: null });
    const { text } = await pdf(client, gone);
    expect(text).toMatch(/Time measured not measured Attempts at the quiz not measured/);
  });

  test('say if a clinician had reviewed the module when they were issued', async () => {
    const client = await signedUp(server());
    const reviewers = (list: object[]) =>
      sql(
        `update cpd_modules set content = jsonb_set(content, '{reviewers}', $1::jsonb) where slug = 'trauma'`,
        JSON.stringify(list),
      );
    await reviewers([{ name: 'Dr Sam Lee', role: 'Emergency physician', on: '2026-06-01' }]);
    try {
      const reviewed = await certified(client, 'trauma');
      expect((await check(reviewed)).body.isReviewed).toBe(true);
      expect((await check(number)).body.isReviewed).toBe(false);
    } finally {
      await reviewers([]);
    }
  });

  describe('say of the edition that was learned, not of the present one,', () => {
    const review = { name: 'Dr Sam Lee', role: 'Emergency physician', on: '2026-06-01' };
    const publish = (version: string, reviewers: object[]) =>
      sql(
        `update cpd_modules set version = $1, content = jsonb_set(content, '{reviewers}', $2::jsonb) where slug = 'trauma'`,
        version,
        JSON.stringify(reviewers),
      );
    afterEach(() => publish(trauma.version, []));
    const reviewOf = async (certificate: string) => {
      const { body } = await check(certificate);
      return [body.moduleVersion, body.isReviewed];
    };

    test.each([
      ['a reviewed one, corrected since', [review], [], true],
      ['one that nobody had reviewed, reviewed since', [], [review], false],
      ['one that was reviewed later', [{ ...review, on: '2026-07-01' }], [review], false],
    ])('if it is %s', async (_name, learned, present, isReviewed) => {
      const client = await signedUp(server());
      await publish('2026.1', learned);
      const moduleId = await pass(client, 'trauma');
      await publish('2026.2', present);
      const { data } = await complete(client, moduleId);
      const { number: own } = data.completeModule.certificate;
      expect(await reviewOf(own)).toEqual(['2026.1', isReviewed]);
    });

    test('for a completion that gets its certificate later', async () => {
      const client = await signedUp(server());
      const own = await certified(client, 'trauma');
      await sql('delete from certificates where number = $1', own);
      await publish(trauma.version, [{ ...review, on: '2026-07-01' }]);
      await issueMissing(em(), new Date('2026-08-01T02:00:00Z'));
      const { data } = await client.graphql(
        '{ modules(status: COMPLETED) { completion { certificate { number } } } }',
      );
      const [{ completion }] = data.modules;
      expect(await reviewOf(completion.certificate.number)).toEqual([trauma.version, false]);
    });

    test('and that it was not recorded, if the attempt is older than that', async () => {
      const client = await signedUp(server());
      const moduleId = await pass(client, 'trauma');
      await sql(
        `update module_attempts set is_reviewed = null, version = '2026.0' where user_id = (
           select max(user_id) from module_attempts) and module_id = $1`,
        Number(moduleId),
      );
      const { data } = await complete(client, moduleId);
      const { number: own } = data.completeModule.certificate;
      expect(await reviewOf(own)).toEqual(['2026.0', null]);
      expect((await pdf(client, own)).text).toContain(
        'Whether a clinician had reviewed this module was not recorded.',
      );
    });

    test('and that it was not recorded, if the timeline’s text of a certificate has none', async () => {
      const client = await signedUp(server());
      const own = await certified(client, 'trauma');
      const other = await certified(client, 'ethics');
      const [row] = await sql('select user_id as owner from certificates where number = $1', own);
      const set = (value: string) =>
        sql(`update certificates set is_reviewed = ${value} where number = $1`, own);
      const intact = async () =>
        (await client.graphql('{ me { recordChain { intact } } }')).data.me.recordChain.intact;
      await set('null');
      await sql('alter table certificates disable trigger user');
      await set('false');
      await sql('alter table certificates enable trigger user');
      expect(await intact()).toBe(false);
      const query = <Row>(given: { text: string; values: unknown[] }) =>
        server().database.query<Row>(given);
      for (let after: number | null = 0; after !== null;) {
        const rows = { owner: row!['owner'], after, size: 1 };
        after = await unrecordedReviews.change(query as never, rows);
      }
      expect(await intact()).toBe(true);
      expect((await check(own)).body.isReviewed).toBe(null);
      expect((await check(other)).body.isReviewed).toBe(false);
    });
  });
});

describe('checking a number', () => {
  const said = () => ({
    number,
    isValid: true,
    revocation: null,
    holderName: 'Siobhán Ó Dálaigh',
    moduleTitle: trauma.title,
    moduleVersion: trauma.version,
    hours: trauma.hours,
    isConfirmed: false,
    measuredMinutes: null,
    attempts: 1,
    isReviewed: false,
    score: 80,
    completedOn: '2026-06-16',
  });

  test('needs no account and shows only the certificate’s content', async () => {
    const { status, body, headers } = await check(number);
    expect(status).toBe(200);
    expect(body).toEqual(said());
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await checkByGraphQL(number)).value).toEqual(said());
  });

  test('accepts it in any common spelling', async () => {
    for (const typed of [number.toLowerCase(), number.replaceAll('-', ''), ` ${number} `]) {
      expect((await check(typed)).body, typed).toEqual(said());
      expect((await checkByGraphQL(typed)).value, typed).toEqual(said());
    }
  });

  test('still returns the printed name after the name changes', async () => {
    const client = await signedUp(server(), { fullName: 'Kim Before' });
    const own = await certified(client, 'trauma');
    await client.rest('PATCH', '/user/profile', { fullName: 'Kim After', organization: 'QAS' });
    expect((await check(own)).body.holderName).toBe('Kim Before');
    expect((await pdf(client, own)).text).toContain('Kim Before');
  });

  test('distinguishes an unknown number from a mistyped one', async () => {
    const last = number.at(-1) === '7' ? '8' : '7';
    const mistyped = number.slice(0, -1) + last;
    const notFound = await check(unknown);
    expect([notFound.status, notFound.body]).toEqual([
      404,
      expect.objectContaining({ message: certificateMessages.unknown }),
    ]);
    expect((await checkByGraphQL(unknown)).refusal).toMatchObject({
      message: certificateMessages.unknown,
      extensions: { code: 'NOT_FOUND' },
    });
    for (const [typed, message] of [
      [mistyped, certificateMessages.mistyped],
      ['PCPD-2026', certificateMessages.malformed],
      ["' or 1=1 --", certificateMessages.malformed],
      ['\u0000', certificateMessages.malformed],
    ] as const) {
      const refused = await check(typed);
      expect([refused.status, refused.body]).toEqual([
        400,
        expect.objectContaining({ message, fields: { number: message } }),
      ]);
      expect((await checkByGraphQL(typed)).refusal).toMatchObject({
        extensions: { code: 'BAD_USER_INPUT', fields: { number: message } },
      });
    }
    expect((await checkByGraphQL('')).refusal?.message).toBe(certificateMessages.missing);
  });

  test('is limited by unknown numbers, over REST and GraphQL together', async () => {
    const address = {
      'x-forwarded-for': `2001:db8::${randomUUID().slice(0, 4)}`,
      'content-type': 'application/json',
    };
    const known = () => stranger().raw('GET', `/api/verify/${number}`, undefined, address);
    const body = JSON.stringify({ query: QUERY, variables: { number: unknown } });
    const guess = (nth: number) =>
      nth % 2
        ? stranger().raw('POST', '/graphql', body, address)
        : stranger().raw('GET', `/api/verify/${unknown}`, undefined, address);
    for (let nth = 0; nth < UNKNOWN_NUMBERS_PER_QUARTER_HOUR; nth += 1) {
      expect((await known()).status, String(nth)).toBe(200);
      expect((await guess(nth)).text).toContain(certificateMessages.unknown);
    }
    const refused = await guess(0);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await guess(1)).body.errors[0].extensions.code).toBe('RATE_LIMITED');
    expect((await known()).status).toBe(429);
    expect((await check(number)).status).toBe(200);
  });
});

describe('the PDF', () => {
  test('states the module, the holder, the score and the address to check it', async () => {
    const { response, raw, text } = await pdf(alex, number);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="ParaMed CPD certificate ${number}.pdf"`,
      'cache-control': 'no-store',
    });
    const url = `https://cpd.example.org/verify/${number}`;
    for (const part of [
      'Siobhán Ó Dálaigh',
      trauma.title,
      trauma.version,
      `${trauma.hours} hours`,
      '80%',
      '16 Jun 2026',
      number,
      url,
      certificateTexts.board,
      'It is not interactive',
    ]) {
      expect(text).toContain(part);
    }
    expect(raw).toMatch(/\/Count 1\b/);
    expect(raw).toContain(`/URI (${url})`);
    expect(raw).toContain(`/Alt (QR code of ${url})`);
    expect(raw).toMatch(/\/Marked true/);
  });

  test('has a QR code of that address', async () => {
    const { file } = await pdf(alex, number);
    const { modules } = QRCode.create(`https://cpd.example.org/verify/${number}`, {
      errorCorrectionLevel: 'M',
    });
    const squares = pdfSquares(file);
    const places = (edges: number[]) => {
      const start = Math.min(...edges);
      const step = (Math.max(...edges) - start) / (modules.size - 1);
      return edges.map((edge) => Math.round((edge - start) / step));
    };
    const columns = places(squares.map(({ x }) => x));
    const drawn = places(squares.map(({ y }) => y)).map(
      (row, index) => row * modules.size + columns[index]!,
    );
    expect(drawn).toEqual([...modules.data.keys()].filter((each) => modules.data[each]));
  });

  test.each([
    'Nguyễn Thị Ánh',
    'Hēmi Tāmati',
    'Αθηνά Παπαδοπούλου',
    '李小明',
    'Maximiliane Wolkenstein '.repeat(5).trim(),
  ])('carries the name %s on one page', async (fullName) => {
    const client = await signedUp(server(), { fullName });
    const { raw, text } = await pdf(client, await certified(client, 'mental-health'));
    expect(text).toContain(fullName);
    expect(raw).toMatch(/\/Count 1\b/);
    expect(raw).toMatch(/\/FontFile2/);
  });

  test('is only for its holder', async () => {
    const billie = await signedUp(server());
    expect((await stranger().rest('GET', `/certificates/${number}`)).status).toBe(401);
    for (const of of [number, unknown, 'nonsense', '1']) {
      const { status, body } = await billie.rest('GET', `/certificates/${of}`);
      expect([status, body], of).toEqual([
        404,
        expect.objectContaining({ message: 'This record was not found.' }),
      ]);
    }
  });
});

describe('a revoked certificate', () => {
  const reason = 'It was issued to a test account.';
  const operator = () => ({ em: em(), services: server().services, now: NOON });
  const revocation =
    'This certificate was revoked on 16 Jun 2026. Reason: It was issued to a test account.';

  test('is shown as revoked in a check, and to its holder in place of the file', async () => {
    const client = await signedUp(server());
    const own = await certified(client, 'trauma');
    await revoke(operator(), own.toLowerCase(), { reason });
    expect((await check(own)).body).toMatchObject({ isValid: false, revocation, number: own });
    expect((await checkByGraphQL(own)).value).toMatchObject({ isValid: false, revocation });
    const file = await client.rest('GET', `/certificates/${own}`);
    expect([file.status, file.body]).toEqual([
      404,
      expect.objectContaining({ message: revocation }),
    ]);
    const { data } = await client.graphql(
      '{ modules(status: COMPLETED) { completed completion { certificate { revocation } } } }',
    );
    expect(data.modules).toEqual([
      { completed: true, completion: { certificate: { revocation } } },
    ]);
    await expect(revoke(operator(), own, { reason: 'Again' })).rejects.toThrow(revocation);
    await reinstate(em(), own);
    expect((await check(own)).body).toMatchObject({ isValid: true, revocation: null });
    expect((await pdf(client, own)).response.status).toBe(200);
  });

  test('attests the activity of its module, of no more hours than its own, while it is valid', async () => {
    const client = await signedUp(server());
    const own = await certified(client, 'trauma');
    const read = async () =>
      (
        await client.graphql(
          '{ recentActivities { id hours activityType provider startDate readiness { ready evidence gaps { kind needed } } } }',
        )
      ).data.recentActivities[0];
    const { id, hours, readiness, ...made } = await read();
    expect(made).toEqual({
      activityType: 'self-paced-module',
      provider: 'ParaMed CPD',
      startDate: '2026-06-16',
    });
    expect(readiness.evidence).toBe('attested');
    expect(readiness.gaps.filter(({ needed }: any) => needed)).toEqual([
      { kind: 'reflection', needed: true },
    ]);
    const graded = async () => (await read()).readiness.evidence;
    await revoke(operator(), own, { reason });
    expect(await graded()).toBe('note');
    await reinstate(em(), own);
    expect(await graded()).toBe('attested');
    await client.rest('PATCH', `/activities/${id}`, { hours: hours + 0.5 });
    expect(await graded()).toBe('note');
  });

  test('notifies its holder once, and nobody else', async () => {
    const [client, billie] = [await signedUp(server()), await signedUp(server())];
    const own = await certified(client, 'trauma');
    await revoke(operator(), own, { reason });
    await expect(revoke(operator(), own, { reason })).rejects.toThrow(revocation);
    const told = async (who: TestClient) => {
      const { data } = await who.graphql(
        '{ notifications { edges { node { kind link message } } } }',
      );
      const all = data.notifications.edges.map(({ node }: { node: { kind: string } }) => node);
      return all.filter(({ kind }: { kind: string }) => kind === 'certificate-revoked');
    };
    expect(await told(client)).toEqual([
      {
        kind: 'certificate-revoked',
        link: `/verify/${own}`,
        message: expect.stringContaining(`number ${own}. ${revocation}`),
      },
    ]);
    expect(await told(billie)).toEqual([]);
  });

  test('needs an existing number and a reason', async () => {
    await expect(revoke(operator(), unknown, { reason })).rejects.toThrow(
      certificateMessages.unknown,
    );
    await expect(revoke(operator(), 'nonsense', { reason })).rejects.toThrow(
      certificateMessages.malformed,
    );
    await expect(revoke(operator(), number, { reason: ' ' })).rejects.toThrow(
      'The reason is required',
    );
    expect((await check(number)).body.isValid).toBe(true);
  });
});

describe('its lifetime', () => {
  test('it is in the account’s export and is deleted with the account', async () => {
    const client = await signedUp(server());
    const own = await certified(client, 'ethics');
    const { body } = await client.rest('GET', '/user/export');
    expect(body.certificates).toMatchObject([
      { number: own, holderName: client.user.fullName, revokedAt: null },
    ]);
    await client.graphql('mutation($password: String) { deleteAccount(password: $password) }', {
      password: PASSWORD,
    });
    expect((await check(own)).body).toMatchObject(
      expect.objectContaining({ message: certificateMessages.unknown }),
    );
  });

  test('it stays when the module is withdrawn', async () => {
    const client = await signedUp(server());
    const own = await certified(client, 'critical-care');
    await sql(`delete from cpd_modules where slug = 'critical-care'`);
    try {
      expect((await check(own)).body).toMatchObject({ isValid: true, number: own });
      expect((await pdf(client, own)).text).toContain(own);
    } finally {
      await seed(server().services);
    }
  });
});
