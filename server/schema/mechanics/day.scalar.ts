import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { instantFromInput } from '#domain/dates';

const SPECIFIED_BY = 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6';

/** A calendar day. Input may be a moment, as in REST; the noun's rules decide which day that is. */
export const GraphQLDay = new GraphQLScalarType<Date, string>({
  name: 'Date',
  description:
    'A calendar day, YYYY-MM-DD; when something happened, in the time zone of the user. In variables midnight UTC of that day is accepted too.',
  specifiedByURL: SPECIFIED_BY,
  serialize: (value) => {
    if (typeof value === 'string') return value;
    if (value instanceof Date) return value.toISOString().slice(0, 10);
    throw new GraphQLError('Date cannot represent this value.');
  },
  parseValue: parsed,
  parseLiteral: (node) => parsed(node.kind === Kind.STRING ? node.value : null),
});

function parsed(given: unknown): Date {
  const instant = typeof given === 'string' ? instantFromInput(given) : null;
  if (instant) return instant;
  throw new GraphQLError('A day must be written as YYYY-MM-DD.');
}
