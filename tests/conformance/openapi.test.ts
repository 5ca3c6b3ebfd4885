import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore from '@stoplight/spectral-core';
import parsers from '@stoplight/spectral-parsers';
import { oas } from '@stoplight/spectral-rulesets';
import { describe, expect, test } from 'vitest';
import { createEvents } from '#server/realtime/pubsub';
import { openApi } from '#server/rest/openapi/document';
import { withSharedParts } from '#server/rest/openapi/shared';
import type { JsonSchema } from '#server/rest/openapi/types';
import { routes } from '#server/rest/routes';
import { rootFields } from '#server/schema/mechanics/enforce-policy';
import { createSchema } from '#server/schema/index';
import { compileAgainst } from '#tests/support/generated-client';
import { DescribedApi } from '#tests/support/openapi';
import { testEnv } from '#tests/support/server';

/** Characters of the document as JSON; only a new operation may add to them. */
const SIZE_MAX = 492_500;

const schema = createSchema(createEvents(null).pubsub);
/** The linters object to localhost, as an operator would. */
const document = openApi({ ...testEnv, publicUrl: 'https://cpd.example.org' }, schema);
/** The document as the server serves it. */
const served = withSharedParts(document) as typeof document;
const text = JSON.stringify(served);
const { operations } = new DescribedApi(document);

describe('foreign tools find no fault', () => {
  test('Spectral, with its recommended rules', async () => {
    const spectral = new spectralCore.Spectral();
    spectral.setRuleset({ extends: [[oas, 'recommended']] } as never);
    const found = await spectral.run(new spectralCore.Document(text, parsers.Json, 'openapi.json'));
    expect(found.map(({ code, message, path }) => `${code} ${path.join('.')}: ${message}`)).toEqual(
      [],
    );
  });

  test('Redocly, with its recommended rules, each as an error', async () => {
    const config = await createConfig({ extends: ['recommended-strict'] });
    const found = await lintFromString({ source: text, absoluteRef: '/openapi.json', config });
    expect(found.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });

  test('openapi-typescript and openapi-fetch take the smallest body of every operation', async () => {
    const calls = operations
      .filter(({ body }) => body)
      .map(({ method, path, operation, body }) => {
        const given = operation.requestBody!.content['application/json']!.example as object;
        const required = Object.entries(given).filter(([name]) => body!.required?.includes(name));
        const ids = operation.parameters.filter((each) => each.in === 'path');
        const params = Object.fromEntries(ids.map(({ name, example }) => [name, example]));
        const options = {
          ...(ids.length > 0 && { params: { path: params } }),
          body: Object.fromEntries(required),
        };
        return `await client.${method}('${path}', ${JSON.stringify(options)});`;
      });
    const wrong = `// @ts-expect-error -- hours are a number.
await client.PATCH('/activities/{id}', { params: { path: { id: 1 } }, body: { hours: 'two' } });`;
    expect(await compileAgainst(served, [...calls, wrong].join('\n'))).toBe('');
  });
});

describe('the document', () => {
  test('has an example, recorded from a server, of every body and every JSON response', () => {
    const missing = operations.filter(({ operation, body, status }) => {
      const response = operation.responses[status];
      const content = (response && 'content' in response && response.content) || {};
      // A file may be one of several types.
      const json = Object.keys(content).length === 1 && content['application/json'];
      const request = operation.requestBody?.content['application/json'];
      return (
        (body && request!.example === undefined) ||
        (json && json.schema && json.example === undefined)
      );
    });
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  test('names every root field of GraphQL, as an operation or as only there', () => {
    const only = document['x-graphql-only'].map(({ field }) => field);
    const known = new Set(routes.map(({ name }) => name));
    expect(only.filter((name) => known.has(name))).toEqual([]);
    const all = rootFields(schema).map(({ name }) => name);
    expect(all.filter((name) => !known.has(name)).toSorted()).toEqual(only.toSorted());
    expect(document['x-graphql-only'].every(({ description }) => description)).toBe(true);
  });

  test('lists the vocabularies of responses, and has no default of null', () => {
    expect(text).not.toContain('"default":null');
    const { schemas } = served.components;
    const field = (type: string, name: string): JsonSchema => schemas[type]!.properties![name]!;
    const words = { $ref: '#/components/schemas/ActivityStatus' };
    expect(field('Activity', 'status')).toMatchObject(words);
    expect(field('CreateActivityInput', 'status')).toMatchObject(words);
    expect(schemas['ActivityStatus']!.enum).toEqual(['in-progress', 'completed']);
    expect(field('Activity', 'activityType').anyOf?.at(-1)).toEqual({ type: 'null' });
  });

  test('has every vocabulary, recurring header and recurring parameter once', () => {
    const lists = [...text.matchAll(/"enum":(\[.*?\])/g)].map(([, words]) => words);
    const named = Object.values(served.components.schemas)
      .filter((each) => each.enum)
      .map((each) => JSON.stringify(each.enum));
    expect(named.length).toBeGreaterThan(40);
    expect(lists.filter((words) => named.includes(words!)).toSorted()).toEqual(named.toSorted());
    expect(text.length).toBeLessThan(SIZE_MAX);
    expect(text.match(/Identifies this state, for If-None-Match/g)).toHaveLength(1);
    expect(text.match(/A name of your own for this request/g)).toHaveLength(1);
  });

  test('describes the conditional requests of every versioned record', () => {
    const headersOf = (method: string, path: string) =>
      operations
        .find((each) => each.method === method && each.path === path)!
        .operation.parameters.filter((each) => each.in === 'header')
        .map(({ name }) => name);
    expect(headersOf('PATCH', '/activities/{id}')).toEqual(['If-Match']);
    expect(headersOf('DELETE', '/activities/{id}')).toEqual(['If-Match']);
    expect(headersOf('GET', '/activities/{id}')).toEqual(['If-None-Match']);
    expect(headersOf('POST', '/activities')).toEqual(['Idempotency-Key']);
  });
});
