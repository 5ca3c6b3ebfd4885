import { Field } from 'type-graphql';

/** A secret that only the response of its creation has, later never: the one form of "created, with its secret". */
export const ShownOnce = (type: Parameters<typeof Field>[0] & (() => unknown), what: string) =>
  Field(type, { nullable: true, description: `${what} Only the response that creates it has it.` });
