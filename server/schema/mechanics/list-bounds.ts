import { Extensions } from 'type-graphql';
import type { GraphQLField } from 'graphql';

/**
 * The length of a list of objects without pages if it is full. The rule of domain/ that bounds it holds when a record is
 * written or the list is read.
 */
export const AtMost = (count: number): PropertyDecorator & MethodDecorator =>
  Extensions({ atMost: count });

/** The bound of a list without pages, if it has one. */
export const boundOf = ({ extensions }: GraphQLField<unknown, unknown>) =>
  extensions['atMost'] as number | undefined;
