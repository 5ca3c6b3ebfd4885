import type { CodegenConfig } from '@graphql-codegen/cli';

const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: 'client/**/*.graphql',
  generates: {
    'client/graphql/generated.ts': {
      plugins: [
        { add: { content: '// @ts-nocheck\n// Written by `npm run codegen`. Do not edit.' } },
        'typescript-operations',
        'typescript-react-apollo',
      ],
      config: {
        apolloReactHooksImportFrom: '@apollo/client/react',
        apolloReactCommonImportFrom: '@apollo/client/react',
        // Parsed here, so that no browser loads a parser.
        documentMode: 'documentNode',
        optimizeDocumentNode: true,
        pureMagicComment: true,
        withMutationFn: false,
        withMutationOptionsType: false,
        useTypeImports: true,
        enumsAsTypes: true,
        scalars: {
          ID: 'string',
          DateTime: 'string',
          URL: 'string',
        },
      },
    },
  },
};

export default config;
