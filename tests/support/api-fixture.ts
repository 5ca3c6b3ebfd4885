import { expect } from 'vitest';
import { addDays, type CivilDate } from '#domain/dates';
import { signedUp, type TestClient } from './client.ts';
import type { TestServer } from './server.ts';
import { moduleReflection, openAnswers } from './quiz.ts';

/** Today in the HTTP rows of the specification. */
export const TODAY: CivilDate = '2026-06-15';
export const NOW = new Date(`${TODAY}T02:00:00.000Z`);
export const inDays = (days: number): CivilDate => addDays(TODAY, days);

/** A server, a user signed in to it, and helpers for both. */
export class ApiFixture {
  readonly server: TestServer;
  readonly me: TestClient;
  /** The server's clock as responses format it. */
  readonly now = NOW.toISOString();

  constructor(server: TestServer, me: TestClient) {
    this.server = server;
    this.me = me;
  }

  signUp(change: object = {}): Promise<TestClient> {
    return signedUp(this.server, change);
  }

  async query<Row>(text: string, ...values: unknown[]): Promise<Row[]> {
    return this.server.database.query<Row & object>({ text, values });
  }

  /** Reads a column's definition from the information schema. */
  async column(table: string, name: string): Promise<Column> {
    const [column] = await this.query<Column>(
      `select data_type as type, is_nullable = 'NO' as required, column_default as fallback,
         numeric_precision as precision, numeric_scale as scale
       from information_schema.columns where table_name = $1 and column_name = $2`,
      table,
      name,
    );
    if (!column) throw new Error(`there is no ${table}.${name}`);
    return column;
  }

  /** Returns the ON DELETE rule of a foreign key. */
  async onDelete(table: string, column: string): Promise<string | undefined> {
    const [rule] = await this.query<{ rule: string }>(
      `select r.delete_rule as rule from information_schema.referential_constraints r
       join information_schema.key_column_usage k using (constraint_name)
       where k.table_name = $1 and k.column_name = $2`,
      table,
      column,
    );
    return rule?.rule;
  }
}

interface Column {
  type: string;
  required: boolean;
  fallback: string | null;
  precision: number | null;
  scale: number | null;
}

/** Expects each column to be required, or optional with `required = false`. */
export async function expectRequired(
  api: ApiFixture,
  table: string,
  names: string,
  required = true,
): Promise<void> {
  for (const name of names.split(' ')) {
    const column = await api.column(table, name);
    expect({ name, required: column.required }).toEqual({ name, required });
  }
}

/** Valid input for each form. */
export const samples = {
  activity: { title: 'Airway workshop', category: 'Clinical Practice', hours: 2 },
  log: {
    content: 'The handover was rushed, and something was missed.',
    learningOutcomes: 'A structured handover takes a minute.',
    futureApplication: 'I will use the same order every time.',
  },
  document: {
    title: 'CPR refresher',
    type: 'certificate',
    content: 'Annual refresher, two hours.',
  },
  resource: {
    title: 'Needle thoracostomy',
    description: 'What helps, and what does not.',
    url: 'https://example.org/needle',
    type: 'article',
    provider: 'Station 7',
    cpdCategory: 'Clinical Practice',
    cpdHours: '1.0',
  },
  login: { username: 'nobody', password: 'night-shift-7' },
} as const;

/** Sends a write that must succeed and returns the record. */
export async function expectSuccess(
  client: TestClient,
  method: string,
  path: string,
  body?: object,
) {
  const response = await client.rest(method, path, body);
  if (response.status >= 300) {
    throw new Error(
      `${method} ${path} returned ${response.status}: ${JSON.stringify(response.body)}`,
    );
  }
  return response.body;
}

/** Expects a write to be refused with this status and message, and with a field's message if one is named. */
export async function expectRefusal(
  client: TestClient,
  [method, path, body]: [method: string, path: string, body?: unknown],
  status: number,
  message: string,
  field?: string,
): Promise<void> {
  const response = await client.rest(method, path, body);
  expect({ status: response.status, message: response.body?.message }).toEqual({ status, message });
  // A refusal of no single field names none.
  if (field) expect(response.body.fields).toEqual({ [field]: message });
}

/** Passes the quiz of a built-in module and completes it; with a reflection if it needs one. */
export async function tryCompleteModule(
  client: TestClient,
  slug: string,
  reflection = moduleReflection,
) {
  const { data } = await client.graphql('{ modules { id slug hasReflection } }');
  const { id, hasReflection } = data.modules.find((each: { slug: string }) => each.slug === slug);
  return client.graphql(
    `mutation($quiz: SubmitQuizInput!, $end: CompleteModuleInput!) {
       submitQuiz(input: $quiz) { passed } completeModule(input: $end) { completedAt } }`,
    {
      quiz: { moduleId: id, answers: await openAnswers(client, id) },
      end: { moduleId: id, ...(hasReflection && { reflection }) },
    },
  );
}

/** Completes a module and expects success. */
export async function completeModule(client: TestClient, slug: string): Promise<void> {
  expect((await tryCompleteModule(client, slug)).errors).toBeUndefined();
}
