export type Ref = { $ref: string };

/** The parts that recur, by their names; a further one of the same name has a number. */
export class SharedParts<Part> {
  readonly components: Record<string, Part> = {};
  readonly #refs = new Map<string, Ref>();

  constructor(place: string, all: readonly [name: string, part: Part][]) {
    const counts = new Map<string, number>();
    for (const each of all) {
      const text = JSON.stringify(each);
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    const names = new Map<string, number>();
    for (const [text, count] of [...counts].toSorted(([, a], [, b]) => b - a)) {
      const [name, part] = JSON.parse(text) as [string, Part];
      const number = (names.get(name) ?? 0) + 1;
      const key = number > 1 ? `${name}_${number}` : name;
      const ref = { $ref: `#/components/${place}/${key}` };
      if (!isWorth(JSON.stringify(part), JSON.stringify(ref), count)) continue;
      names.set(name, number);
      this.components[key] = part;
      this.#refs.set(text, ref);
    }
  }

  /** The reference to a part that is shared; the part itself if it is not. */
  refTo(name: string, part: Part): Part | Ref {
    return this.#refs.get(JSON.stringify([name, part])) ?? part;
  }
}

/** Characters that a name must save; each is one more for readers and generated clients. */
const WORTH = 100;

/** True if one copy with a reference from each place is shorter than a copy in each. */
const isWorth = (part: string, ref: string, count: number) =>
  (count - 1) * part.length - count * ref.length > WORTH;

export const mapValues = <V, R>(given: Record<string, V>, map: (value: V, name: string) => R) =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name, map(value, name)]));
