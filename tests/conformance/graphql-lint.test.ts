import plugin from '@graphql-eslint/eslint-plugin';
import { Linter, type ESLint, type Linter as Types } from 'eslint';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const schema = readFileSync('schema.graphql', 'utf8');
const linter = new Linter();

/** Messages of graphql-eslint as 'rule: message'. */
function found(file: string, rules: Types.RulesRecord): string[] {
  const graphQLConfig = { schema, documents: 'client/**/*.graphql' };
  const config: Types.Config = {
    files: ['**/*.graphql'],
    plugins: { '@graphql-eslint': plugin as unknown as ESLint.Plugin },
    languageOptions: {
      parser: plugin.parser as Types.Parser,
      parserOptions: { graphQLConfig },
    },
    rules,
  };
  return linter
    .verify(readFileSync(file, 'utf8'), config, resolve(file))
    .map(({ ruleId, message }) => `${ruleId?.replace('@graphql-eslint/', '')}: ${message}`);
}

const rulesOf = (name: keyof typeof plugin.configs) =>
  plugin.configs[name].rules as unknown as Types.RulesRecord;

test('the schema', () => {
  const rules: Types.RulesRecord = {
    ...rulesOf('flat/schema-recommended'),
    ...rulesOf('flat/schema-relay'),
    // Values and results of a write are not records.
    '@graphql-eslint/strict-id-in-types': 'off',
    // Short lists have no pages.
    '@graphql-eslint/relay-edge-types': [
      'error',
      { withEdgeSuffix: true, shouldImplementNode: false, listTypeCanWrapOnlyEdgeType: false },
    ],
    '@graphql-eslint/require-description': [
      'error',
      {
        types: true,
        rootField: true,
        DirectiveDefinition: true,
      },
    ],
    '@graphql-eslint/require-nullable-result-in-root': 'error',
  };
  expect(found('schema.graphql', rules)).toEqual([
    // Words of the specification.
    expect.stringMatching(/^no-typename-prefix: Field "activityType"/),
    expect.stringMatching(/^no-typename-prefix: Field "username"/),
  ]);
});

test('the operations of our own client', () => {
  const rules = rulesOf('flat/operations-recommended');
  const all = globSync('client/**/*.graphql').flatMap((file) => found(file, rules));
  const isExplained = (message: string) => explained.some((each) => each.test(message));
  expect(all.filter((each) => !isExplained(each))).toEqual([]);
  expect(explained.filter((each) => !all.some((message) => each.test(message)))).toEqual([]);
});

const explained = [
  // The words of the field that they call.
  /^naming-convention: Mutation "(Add|Delete)PushSubscription" should not have "Subscription" suffix/,
  // Read from the cache alone.
  /^no-unused-fragments: Fragment "(Activity|Credential|Document|ReflectiveLog)Time" is never used/,
  // Spread beside the id, or read from the cache by it.
  /^require-selections: Field `(Quiz|FirstSteps|AuditReadiness)Parts\.id`/,
  /^require-selections: Field `(Activity|Credential|Document|ReflectiveLog)Time\.id`/,
];
