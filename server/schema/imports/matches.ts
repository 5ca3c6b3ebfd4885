type Key = readonly (string | number | null | undefined)[];

/** Existing records by content. Each matches once, so that two equal ones in an export become two records. */
export class Matches<Said> {
  readonly #ids = new Map<string, number[]>();
  readonly #keyOf: (said: Said) => Key;

  constructor(there: readonly (Said & { id: number })[], keyOf: (said: Said) => Key) {
    this.#keyOf = keyOf;
    for (const each of there) {
      const key = JSON.stringify(keyOf(each));
      const ids = this.#ids.get(key);
      if (ids) ids.push(each.id);
      else this.#ids.set(key, [each.id]);
    }
  }

  /** Returns the id of a record with the same content, which cannot match again; null if there is none. */
  take(said: Said): number | null {
    return this.#ids.get(JSON.stringify(this.#keyOf(said)))?.shift() ?? null;
  }
}
