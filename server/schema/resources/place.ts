import { foreignCursor } from '../pages.ts';

/** A place in a list that is ordered by score, then by id, both falling. */
export interface Place {
  score: number;
  id: number;
}

/** Opaque to callers: the score and the id of a row. */
export const placeOf = ({ score, id }: Place): string =>
  Buffer.from(`${score}:${id}`).toString('base64url');

/** The place that a cursor names; throws invalid() for a foreign one. */
export function parsePlace(cursor: string, name: string): Place {
  const text = cursor.length > 80 ? '' : Buffer.from(cursor, 'base64url').toString();
  const found = /^(\d{1,3}(?:\.\d{1,20})?(?:e-\d{1,3})?):(\d{1,10})$/.exec(text);
  if (!found || Number(found[2]) > 2_147_483_647) {
    throw foreignCursor(name);
  }
  return { score: Number(found[1]), id: Number(found[2]) };
}
