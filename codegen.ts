import type { CodegenConfig } from '@graphql-codegen/cli';
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { filePerDocument } from './scripts/file-per-document.ts';

const head = { add: { content: '// @ts-nocheck\n// Written by `npm run codegen`. Do not edit.' } };
const documents = readdirSync('client', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.graphql'))
  .map((path) => basename(path, '.graphql'))
  .toSorted();
const shared = {
  useTypeImports: true,
  enumsAsTypes: true,
  scalars: { ID: 'string', DateTime: 'string', URL: 'string' },
};

/**
 * The types of all operations in one file, from which everybody imports, and the operations in a file each: a screen
 * loads those that it asks for, not all.
 */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: 'client/**/*.graphql',
  generates: {
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
