type Key = readonly (string | number | null | undefined)[];

/**
 * Records that are there, found by what they say. Each is found once, so that two alike in an export are two records
 * here as well.
 */
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

  /** The id of a record that says the same, which is then no longer free; null where there is none. */
  take(said: Said): number | null {
    return this.#ids.get(JSON.stringify(this.#keyOf(said)))?.shift() ?? null;
  }
}
