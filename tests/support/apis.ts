import { enumName } from '#server/schema/mechanics/vocabulary';
import type { TestClient } from './client.ts';
import { recordKinds } from './record-kinds.ts';

/** Every write is tested over both. */
export const apis = ['REST', 'GraphQL'] as const;
export type Api = (typeof apis)[number];

/** A message as each API words it: GraphQL lists the names of an enum, REST its words. */
export const asSaidBy = (api: Api, message: string): string =>
  api === 'REST'
    ? message
    : message.replace(/(?<=one of:? ).+$/, (words) => words.split(', ').map(enumName).join(', '));

/** Result of a write: the record, or the error in REST's form. */
export interface Outcome {
  value: any;
  error: { status: number; message: string; fields?: Record<string, string> } | null;
}

interface Operation {
  method: string;
  path: (id: unknown) => string;
  /** REST's status on success. */
  status: number;
  /** The mutation's arguments and selection. */
  takes: string;
  selects: string;
}

const imported = '{ id kind fileName rowCount createdAt undoneAt undoUntil }';
const selectsOf = (noun: string) => recordKinds.find(({ name }) => name === noun)!.selects;

const user = `{ id username fullName role organization profileImage registrationDate registrationExpiryDate registrationExpiryRule
  registrationNumber registrationType registrationTypeSince registrationBreaks { from to reason } }`;

const create = (noun: string, path: string, selects: string): Operation => ({
  method: 'POST',
  path: () => path,
  status: 201,
  takes: `input: Create${noun}Input!`,
  selects,
});
const update = (noun: string, path: string, selects: string): Operation => ({
  method: 'PATCH',
  path: (id) => `${path}/${id}`,
  status: 200,
  takes: `id: ID!, input: Update${noun}Input!`,
  selects,
});
const remove = (path: string): Operation => ({
  method: 'DELETE',
  path: (id) => `${path}/${id}`,
  status: 204,
  takes: 'id: ID!',
  selects: '{ id }',
});
const restore = (path: string, selects: string): Operation => ({
  method: 'POST',
  path: (id) => `${path}/${id}/restore`,
  status: 200,
  takes: 'id: ID!',
  selects,
});

const particular = {
  register: {
    method: 'POST',
    path: () => '/register',
    status: 201,
    takes: 'input: RegisterInput!',
    selects: user,
  },
  login: {
    method: 'POST',
    path: () => '/login',
    status: 200,
    takes: 'input: LoginInput!',
    selects: user,
  },
  logout: { method: 'POST', path: () => '/logout', status: 200, takes: '', selects: '' },
  updateProfile: {
    method: 'PATCH',
    path: () => '/user/profile',
    status: 200,
    takes: 'input: UpdateProfileInput!',
    selects: user,
  },
  updateRegistration: {
    method: 'PATCH',
    path: () => '/user/registration',
    status: 200,
    takes: 'input: UpdateRegistrationInput!',
    selects: user,
  },
  closeLearningGoal: {
    method: 'POST',
    path: (id) => `/learning-goals/${id}/close`,
    status: 200,
    takes: 'id: ID!, input: CloseLearningGoalInput!',
    selects: selectsOf('LearningGoal'),
  },
  reopenLearningGoal: {
    method: 'POST',
    path: (id) => `/learning-goals/${id}/reopen`,
    status: 200,
    takes: 'id: ID!',
    selects: selectsOf('LearningGoal'),
  },
  carryOverLearningGoal: {
    method: 'POST',
    path: (id) => `/learning-goals/${id}/carry-over`,
    status: 201,
    takes: 'id: ID!',
    selects: selectsOf('LearningGoal'),
  },
  updateEvidenceFile: update('EvidenceFile', '/evidence', '{ id name type }'),
  importActivities: {
    method: 'POST',
    path: () => '/imports',
    status: 201,
    takes: 'input: ImportActivitiesInput!',
    selects: imported,
  },
  importAccount: {
    method: 'POST',
    path: () => '/imports/account',
    status: 201,
    takes: 'input: ImportAccountInput!',
    selects: `{ import ${imported} parts { label added present } files { evidenceFileId ownerKey ownerId } notes }`,
  },
  undoImport: { ...remove('/imports'), selects: imported },
  restoreImport: restore('/imports', imported),
  markNotificationRead: {
    method: 'PATCH',
    path: (id) => `/notifications/${id}/read`,
    status: 200,
    takes: 'id: ID!',
    selects: '{ id title message isRead createdAt }',
  },
  markAllNotificationsRead: {
    method: 'POST',
    path: () => '/notifications/read',
    status: 200,
    takes: '',
    selects: '',
  },
} satisfies Record<string, Operation>;

/** The four writes of every kind of record. */
const ofRecords = Object.fromEntries(
  recordKinds.flatMap(({ name, path, selects }) => [
    [`create${name}`, create(name, path, selects)],
    [`update${name}`, update(name, path, selects)],
    [`delete${name}`, remove(path)],
    [`restore${name}`, restore(path, selects)],
  ]),
);

export type Verb = 'create' | 'update' | 'delete' | 'restore';

export type OperationName = keyof typeof particular | `${Verb}${string}`;

const operations: Readonly<Record<string, Operation>> = { ...ofRecords, ...particular };

function operationOf(name: OperationName): Operation {
  const operation = operations[name];
  if (!operation) throw new Error(`There is no write ${name}.`);
  return operation;
}

/** Performs a write over REST or GraphQL. Throws if REST succeeds with another status than the contract's. */
export async function callApi(
  api: Api,
  client: TestClient,
  name: OperationName,
  args: { id?: unknown; input?: unknown } = {},
): Promise<Outcome> {
  const operation = operationOf(name);
  return api === 'REST'
    ? callRest(client, name, operation, args)
    : callGraphQL(client, name, operation, args);
}

async function callRest(
  client: TestClient,
  name: OperationName,
  { method, path, status }: Operation,
  { id, input }: { id?: unknown; input?: unknown },
): Promise<Outcome> {
  const response = await client.rest(method, path(id), input);
  if (response.status >= 400) {
    const { message, fields } = response.body;
    return { value: null, error: { status: response.status, message, ...(fields && { fields }) } };
  }
  if (response.status !== status) {
    throw new Error(`${name} returned ${response.status}, the contract says ${status}`);
  }
  return { value: response.body, error: null };
}

async function callGraphQL(
  client: TestClient,
  name: OperationName,
  { takes, selects }: Operation,
  args: object,
): Promise<Outcome> {
  const response = await client.graphql(mutation(name, takes, selects), args);
  const refused = response.errors?.[0];
  if (!refused) return { value: withNumericIds(response.data[name]), error: null };
  const { code, fields } = refused.extensions;
  const status = statusByCode[code] ?? 500;
  return { value: null, error: { status, message: refused.message, ...(fields && { fields }) } };
}

function mutation(name: string, takes: string, selects: string): string {
  if (!takes) return `mutation { ${name} ${selects} }`;
  const names = takes.split(', ').map((each) => each.split(':')[0]!);
  const declared = names.map(
    (each, index) => `$${each}:${takes.split(', ')[index]!.split(':')[1]}`,
  );
  return `mutation(${declared.join(', ')}) { ${name}(${names.map((each) => `${each}: $${each}`).join(', ')}) ${selects} }`;
}

/** GraphQL's error codes as REST's statuses. */
export const statusByCode: Record<string, number> = {
  BAD_USER_INPUT: 400,
  GRAPHQL_VALIDATION_FAILED: 400,
  GRAPHQL_PARSE_FAILED: 400,
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
  INSUFFICIENT_STORAGE: 507,
};

/** Ids are strings in GraphQL and numbers in REST; the user's registration has days, and moments in REST. */
function withNumericIds(value: any): any {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, asInRest(key, each)]));
}

function asInRest(key: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (/^id$|Id$/.test(key)) return Number(value);
  return /^registration(Date|ExpiryDate|TypeSince)$/.test(key) ? `${value}T00:00:00.000Z` : value;
}
