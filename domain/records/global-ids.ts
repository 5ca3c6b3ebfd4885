/**
 * GraphQL's ids: opaque, and unique among all types. They encode the name of a type and the id that REST,
 * links and stored data use. The id of a view of a record begins with the view's name: `ReportFile.EvidenceFile`.
 */
export function globalId(type: string, id: number | string): string {
  const text = btoa(`${type}:${id}`);
  const end = text.indexOf('=');
  return (end < 0 ? text : text.slice(0, end)).replaceAll('+', '-').replaceAll('/', '_');
}

export interface ParsedId {
  /** The type of the object with this id. */
  type: string;
  /** The type of the record that it refers to; for a view, that of the record shown. */
  noun: string;
  id: string;
}

const LONGEST = 400;

/** Parses a global id; null for anything else, such as a plain id. */
export function parseGlobalId(given: unknown): ParsedId | null {
  if (typeof given !== 'string' || given.length > LONGEST || !/^[A-Z][\w-]+$/.test(given))
    return null;
  let text: string;
  try {
    text = atob(given.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return null;
  }
  const [, type, record, id] =
    /^([A-Z][A-Za-z]*)(?:\.([A-Z][A-Za-z]*))?:([\x20-\x7e]+)$/.exec(text) ?? [];
  if (type === undefined || id === undefined) return null;
  return { type: record ? `${type}.${record}` : type, noun: record ?? type, id };
}

/** Error for an id of GraphQL in a call of REST. */
export const integersHere = (given: string, id: string): string =>
  `Ids are integers here: ${given} is an id of GraphQL, and is ${id} over REST`;

/** Returns the id that REST, links and stored data use; anything but a global id is returned unchanged. */
export const plainId = (given: string): string => parseGlobalId(given)?.id ?? given;
