const mutation =
  /^(export const (\w+)Document = \{"kind":"Document","definitions":\[\{"kind":"OperationDefinition","operation":"mutation".*) as unknown as DocumentNode;$/gm;

/** Gives the code generator's documents of mutations their types, so that they can be passed to generic code. */
export function typedMutations(path: string, content: string): string {
  if (!path.replaceAll('\\', '/').includes('client/graphql/operations/')) return content;
  const typed = content.replace(
    mutation,
    '$1 as unknown as TypedDocumentNode<Types.$2Mutation, Types.$2MutationVariables>;',
  );
  if (typed === content) return content;
  return typed.replace(
    "import type { DocumentNode } from 'graphql';",
    "import type { TypedDocumentNode } from '@apollo/client';\nimport type { DocumentNode } from 'graphql';",
  );
}
