// @module-tag servers
import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
} from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { policy } from '#server/auth/policy';
import { routes } from '#server/rest/routes';
import {
  scopes,
  WITHHELD_WORDS,
  withheldLines,
  type Scope,
  type TokenNoun,
} from '#domain/account/access-tokens';
import { storedToken } from '#tests/support/access-tokens';
import { signedUp, type TestClient } from '#tests/support/client';
import { aPdf, aPicture, sendFile } from '#tests/support/files';
import { pdfText } from '#tests/support/pdf-text';
import { openAnswers } from '#tests/support/quiz';
import { schema } from '#tests/support/schema-walk';
import { useServer } from '#tests/support/server';
import { unzip } from '#tests/support/unzip';

const server = useServer();

/** A word in every text of a reflection, one in a file, and what numbers the second page of a merged file. */
const WORD = 'zwortmarke';
const BYTES = 'zbytesmarke';
const PAGES = ', page 2 of ';

let alex: TestClient;
/** Ids in the paths of routes and the arguments of fields. */
let ids: string[];
/** A module's activity, whose description is the reflection; a file in the bin whose reflection is there, too. */
let moduleActivity: number;
let binnedFile: number;

const sentence = `${WORD} is what I learned on this shift, and I will do it otherwise from now on, more than once.`;

beforeAll(async () => {
  alex = await signedUp(server());
  const post = async (path: string, body: object) => {
    const { status, body: made } = await alex.rest('POST', path, body);
    if (status >= 300) throw new Error(`${path}: ${status} ${made.message}`);
    return made;
  };
  const activity = await post('/activities', {
    title: 'Airway day',
    category: 'Clinical Practice',
    hours: 2,
    status: 'completed',
  });
  const texts = { content: sentence, learningOutcomes: sentence, futureApplication: sentence };
  const log = await post('/reflective-logs', { activityId: activity.id, ...texts });
  const alone = await post('/reflective-logs', texts);
  const file = async (owner: string, name: string, bytes: Buffer) => {
    const { status, body } = await sendFile(alex, owner, name, bytes);
    if (status >= 300) throw new Error(`${name}: ${status}`);
    return body.id as number;
  };
  const text = Buffer.from(`${BYTES} signed by the educator on the day of the course.\n`);
  const textFile = await file(`activityId=${activity.id}`, 'notes.txt', text);
  await file(`activityId=${activity.id}`, 'certificate.pdf', await aPdf('educator '.repeat(900)));
  const picture = await file(`reflectiveLogId=${log.id}`, 'board.jpg', await aPicture());
  const binned = await post('/reflective-logs', texts);
  binnedFile = await file(`reflectiveLogId=${binned.id}`, 'lost.jpg', await aPicture());
  await alex.rest('DELETE', `/evidence/${binnedFile}`);
  await alex.rest('DELETE', `/reflective-logs/${binned.id}`);

  const { body: modules } = await alex.rest('GET', '/modules');
  const [done, open] = modules.filter((each: { hasReflection: boolean }) => each.hasReflection);
  const write = async (field: string, input: object) => {
    const type = `${field[0]!.toUpperCase()}${field.slice(1)}Input`;
    const query = `mutation($input: ${type}!) { ${field}(input: $input) { __typename } }`;
    const { errors } = await alex.graphql(query, { input });
    if (errors) throw new Error(`${field}: ${errors[0]!.message}`);
  };
  for (const { id: moduleId } of [done, open]) {
    await write('submitQuiz', { moduleId, answers: await openAnswers(alex, moduleId) });
    await write('saveModuleProgress', { moduleId, step: 'reflection', reflection: sentence });
  }
  await write('completeModule', { moduleId: done.id, reflection: sentence });
  const { body: activities } = await alex.rest('GET', '/activities');
  moduleActivity = activities.find((each: { moduleId: unknown }) => each.moduleId !== null).id;
  ids = [activity.id, log.id, alone.id, textFile, picture, done.id, open.id, moduleActivity].map(
    String,
  );
  ids = [...new Set(ids)];
});

/** Everything that a response has, its files and the text of its PDFs included. */
function contentOf(type: string, bytes: Buffer): string {
  if (type.startsWith('application/zip')) {
    return [...unzip(bytes)]
      .map(([name, content]) =>
        name.endsWith('.pdf') ? contentOf('application/pdf', content) : content.toString('utf8'),
      )
      .join('\n');
  }
  return type.startsWith('application/pdf') && bytes.includes('PDFKit')
    ? pdfText(bytes)
    : bytes.toString('utf8');
}

async function ask(client: TestClient, method: string, path: string, body?: object) {
  const response = await client.fetch(`/api${path}`, {
    method,
    ...(body && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get('content-type') ?? '';
  return { status: response.status, content: contentOf(type, bytes) };
}

/** Every GET, each report in each format, and POSTs that only read. */
async function* everyRead(client: TestClient): AsyncGenerator<{ where: string; content: string }> {
  for (const { method, path, name } of routes) {
    if (method !== 'get') continue;
    const variants = path.includes(':') ? ids : [''];
    for (const id of variants) {
      const url = path.replace(/:\w+/g, id);
      const searched = name === 'search' ? `${url}?query=${WORD}` : url;
      const { status, content } = await ask(client, 'GET', searched);
      if (status === 403) break;
      yield { where: searched, content };
    }
  }
  for (const edition of ['self-check', 'submission']) {
    for (const format of ['pdf', 'zip', 'csv', 'json']) {
      const url = `/report?period=five-years&edition=${edition}&format=${format}`;
      const { status, content } = await ask(client, 'GET', url);
      if (status !== 403) yield { where: url, content };
    }
  }
  for (const format of ['pdf', 'zip', 'json']) {
    const { status, content } = await ask(client, 'POST', '/report', { format, period: 'current' });
    if (status !== 403) yield { where: `POST /report ${format}`, content };
  }
  const found = await ask(client, 'GET', `/activities?query=${WORD}`);
  if (found.status !== 403) yield { where: 'a search of activities', content: found.content };
}

/** Selects all that a token may read that has the scope of one noun. */
function selectionFor(noun: TokenNoun, type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (isInterfaceType(named)) return '{ __typename }';
  if (!isObjectType(named)) return '';
  const need = policy.needOfType(named.name);
  if (need && need.tokens !== 'always' && need.noun !== noun) return '';
  const fields = Object.values(named.getFields()).flatMap((field) => {
    if (field.args.some(isRequiredArgument)) return [];
    if (!isCompositeType(getNamedType(field.type))) return [field.name];
    const inside = depth > 1 ? selectionFor(noun, field.type, depth - 1) : '';
    return inside ? [`${field.name} ${inside}`] : [];
  });
  return fields.length > 0 ? `{ ${fields.join(' ')} }` : '';
}

function literal(type: GraphQLInputType, id: string): string {
  if (isNonNullType(type)) return literal(type.ofType, id);
  if (isListType(type)) return `[${literal(type.ofType, id)}]`;
  if (isEnumType(type)) return type.getValues()[0]!.name;
  return type.name === 'String' ? `"${WORD}"` : `"${id}"`;
}

function callOf(field: GraphQLField<unknown, unknown>, id: string): string {
  const args = field.args.filter(isRequiredArgument);
  const given = args.map((arg) => `${arg.name}: ${literal(arg.type, id)}`);
  return `${field.name}${given.length > 0 ? `(${given.join(', ')})` : ''}`;
}

/** Every field of Query with all that one scope lets a token select; those in pieces that exceed a document. */
async function* everyField(client: TestClient, noun: TokenNoun) {
  for (const field of Object.values(schema.getQueryType()!.getFields())) {
    const need = policy.needOf({ name: field.name, access: 'read' });
    if (need.tokens === 'never' || (need.tokens === 'scoped' && need.noun !== noun)) continue;
    const variants = field.args.some(isRequiredArgument) ? ids : [''];
    const named = getNamedType(field.type);
    const parts = isObjectType(named)
      ? Object.values(named.getFields()).flatMap((part) => {
          if (part.args.some(isRequiredArgument)) return [];
          if (!isCompositeType(getNamedType(part.type))) return [`{ ${part.name} }`];
          const inside = selectionFor(noun, part.type, 4);
          return inside ? [`{ ${part.name} ${inside} }`] : [];
        })
      : [''];
    for (const id of variants) {
      for (const part of parts) {
        const query = `{ ${callOf(field, id)} ${part} }`;
        const { text } = await client.raw('POST', '/graphql', JSON.stringify({ query }));
        yield { where: query, content: text };
      }
    }
  }
}

describe('a token of a single scope', () => {
  test.each(scopes)(
    '%s reads words of reflections and bytes of evidence only with theirs',
    async (scope) => {
      const program = await storedToken(server(), alex, [scope]);
      const noun = scope.slice(0, scope.lastIndexOf(':')) as TokenNoun;
      const words: string[] = [];
      const bytes: string[] = [];
      for await (const { where, content } of everyRead(program)) {
        if (content.includes(WORD)) words.push(where);
        if (content.includes(BYTES) || content.includes(PAGES)) bytes.push(where);
      }
      for await (const { where, content } of everyField(program, noun)) {
        if (content.includes(WORD)) words.push(where);
      }
      // Only a scope that may read a mark finds it, and does find it.
      expect(words.length > 3, words.join('\n')).toBe(noun === 'reflective-logs');
      expect(bytes.length > 0, bytes.join('\n')).toBe(noun === 'evidence-files');
      expect(noun === 'reflective-logs' ? [] : words).toEqual([]);
    },
  );
});

describe('what is left out', () => {
  const only = (...given: Scope[]) => storedToken(server(), alex, given);

  test('is in the report with the scopes, and named without', async () => {
    const url = (edition: string, format: string) => `/report?edition=${edition}&format=${format}`;
    const whole = await only('summary:read', 'reflective-logs:read', 'evidence-files:read');
    const without = await only('summary:read');
    for (const client of [alex, whole]) {
      for (const edition of ['self-check', 'submission']) {
        const { content } = await ask(client, 'GET', url(edition, 'zip'));
        expect(content.includes(WORD)).toBe(true);
        expect(content.includes(BYTES)).toBe(true);
        expect(content).not.toContain('lacks the scope');
      }
      expect((await ask(client, 'GET', url('submission', 'pdf'))).content).toContain(PAGES);
    }
    const lines = withheldLines(['reflective-logs:read', 'evidence-files:read']);
    expect(lines).toHaveLength(2);
    for (const edition of ['self-check', 'submission']) {
      const pack = (await ask(without, 'GET', url(edition, 'zip'))).content;
      for (const line of lines) expect(pack).toContain(line);
      const pdf = (await ask(without, 'GET', url(edition, 'pdf'))).content.replaceAll('\n', ' ');
      for (const line of lines) expect(pdf.replaceAll(' ', '')).toContain(line.replaceAll(' ', ''));
    }
    const { content: check } = await ask(without, 'GET', url('self-check', 'json'));
    expect(JSON.parse(check).withheld).toEqual(['reflective-logs:read', 'evidence-files:read']);
    expect(check).toContain(WITHHELD_WORDS);
    const { content: facts } = await ask(without, 'GET', url('submission', 'json'));
    expect(JSON.parse(facts).leftOut.lines).toEqual(expect.arrayContaining(lines));
  });

  test('does not change how the report judges', async () => {
    const gaps = '{ portfolio { periods { standing supported { total } gaps { text } } } }';
    const program = await only('summary:read');
    expect((await program.graphql(gaps)).data).toEqual((await alex.graphql(gaps)).data);
  });

  test('comes back from no write', async () => {
    const activities = await only('activities:write');
    const path = `/activities/${moduleActivity}`;
    const read = await activities.rest('GET', path);
    expect(read.body.description).toBeNull();
    // A program that sends back everything it read clears nothing.
    const { title, description, hours } = read.body;
    const kept = await activities.rest('PATCH', path, { title, description, hours });
    expect([kept.status, kept.body.description]).toEqual([200, null]);
    expect((await alex.rest('GET', path)).body.description).toBe(sentence);
    for (const [method, of] of [
      ['DELETE', path],
      ['POST', `${path}/restore`],
    ] as const) {
      const { content } = await ask(activities, method, of);
      expect(content).not.toContain(WORD);
    }
    const restoring = await ask(
      await only('bin:write'),
      'POST',
      `/bin/evidence-file/${binnedFile}/restore`,
    );
    expect(restoring.status).toBe(409);
    expect(restoring.content).not.toContain(WORD);
    const { body } = await alex.rest('POST', `/bin/evidence-file/${binnedFile}/restore`);
    expect(body.message).toContain(WORD);
    expect((await alex.rest('GET', path)).body.description).toBe(sentence);
  });

  test('is guessed by no search', async () => {
    const [search, log] = [await only('search:read'), await only('activities:read')];
    const query = `{ search(query: "${WORD}") { kind title } }`;
    expect((await search.graphql(query)).data.search).toEqual([]);
    expect((await alex.graphql(query)).data.search).not.toEqual([]);
    const listed = `{ activities(query: "${WORD}") { totalCount } }`;
    expect((await log.graphql(listed)).data.activities.totalCount).toBe(0);
    expect((await alex.graphql(listed)).data.activities.totalCount).toBe(1);
    const airway = '{ search(query: "airway") { kind } }';
    expect((await search.graphql(airway)).data).toEqual((await alex.graphql(airway)).data);
  });
});
