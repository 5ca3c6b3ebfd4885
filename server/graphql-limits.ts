import { GraphQLError, type ValidationRule } from 'graphql';
import { documentLimits } from './limits.ts';

const { aliases: MAX_ALIASES } = documentLimits;

/** Refuses a document that multiplies its work by aliases; nothing else in this schema can. */
export const aliasLimit: ValidationRule = (context) => {
  let aliases = 0;
  return {
    Field(node) {
      if (!node.alias || ++aliases !== MAX_ALIASES + 1) return;
      const message = `A document may hold at most ${MAX_ALIASES} aliases.`;
      context.reportError(new GraphQLError(message, { nodes: node }));
    },
  };
};

/** Over HTTP a subscription would be executed once, like a query, with no event to answer. */
export const noSubscriptions: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (node.operation !== 'subscription') return;
    const message = 'Subscriptions are served over the websocket at this address.';
    context.reportError(new GraphQLError(message, { nodes: node }));
  },
});
