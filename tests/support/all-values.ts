import { documentLimits } from '#server/limits';

/** Lets a test select every field of many records at once, which is more than a program may ask for. */
export const allowAllValues = (): void =>
  void Object.assign(documentLimits, { fields: Infinity, values: Infinity });
