import type { CodegenConfig } from '@graphql-codegen/cli';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { nouns, recordNouns } from './client/records/outbox/kinds.ts';
import { operations as waiting } from './client/records/outbox/operations.ts';
import { filePerDocument } from './scripts/file-per-document.ts';
import { typedMutations } from './scripts/typed-mutations.ts';
import { vocabularies } from './scripts/vocabularies.ts';

const head = { add: { content: '// @ts-nocheck\n// Written by `npm run codegen`. Do not edit.' } };
const files = readdirSync('client', { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.graphql'),
);
const documents = files.map((path) => basename(path, '.graphql')).toSorted();
const operations = files
  .flatMap((path) =>
    [
      ...readFileSync(`client/${path}`, 'utf8').matchAll(
        /^(?:query|mutation|subscription) (\w+)/gm,
      ),
    ].map(([, name]) => name!),
  )
  .toSorted();
/** The mutations that can wait, and the query of each kind of record that has one of its own name. */
const mutations = Object.keys(waiting).toSorted();
const queries = recordNouns
  .map((noun) => [noun, nouns[noun].type] as const)
  .filter(([, type]) => operations.includes(type));
const waitingNames = [...mutations, ...queries.map(([, type]) => type)];
/** The client reads the words of a vocabulary. It sends words of a form, which the server judges. */
const words = Object.fromEntries(
  [...vocabularies].map(([name, values]) => {
    const output = Object.values(values).map((word) => JSON.stringify(word));
    return [name, { input: 'string', output: output.join(' | ') }];
  }),
);
const shared = {
  useTypeImports: true,
  enumsAsTypes: true,
  scalars: { ID: 'string', Date: 'string', DateTime: 'string', URL: 'string', ...words },
};

/**
 * The types of all operations in one file, from which everybody imports, and the operations in a file each: a screen
 * loads those that it asks for, not all.
 */
const config: CodegenConfig = {
  schema: { 'schema.graphql': { loader: './scripts/strict-schema.ts' } },
  documents: 'client/**/*.graphql',
  hooks: { beforeOneFileWrite: typedMutations },
  generates: {
    'server/metrics/client-operations.ts': {
      plugins: [
        { add: { content: '// Written by `npm run codegen`. Do not edit.' } },
        { add: { content: "\n/** The names of the app's operations; metrics know no others. */" } },
        {
          add: {
            content: `export const clientOperations: ReadonlySet<string> = new Set(${JSON.stringify(operations)});`,
          },
        },
      ],
    },
    'client/graphql/outbox-documents.ts': {
      plugins: [
        '// Written by `npm run codegen`. Do not edit.',
        `import { ${waitingNames.map((name) => `${name}Document`).join(', ')} } from './generated.ts';`,
        '\n/** The mutations that can wait. */',
        `export const mutations = { ${mutations.map((name) => `${name}: ${name}Document`).join(', ')} };`,
        '\n/** The queries of records, by the kind. */',
        `export const queries = { ${queries.map(([noun, type]) => `'${noun}': { query: ${type}Document }`).join(', ')} };`,
      ].map((content) => ({ add: { content } })),
    },
    'client/graphql/generated.ts': {
      plugins: [
        head,
        ...documents.map((name) => ({
          add: { content: `export * from './operations/${name}.ts';` },
        })),
        'typescript-operations',
      ],
      config: shared,
    },
    'client/graphql/operations/': {
      preset: filePerDocument,
      plugins: [
        head,
        { add: { content: "import type * as Types from '../generated.ts';" } },
        'typescript-react-apollo',
      ],
      config: {
        ...shared,
        importOperationTypesFrom: 'Types',
        apolloReactHooksImportFrom: '@apollo/client/react',
        apolloReactCommonImportFrom: '@apollo/client/react',
        // Parsed here, so that no browser loads a parser.
        documentMode: 'documentNode',
        optimizeDocumentNode: true,
        withMutationFn: false,
        withMutationOptionsType: false,
      },
    },
  },
};

export default config;
