import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import { documentLimits } from '../limits.ts';
import { measureDocument, type DocumentSize } from './limits.ts';

/** Cost of a document, each figure with its limit. */
export type Cost = Record<keyof DocumentSize, { cost: number; limit: number }>;

/** Adds `extensions.cost` to the response of a request with `extensions: { cost: true }`. */
export const costPlugin = (schema: GraphQLSchema): ApolloServerPlugin<Context> => ({
  async requestDidStart({ request }) {
    if (request.extensions?.['cost'] !== true) return;
    return {
      async willSendResponse({ document, response }) {
        if (!document || response.body.kind !== 'single') return;
        const sizes = Object.entries(measureDocument(schema, document)) as [
          keyof DocumentSize,
          number,
        ][];
        const cost = Object.fromEntries(
          sizes.map(([what, size]) => [what, { cost: size, limit: documentLimits[what] }]),
        );
        const { singleResult } = response.body;
        singleResult.extensions = { ...singleResult.extensions, cost };
      },
    };
  },
});
