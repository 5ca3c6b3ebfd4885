import { sendFile } from './files.ts';
import { CALENDAR_HOST } from './calendar-host.ts';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { Database } from '#server/db/database';
import type { JsonSchema } from '#server/rest/openapi/types';
import { YEAR_PATTERN } from '#domain/standing/board-answers';
import { DAY_PATTERN } from '#domain/standing/registration-spans';
import { CERTIFICATE_PATTERN } from '#domain/learning/certificates';
import { createToken } from './access-tokens.ts';
import { PASSWORD, signedUp, type TestClient } from './client.ts';
import { teamBodies, teamParams } from './team-samples.ts';
import type { DescribedOperation, DescribedApi } from './openapi.ts';
import { moduleReflection, openAnswers } from './quiz.ts';
import { anOpenedLink, fewLinks, keysOfLink } from './shared-links.ts';

/** A valid body with every field except the version, which depends on the record. */
export async function sampleOf({ name, body, operation }: DescribedOperation, client: TestClient) {
  if (!body) return operation.requestBody ? aPicture() : undefined;
  const { version: _, ...properties } = body.properties ?? {};
  const fields = Object.entries(properties).map(([key, each]) => [
    key,
    plausible(key, each) ?? sample(each),
  ]);
  return { ...Object.fromEntries(fields), ...(await overrides[name]?.(client)) };
}

/** The query that an upload requires: the file's owner and name. */
export async function queryOf(
  { name }: DescribedOperation,
  client: TestClient,
): Promise<Record<string, string> | undefined> {
  if (name === 'search') return { query: 'described' };
  if (name === 'timelinePoint' || name === 'verifyTimelinePoint')
    return { head: 'timeline 1: 0123 4567 89ab cdef' };
  if (name !== 'uploadEvidenceFile') return undefined;
  const activity = { title: 'Described', category: 'Clinical Practice', hours: 1 };
  const { body } = await client.rest('POST', '/activities', activity);
  return { activityId: String(body.id), name: 'described.jpg' };
}

/** Puts a record into the state that the operation requires. */
export async function prepare(
  { name }: DescribedOperation,
  pathParams: Record<string, unknown>,
  { query }: Database,
): Promise<void> {
  if (name === 'roster') {
    const text = `insert into rosters (user_id, source, time_zone, derived_at, changed_at)
      select id, 'file', time_zone, now(), now() from users on conflict do nothing`;
    return void (await query({ text, values: [] }));
  }
  if (name.startsWith('crewBadge')) {
    return void (await query({ text: attestedSession, values: [pathParams['id']] }));
  }
  if (name === 'confirmRenewal') {
    // A year whose renewal nobody has stated.
    const text = `update users set registration_date = '2019-03-04', registration_expiry_date = null,
      registration_expiry_rule = 'board-year', registration_renewed_to = '2023-11-30'`;
    return void (await query({ text, values: [] }));
  }
  if (name !== 'carryOverLearningGoal') return;
  // Only goals of an earlier period can be carried over.
  const text = 'update learning_goals set period_year = 2000 where id = $1';
  await query({ text, values: [pathParams['id']] });
}

/** Ends a session ten days ago, with an activity of its host that another person confirmed. */
const attestedSession = `
  with ended as (
    update crew_sessions set started_at = now() - interval '241 hours',
      ended_at = now() - interval '240 hours', ended_by = 'host', settled_at = now()
    where id = $1 returning id, user_id),
  host as (
    update crew_members m set here_since = null, hours = 1, activity_id = (
      select id from activities a where a.user_id = e.user_id and deleted_at is null
        and not exists (select from crew_members o where o.activity_id = a.id)
      order by id limit 1)
    from ended e where m.session_id = e.id and m.user_id = e.user_id
    returning m.user_id, m.activity_id)
  insert into attestations (user_id, activity_id, source, name, role, hours, signed_at, signed, signed_hash)
  select user_id, activity_id, 'crew-session', 'Robin', 'Midwife', 1, now(), '{}', '' from host`;

/** Refused and allowed values at the boundaries of a field. */
export function boundaryValues(schema: JsonSchema): { refused: unknown[]; allowed: unknown[] } {
  const isNullable = (schema.anyOf ?? [schema]).some(({ type }) => type?.includes('null'));
  const refused: unknown[] = [{}, ...(isNullable ? [] : [null])];
  const allowed: unknown[] = isNullable ? [null] : [];
  for (const each of schema.anyOf ?? [schema]) {
    const { enum: values, minLength = 0, maxLength, minimum, maximum, multipleOf } = each;
    if (values) {
      refused.push('none of them', '');
      allowed.push(...values);
    }
    if (maxLength !== undefined) {
      refused.push(textOf(each, maxLength + 1));
      allowed.push(textOf(each, maxLength));
    }
    if (minLength > 0) refused.push(''.padEnd(minLength - 1, 'x'));
    if (minLength > 0 && !each.format) allowed.push(textOf(each, minLength));
    if (minimum !== undefined) refused.push(minimum - (multipleOf ?? 1));
    if (minimum !== undefined) allowed.push(minimum);
    if (maximum !== undefined) refused.push(maximum + (multipleOf ?? 1));
    if (maximum !== undefined) allowed.push(maximum);
    if (multipleOf) refused.push(multipleOf * 1.5);
    if (each.maxItems !== undefined) {
      const isOfNumbers = each.items?.type === 'integer';
      const words = each.items?.enum;
      const list = (length: number) =>
        Array.from({ length }, (_, n) => words?.[n] ?? (isOfNumbers ? n + 1 : `item ${n}`));
      refused.push(list(each.maxItems + 1));
      allowed.push(list(each.maxItems));
    }
    if (each.items) {
      const inside = boundaryValues(each.items);
      refused.push(...inside.refused.map((item) => [item]));
      allowed.push(...inside.allowed.map((item) => [item]));
    }
  }
  return { refused, allowed };
}

/** Path parameters: ids of the client's records, newly created if possible. */
export async function pathParamsOf(
  api: DescribedApi,
  client: TestClient,
  { path, name, operation }: DescribedOperation,
): Promise<Record<string, unknown>> {
  if (path.startsWith('/bin/')) return { kind: 'activity', id: await deletedActivity(client) };
  if (name === 'createConfirmationRequest') return { id: await completedActivity(client) };
  if (name === 'revokeConfirmationRequest') return { id: (await requestOf(client)).id };
  if (name === 'revokeAccessToken') return { id: (await createToken(client, ['search:read'])).id };
  if (path.startsWith('/user/webhook')) return { id: await webhookOf(client, path) };
  if (path.startsWith('/crew-')) return crewParams({ path, name }, client);
  if (/^\/(team|receipt|sharing-)/.test(path)) return teamParams({ path, name }, client);
  if (path.endsWith('/accesses')) return { id: (await anOpenedLink(client)).id };
  if (name === 'checkEvidenceBadge') return { id: await badgeOf(api, client) };
  const pathParams: Record<string, unknown> = {};
  for (const { name: part, schema } of operation.parameters.filter((each) => each.in === 'path')) {
    const collection = path.split(`/{${part}}`)[0]!;
    pathParams[part] = schema.enum?.[0] ?? (await pathParamByPattern(api, client, schema.pattern));
    pathParams[part] ??= await recordIn(api, client, collection, pathParams);
  }
  if (path.endsWith('/restore')) {
    await api.call(client, api.at('DELETE', path.replace('/restore', ''))!, { pathParams });
  }
  return pathParams;
}

async function deletedActivity(client: TestClient): Promise<number> {
  const activity = { title: 'In the bin', category: 'Clinical Practice', hours: 1 };
  const { body } = await client.rest('POST', '/activities', activity);
  await client.rest('DELETE', `/activities/${body.id}`);
  return body.id;
}

async function recordIn(
  api: DescribedApi,
  client: TestClient,
  path: string,
  pathParams: Record<string, unknown>,
): Promise<number> {
  const maker = api.at('POST', path);
  if (!maker) return (await api.call(client, api.at('GET', path)!, { pathParams })).body[0].id;
  const body = await sampleOf(maker, client);
  const query = await queryOf(maker, client);
  return (await api.call(client, maker, { pathParams, query, body })).body.id;
}

/** A path parameter with a pattern. */
async function pathParamByPattern(
  api: DescribedApi,
  client: TestClient,
  pattern: string | undefined,
) {
  if (pattern === undefined) return undefined;
  if (pattern === YEAR_PATTERN) return yearOfAnswer(api, client);
  if (pattern === DAY_PATTERN) return dayOfSpan(api, client);
  return pattern === CERTIFICATE_PATTERN ? ownCertificate(api, client) : pictureOf(api, client);
}

/** Attaches the Open Badge of a completed module to an activity. */
async function badgeOf(api: DescribedApi, client: TestClient): Promise<number> {
  const number = await ownCertificate(api, client);
  const badge = await client.fetch(`/api/certificates/${number}/badge.jwt`);
  const bytes = new Uint8Array(await badge.arrayBuffer());
  const owner = `activityId=${await completedActivity(client)}`;
  return (await sendFile(client, owner, 'badge.jwt', bytes)).body.id;
}

/** Returns the certificate number of a completed module. */
async function ownCertificate(api: DescribedApi, client: TestClient): Promise<string> {
  const { body } = await api.call(client, api.at('GET', '/modules')!, {});
  return body.find((each: any) => each.completion).completion.certificate.number;
}

/** Records a span of the registration and returns the day in its address. */
async function dayOfSpan(api: DescribedApi, client: TestClient): Promise<string> {
  const maker = api.at('POST', '/user/registration-spans')!;
  const body = await sampleOf(maker, client);
  await api.call(client, maker, { body });
  return String(body.from);
}

/** Records an answer of the Board and returns the year in its address. */
async function yearOfAnswer(api: DescribedApi, client: TestClient): Promise<string> {
  const maker = api.at('POST', '/user/board-answers')!;
  const body = await sampleOf(maker, client);
  await api.call(client, maker, { body });
  return String(body.periodEnd).slice(0, 4);
}

/** Uploads a picture and returns its version. */
async function pictureOf(api: DescribedApi, client: TestClient): Promise<string> {
  const { body } = await api.call(client, api.at('POST', '/user/image')!, {
    body: await aPicture(),
  });
  return body.profileImage.split('/').at(-1);
}

let names = 0;

/** Values that the document cannot describe: unique, existing, or dependent on each other. */
/** The path names the first module; it can be completed once its quiz is passed. */
async function passFirstModule(client: TestClient): Promise<void> {
  const [{ id }] = (await client.rest('GET', '/modules')).body;
  const answers = await openAnswers(client, id);
  await client.graphql('mutation($input: SubmitQuizInput!) { submitQuiz(input: $input) { id } }', {
    input: { moduleId: id, answers },
  });
}

async function webhookInput(client: TestClient): Promise<Sample> {
  const { body: tokens } = await client.rest('GET', '/user/access-tokens');
  const known = tokens.find(({ scopes }: { scopes: string[] }) =>
    scopes.includes('record-events:read'),
  );
  const { id } = known ?? (await createToken(client, ['record-events:read']));
  const address = `https://${CALENDAR_HOST}/webhooks`;
  return { accessTokenId: id, address, kinds: ['activity', 'document'] };
}

/** A webhook of the client's, or a message of it. */
async function webhookOf(client: TestClient, path: string): Promise<number> {
  const { body: known } = await client.rest('GET', '/user/webhooks');
  const input = known.length > 0 ? null : await webhookInput(client);
  const { id } = input ? (await client.rest('POST', '/user/webhooks', input)).body : known[0];
  if (!path.includes('deliveries')) return id;
  // More than a page of them.
  await client.rest('POST', `/user/webhooks/${id}/test`);
  const { body: message } = await client.rest('POST', `/user/webhooks/${id}/test`);
  return path.startsWith('/user/webhook-deliveries/') ? message.id : id;
}

/** A session that the client runs, with a guest in it. */
async function crewOf(client: TestClient): Promise<{ id: number; code: string; guest: CrewGuest }> {
  const { body: found } = await client.rest('GET', '/crew-sessions/running');
  const running = found?.isHost ? found : null;
  const started = { type: 'debrief', title: 'Described' };
  const { id } = running ?? (await client.rest('POST', '/crew-sessions', started)).body;
  const { codes } = (await client.rest('GET', `/crew-sessions/${id}/codes`)).body;
  const { code } = codes[0];
  const joining = { code, sessionId: id, name: `Described ${(names += 1)}` };
  const { body } = await client.rest('POST', '/crew-guests', joining);
  const { secret, session } = body;
  const hostId = session.members.find((each: { isHost: boolean }) => each.isHost).id;
  return { id, code, guest: { secret, memberId: session.memberId, hostId } };
}

interface Door {
  secret: string;
  memberId: number;
  startedAt: string;
}

/** By the server's address: one network starts few of them. */
const doors = new Map<string, Promise<Door>>();
const endedDoors = new Map<string, Promise<Door>>();

function doorOf(client: TestClient): Promise<Door> {
  const known = doors.get(client.url) ?? newDoor(client);
  doors.set(client.url, known);
  return known;
}

function endedDoorOf(client: TestClient): Promise<Door> {
  const known = endedDoors.get(client.url) ?? newDoor(client).then((door) => ended(client, door));
  endedDoors.set(client.url, known);
  return known;
}

async function ended(client: TestClient, door: Door): Promise<Door> {
  await client.rest('POST', '/crew-educators/end', { secret: door.secret });
  return door;
}

/** A session that an educator without an account runs, with a guest in it. */
async function newDoor(client: TestClient): Promise<Door> {
  const { body } = await client.rest('POST', '/crew-educators', {
    name: 'Ana Cruz',
    type: 'course',
    title: 'Described',
    provider: 'College',
  });
  const { secret, session } = body;
  const { codes } = (await client.rest('POST', '/crew-educators/codes', { secret })).body;
  const joining = { code: codes[0].code, sessionId: session.id, name: 'Described guest' };
  const { body: guest } = await client.rest('POST', '/crew-guests', joining);
  return { secret, memberId: guest.session.memberId, startedAt: session.startedAt };
}

interface CrewGuest {
  secret: string;
  memberId: number;
  hostId: number;
}

/** A key as a phone makes it. */
function newCrewKey(): { publicKey: string } {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64') };
}

/** A session of a new user, for a caller without an account or from another one. */
const crewOfAnother = async ({ url }: TestClient) => crewOf(await signedUp({ url }));

async function endRunning(client: TestClient): Promise<void> {
  const { body: running } = await client.rest('GET', '/crew-sessions/running');
  if (!running) return;
  const path = `/crew-sessions/${running.id}`;
  await client.rest('POST', running.isHost ? `${path}/end` : `${path}/leave`, {});
}

/** The id of a running session, of an ended one, or of a guest in one. */
async function crewParams(
  { path, name }: { path: string; name: string },
  client: TestClient,
): Promise<Record<string, unknown>> {
  if (!path.includes('{id}')) return {};
  if (path.endsWith('/leave') || path.endsWith('/listing')) return { id: await joinedCrew(client) };
  if (path.endsWith('/attendance.csv')) return { id: (await taughtOf(client)).id };
  if (path.endsWith('/feedback'))
    return {
      id: name === 'giveCrewFeedback' ? await attendedCrew(client) : (await taughtOf(client)).id,
    };
  const { id, guest } = await crewOf(client);
  if (path.endsWith('/correct-end')) await endRunning(client);
  return { id: path.startsWith('/crew-members') ? guest.memberId : id };
}

/** A session of another user that the client has joined. */
async function joinedCrew(client: TestClient): Promise<number> {
  await endRunning(client);
  const { id, code } = await crewOfAnother(client);
  await client.rest('POST', '/crew-sessions/join', { code, sessionId: id });
  return id;
}

/** A session that the client taught, and the secret of the guest who attended it. */
async function taughtOf(client: TestClient): Promise<{ id: number; secret: string }> {
  await endRunning(client);
  const started = { kind: 'taught', type: 'course', title: 'Described', provider: 'A college' };
  const { body } = await client.rest('POST', '/crew-sessions', started);
  const { guest } = await crewOf(client);
  await endRunning(client);
  return { id: body.id, secret: guest.secret };
}

/** A session of another educator that the client attended and that has ended. */
async function attendedCrew(client: TestClient): Promise<number> {
  const { id, secret } = await taughtOf(await signedUp({ url: client.url }));
  await client.rest('POST', '/crew-sessions/claim', { secret });
  return id;
}

const overrides: Record<string, (client: TestClient) => Sample | Promise<Sample>> = {
  createAccessToken: async (client) => {
    const { body } = await client.rest('GET', '/user/access-tokens');
    for (const { id } of body) await client.rest('DELETE', `/user/access-tokens/${id}`);
    return {};
  },
  ...teamBodies,
  startCrewSession: async (client) => {
    await endRunning(client);
    return { kind: 'taught' };
  },
  joinCrewSession: async (client) => {
    await endRunning(client);
    const { id, code } = await crewOfAnother(client);
    return { code, sessionId: id };
  },
  confirmCrewMembers: async (client) => ({ memberIds: [(await crewOf(client)).guest.memberId] }),
  endCrewSession: () => ({ endedAt: null }),
  correctCrewSessionEnd: async (client) => ({
    endedAt: (await client.rest('GET', '/crew-sessions')).body[0]?.startedAt,
  }),
  registerCrewKey: () => ({ publicKey: newCrewKey().publicKey }),
  sendCrewTicket: () => ({
    ticket: 'ABCDEF',
    heldAt: new Date().toISOString(),
    minutesPresent: null,
  }),
  sendCrewSession: async (client) => {
    const { publicKey } = newCrewKey();
    const { body } = await client.rest('POST', '/crew-keys', { publicKey });
    const now = new Date().toISOString();
    const session = randomBytes(16).toString('base64url');
    const own = { keyId: body.id, session, seed: 'c2VjcmV0', startedAt: now, endedAt: now };
    return { ...own, kind: 'taught' };
  },
  claimCrewSession: async (client) => {
    await endRunning(client);
    return { secret: (await crewOfAnother(client)).guest.secret };
  },
  joinCrewSessionAsGuest: async (client) => {
    const { id, code } = await crewOfAnother(client);
    return { code, sessionId: id, registrationNumber: null, secret: null };
  },
  crewGuestSession: async (client) => ({ secret: (await crewOfAnother(client)).guest.secret }),
  leaveCrewSessionAsGuest: async (client) => ({
    secret: (await crewOfAnother(client)).guest.secret,
  }),
  confirmCrewMembersAsGuest: async (client) => {
    const { guest } = await crewOfAnother(client);
    return { secret: guest.secret, memberIds: [guest.hostId] };
  },
  updateCrewListingAsGuest: async (client) => ({
    secret: (await crewOfAnother(client)).guest.secret,
  }),
  giveCrewFeedbackAsGuest: async ({ url }) => ({
    secret: (await taughtOf(await signedUp({ url }))).secret,
  }),
  startTaughtSessionAsGuest: () => ({ registrationNumber: null }),
  crewSessionCodesAsGuest: async (client) => ({ secret: (await doorOf(client)).secret }),
  crewSessionFeedbackAsGuest: async (client) => ({ secret: (await doorOf(client)).secret }),
  crewAttendanceAsGuest: async (client) => ({ secret: (await endedDoorOf(client)).secret }),
  removeCrewMemberAsGuest: async (client) => {
    const { secret, memberId } = await doorOf(client);
    return { secret, memberId };
  },
  restoreCrewMemberAsGuest: async (client) => {
    const { secret, memberId } = await doorOf(client);
    return { secret, memberId };
  },
  endCrewSessionAsGuest: async (client) => ({
    secret: (await endedDoorOf(client)).secret,
    endedAt: null,
  }),
  correctCrewSessionEndAsGuest: async (client) => {
    const { secret, startedAt } = await endedDoorOf(client);
    return { secret, endedAt: startedAt };
  },
  setRosterPattern: async () => ({ pattern: '4 on 4 off from today' }),
  setRosterAddress: async () => ({ address: `https://${CALENDAR_HOST}/shifts.ics` }),
  setRosterShifts: async () => {
    const start = new Date();
    const end = new Date(start.getTime() + 12 * 3_600_000);
    return { shifts: [{ start: start.toISOString(), end: end.toISOString(), kind: 'shift' }] };
  },
  login: ({ user }) => ({ username: user.username, password: PASSWORD }),
  register: () => ({ username: `described-${(names += 1)}` }),
  completeModule: async (client) => {
    await passFirstModule(client);
    return { hours: 0.5, reflection: moduleReflection };
  },
  updateRegistration: () => ({
    registrationDate: '2025-01-15',
    registrationExpiryDate: '2025-11-30',
    registrationNumber: 'PAR0001234567',
    registrationTypeSince: '2025-01-15',
    registrationBreaks: [{ from: '2025-03-01', to: '2025-03-31', reason: 'Leave' }],
  }),
  setRegistration: () => ({
    profession: 'nurse',
    registrationDate: '2025-01-15',
    registrationExpiryDate: '2025-11-30',
    registrationNumber: 'NMW0001234567',
    registrationTypeSince: '2025-01-15',
    registrationBreaks: [{ from: '2025-03-01', to: '2025-03-31', reason: 'Leave' }],
  }),
  setRegistrationSpan: () => ({
    from: '2019-12-01',
    to: '2020-06-30',
    type: 'provisional',
    replaces: null,
  }),
  setBoardAnswer: () => ({
    periodEnd: '2025-11-30',
    answeredOn: '2025-05-03',
    total: 100,
    interactive: 0,
    documentId: null,
  }),
  createWebhook: async (client) => {
    const { body } = await client.rest('GET', '/user/webhooks');
    for (const { id } of body) await client.rest('DELETE', `/user/webhooks/${id}`);
    return webhookInput(client);
  },
  createSharedSubmission: async (client) => {
    await fewLinks(client);
    return {};
  },
  openSharedSubmission: async (client) => ({ secret: (await anOpenedLink(client)).secret }),
  sharedSubmissionPdf: keysOfLink,
  sharedSubmissionPack: keysOfLink,
  // A PDF for each value would take half a minute.
  submission: () => ({ format: 'json' }),
  createReflectiveLog: () => ({ activityId: null }),
  createCredential: () => ({ renewsId: null }),
  updateCredential: () => ({ renewsId: null }),
  createActivity: () => ({
    ...pastDays,
    countAnswers,
    countsFor: null,
    goalIds: [],
    documentIds: [],
    plannedActivityId: null,
  }),
  changeActivities: async (client) => ({
    ids: [await activityOf(client)],
    goalId: null,
    deleted: false,
  }),
  updateActivity: () => ({
    ...pastDays,
    countAnswers,
    countsFor: null,
    goalIds: [],
    documentIds: [],
  }),
  createPracticePeriod: () => practice,
  updatePracticePeriod: () => practice,
  addPracticePeriods: () => ({ periods: [{ ...pastDays, hours: 12 }] }),
  createLearningGoal: async (client) => ({ targetDate: await plannableDay(client) }),
  updateLearningGoal: async (client) => ({ targetDate: await plannableDay(client) }),
  createPlannedActivity: async (client) => ({ countsFor: null, goalId: await goalOf(client) }),
  updatePlannedActivity: () => ({ countsFor: null }),
  updateReflectiveLog: () => ({ activityId: null }),
  importActivities: () => ({ requestKey: `described-${(names += 1)}`, rows: [aRow] }),
  importAccount: () => ({ requestKey: `described-${(names += 1)}`, account: anAccount() }),
  accountImportPreview: () => ({ account: anAccount() }),
  createConfirmationRequest: () => ({ address: null }),
  confirmation: async (client) => ({ token: (await linkTo(client)).token }),
  signConfirmation: linkTo,
  refuseConfirmation: async (client) => ({ token: (await linkTo(client)).token }),
  duplicateActivities: () => ({ rows: [aRow] }),
};

/** As many hours as the form of a confirmation takes. */
async function completedActivity(client: TestClient): Promise<number> {
  const done = { ...aRow, hours: 999, status: 'completed' };
  return (await client.rest('POST', '/activities', done)).body.id;
}

async function requestOf(client: TestClient) {
  const path = `/activities/${await completedActivity(client)}/confirmation-requests`;
  return (await client.rest('POST', path, {})).body;
}

/** By server: another user, who asks the caller for confirmations. */
const asking = new Map<string, Promise<TestClient>>();

/** A link of another user's activity, and what it shows. */
async function linkTo(client: TestClient): Promise<{ token: string; signedHash: string }> {
  const other = asking.get(client.url) ?? signedUp(client);
  asking.set(client.url, other);
  const { secretUrl } = await requestOf(await other);
  const token = new URL(secretUrl).hash.slice('#token='.length);
  const { body } = await client.rest('POST', '/confirmation', { token });
  return { token, signedHash: body.record.signedHash };
}

const countAnswers = {
  who: 'learner',
  what: 'course',
  withWhom: 'in-person',
  whatFor: 'patients',
  whatIsNew: 'new',
};
/** A leap year, which has room for the most hours; none, as leave has. */
const practice = {
  kind: 'practice',
  startDate: '2024-01-01',
  endDate: '2024-12-31',
  hours: 0,
  documentIds: [],
};
const pastDays = { startDate: '2025-01-15', endDate: '2025-01-16' };
const anAccount = () => ({
  format: 'paramed-cpd-export',
  version: 1,
  documents: [
    {
      id: 1,
      title: `Described ${(names += 1)}`,
      type: 'other',
      content: 'What it says.',
      createdAt: '2025-01-15T00:00:00.000Z',
    },
  ],
});

const aRow = { title: 'Described', category: 'Clinical Practice', hours: 1 };

type Sample = Record<string, unknown>;

async function plannableDay(client: TestClient): Promise<string> {
  const { data } = await client.graphql('{ learningGoals { plannableFrom } }');
  return data.learningGoals.plannableFrom.slice(0, 10);
}

async function activityOf(client: TestClient): Promise<number> {
  const { body } = await client.rest('POST', '/activities', aRow);
  return body.id;
}

async function goalOf(client: TestClient): Promise<number> {
  const { body } = await client.rest('POST', '/learning-goals', {
    title: 'A goal to plan for',
    why: 'It is needed.',
    measure: 'It is there.',
    targetDate: await plannableDay(client),
  });
  return body.id;
}

const aPicture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();

/** Texts as a user might write them, so that recorded examples read well. */
const words: Record<string, string> = {
  title: 'Airway management refresher',
  description: 'Half a day on difficult airways with the regional educators.',
  content: 'I rehearsed the plan aloud before each attempt and handed over earlier than I used to.',
  learningOutcomes: 'State the plan and its alternative before the first attempt.',
  futureApplication: 'I brief the crew in the same three sentences on every shift.',
  provider: 'Example College of Paramedicine',
  organization: 'Ambulance Victoria',
  fullName: 'Alex Example',
  employer: 'Ambulance Victoria',
  position: 'Advanced Life Support Paramedic',
  comment: 'Clear, short, and the cases are from our roads.',
  why: 'I missed an early sepsis in March.',
  measure: 'I can name the criteria without the card.',
  notes: 'Confirmed by the station manager.',
  note: 'Asked for by letter.',
  place: 'Ballarat station',
  evidence: 'Certificate of attendance',
  name: 'Jordan Example',
  fileName: 'records.csv',
};

function plausible(key: string, schema: JsonSchema): string | undefined {
  const { enum: choices, format, pattern, minLength = 0, maxLength = Infinity } = schema;
  const text = words[key];
  const isPlain = [schema.type].flat().includes('string') && !choices && !format && !pattern;
  const fits = text !== undefined && text.length >= minLength && text.length <= maxLength;
  return isPlain && fits ? text : undefined;
}

function sample(schema: JsonSchema): unknown {
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return sample(schema.anyOf[0]!);
  const [type] = [schema.type].flat();
  if (type === 'array') return [sample(schema.items!)];
  if (type === 'boolean') return true;
  if (type === 'number' || type === 'integer') return schema.minimum;
  return textOf(schema, Math.max(schema.minLength ?? 1, 1));
}

/** A text of this length in the schema's format. */
function textOf({ format }: JsonSchema, length: number): string {
  if (format === 'date-time') return '2025-01-15T00:00:00.000Z';
  if (format === 'date') return '2027-01-15';
  if (format === 'email') return '@example.org'.padStart(Math.max(length, 13), 'x');
  const start = format === 'uri' ? 'https://example.org/' : '';
  return start.padEnd(length, 'x');
}
