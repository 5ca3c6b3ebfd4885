type Key = readonly unknown[];

/** Existing records by content. Each matches once, so that two equal ones in an export become two records. */
export class Matches<Content> {
  readonly #ids = new Map<string, number[]>();
  readonly #keyOf: (content: Content) => Key;

  constructor(records: readonly (Content & { id: number })[], keyOf: (content: Content) => Key) {
    this.#keyOf = keyOf;
    for (const each of records) {
      const key = JSON.stringify(keyOf(each));
      const ids = this.#ids.get(key);
      if (ids) ids.push(each.id);
      else this.#ids.set(key, [each.id]);
    }
  }

  /** Returns the id of a record with the same content, which cannot match again; null if there is none. */
  take(content: Content): number | null {
    return this.#ids.get(JSON.stringify(this.#keyOf(content)))?.shift() ?? null;
  }
}
