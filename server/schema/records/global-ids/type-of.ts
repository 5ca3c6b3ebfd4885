const types = new WeakMap<object, string>();

/** Notes the GraphQL type of a record that was read, which is a plain object. */
export function isOfType<Record extends object>(record: Record, type: string): Record {
  types.set(record, type);
  return record;
}

export const typeOf = (record: object): string | undefined => types.get(record);
