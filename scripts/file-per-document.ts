import type { Types } from '@graphql-codegen/plugin-helpers';
import { Kind, type FragmentDefinitionNode } from 'graphql';
import { basename, join } from 'node:path';

/**
 * A preset of the code generator: one file per .graphql file, with the same name, which can use the fragments of the
 * others.
 */
export const filePerDocument: Types.OutputPreset = {
  buildGeneratesSection: ({ baseOutputDir, documents, ...options }) =>
    documents.map((document) => ({
      ...options,
      filename: join(baseOutputDir, `${basename(document.location!, '.graphql')}.ts`),
      documents: [document],
      config: {
        ...options.config,
        externalFragments: documents.filter((other) => other !== document).flatMap(fragmentsOf),
      },
    })),
};

function fragmentsOf({ document }: Types.DocumentFile) {
  return document!.definitions
    .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
    .map((node) => ({
      isExternal: true,
      importFrom: null,
      name: node.name.value,
      onType: node.typeCondition.name.value,
      node,
    }));
}
