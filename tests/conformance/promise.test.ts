import { buildSchema } from 'graphql';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createEvents } from '#server/realtime/pubsub';
import { openApi } from '#server/rest/openapi/document';
import { createSchema, printedSchema } from '#server/schema/index';
import {
  announced,
  earlyOrUndated,
  graphqlChanges,
  isAnnounced,
  restChanges,
  type Breaking,
} from '#tests/support/api-changes';
import { apiFacts } from '#tests/support/api-facts';
import { testEnv } from '#tests/support/server';

/** Files of the promise in docs/api.md: the API as it was at the last release (decision 073). */
const files = { graphql: 'docs/api/promised.graphql', rest: 'docs/api/promised-rest.txt' };

const now = buildSchema(printedSchema());
const factsNow = apiFacts(openApi(testEnv, createSchema(createEvents(null).pubsub)));

if (process.env['API_PROMISE'] === 'write') {
  mkdirSync('docs/api', { recursive: true });
  writeFileSync(files.graphql, printedSchema());
  writeFileSync(files.rest, `${factsNow.join('\n')}\n`);
}

const promised = buildSchema(readFileSync(files.graphql, 'utf8'));
const factsPromised = readFileSync(files.rest, 'utf8').trim().split('\n');

describe('a change that breaks programs is announced', () => {
  const names = announced(readFileSync('CHANGELOG.md', 'utf8'));
  const unannounced = (changes: readonly Breaking[]) =>
    changes
      .filter((change) => !isAnnounced(names, change))
      .map(({ what, text }) => `${text} Add to CHANGELOG.md: - Breaking: \`${what}\` …`);

  test('in GraphQL', () => expect(unannounced(graphqlChanges(promised, now))).toEqual([]));

  test('in REST', () => expect(unannounced(restChanges(factsPromised, factsNow))).toEqual([]));

  test('and what is deprecated stays until its day', () => {
    const today = new Date().toISOString().slice(0, 10);
    expect(earlyOrUndated(promised, now, today)).toEqual([]);
  });
});

describe('the comparison finds', () => {
  const before = buildSchema(`
    type Query { list(first: Int): [String], old: Int @deprecated(reason: "Use list until 2027-02-01") }
    enum Kind { FILE LINK }
    input Add { title: String }`);

  test('what breaks in GraphQL, by the name that the changelog gives', () => {
    const after = buildSchema(`
      type Query { list(first: Int, of: Kind!): [Int], kind: Kind }
      enum Kind { FILE }
      input Add { title: String, day: String! }`);
    expect(
      graphqlChanges(before, after)
        .map(({ what }) => what)
        .toSorted(),
    ).toEqual(['Add.day', 'Kind.LINK', 'Query.list', 'Query.list(of:)', 'Query.old']);
    expect(earlyOrUndated(before, after, '2027-02-01')).toHaveLength(1);
    expect(earlyOrUndated(before, after, '2027-02-02')).toEqual([]);
  });

  test('a deprecation without a day', () => {
    const undated = buildSchema('type Query { old: Int @deprecated(reason: "Old") }');
    expect(earlyOrUndated(before, undated, '2026-12-01')).toHaveLength(1);
  });

  test('what breaks in REST, but no addition', () => {
    const promisedFacts = [
      'GET /a',
      'GET /a ?kind: string',
      'GET /a ?kind = file',
      'A.id: integer',
      'GET /a 200 application/json',
      'GET /a 200 text/csv string',
    ];
    const facts = [
      'GET /a',
      'GET /a ?kind: string',
      'GET /a ?of: string required',
      'POST /a',
      'POST /a .title: string required',
      'A.id: integer',
      'A.new: string',
      'GET /a 200 application/json object',
      'GET /a 200 text/csv object',
    ];
    expect(restChanges(promisedFacts, facts).map(({ what }) => what)).toEqual([
      'GET /a ?kind',
      'GET /a 200 text/csv string',
      'GET /a ?of',
    ]);
  });

  test('only announcements of the given form', () => {
    const text = '- Breaking: `A.b` and `A.c` are gone.\n- `A.d` is new.';
    expect([...announced(text)]).toEqual(['A.b', 'A.c']);
    const isIn = (what: string) => isAnnounced(new Set(['A', 'B.c']), { what, text: '' });
    const announcedHere = ['A', 'A.b', 'B.c', 'B.c(d:)'];
    expect([...announcedHere, 'B.d', 'B.d(c:)', 'AB.c'].filter(isIn)).toEqual(announcedHere);
  });
});
