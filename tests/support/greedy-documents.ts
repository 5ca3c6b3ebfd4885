import { seededRandom } from './seeded-random.ts';

/** Maximum length of a generated document: one or two network packets. */
export const GREEDY_BYTES = 2_000;

interface Place {
  open: string;
  type: string;
  leaf: string;
  /** A path back to the same type, with `%` in its middle. */
  round?: string;
}

/** Places for fragments, including on types that form cycles. */
const places: Place[] = [
  { open: 'me', type: 'User', leaf: 'id' },
  { open: 'activities { nodes', type: 'Activity', leaf: 'title' },
  { open: 'notifications { nodes', type: 'Notification', leaf: 'id' },
  { open: 'module(id: 1)', type: 'Module', leaf: 'id', round: 'completion { module { % } }' },
  { open: 'modules', type: 'Module', leaf: 'slug', round: 'progress { module { % } }' },
  { open: 'resources { nodes', type: 'Resource', leaf: 'id', round: 'myReview { resource { % } }' },
  {
    open: '__type(name: "Module")',
    type: '__Type',
    leaf: 'name',
    round: 'fields { type { % } }',
  },
];

const lists = [
  'learningGoals(first: 100) { nodes { planned { id } activities { id } changes { id } } }',
  'activities(first: 100) { nodes { evidenceFiles { id } readiness { gaps { text } } } }',
  'portfolio { periods { activities { files { id } reflections { files { id } } } } }',
  'modules { content { sections { blocks { list } } } questions { options } }',
  'resources(first: 100) { edges { node { tags title myReview { rating } } } }',
  '__schema { types { fields { args { type { name } } } } }',
];

/** Generates documents that request far more than their length suggests, each at most GREEDY_BYTES long. */
export class GreedyDocuments {
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = seededRandom(seed);
  }

  next(): string {
    const kinds = [
      () => this.#spread(false),
      () => this.#spread(false),
      () => this.#spread(true),
      () => this.#spread(true),
      () => this.#lists(),
      () => this.#inline(),
      () => this.#repeated(),
      () => this.#directives(),
    ];
    for (let size = this.#upTo(40); ; size = Math.floor(size * 0.8)) {
      this.#size = size;
      const document = this.#one(kinds)();
      if (document.length <= GREEDY_BYTES) return document;
    }
  }

  #size = 0;

  #upTo(most: number): number {
    return 1 + Math.floor(this.#random() * most);
  }

  #one<T>(from: readonly T[]): T {
    return from[Math.floor(this.#random() * from.length)]!;
  }

  #in({ open }: Place, selection: string): string {
    return `{ ${open} { ${selection} } ${'}'.repeat(open.split('{').length)}`;
  }

  /** Fragments that spread the next one several times, or each other in cycles, sometimes through other types. */
  #spread(isCircle: boolean): string {
    const place = this.#one(places);
    const count = this.#size;
    const copies = this.#upTo(3);
    const step = this.#upTo(3);
    const fragments = Array.from({ length: count }, (_, n) => {
      const isLast = n + step >= count && !isCircle;
      const spread = isLast ? place.leaf : `...F${(n + step) % count} `.repeat(copies);
      const inside =
        place.round && this.#random() < 0.6 ? place.round.replace('%', spread) : spread;
      return `fragment F${n} on ${place.type} { ${inside} }`;
    });
    return `${this.#in(place, this.#random() < 0.5 ? '...F0' : `${place.leaf} ...F0 ...F0`)} ${fragments.join(' ')}`;
  }

  #lists(): string {
    const list = this.#one(lists);
    const all = Array.from(
      { length: this.#size },
      (_, n) => `${this.#one(['', `a${n}: `])}${list}`,
    );
    return `{ ${all.join(' ')} }`;
  }

  #inline(): string {
    const place = this.#one(places);
    const on = this.#one(['...', `... on ${place.type}`]);
    const inside = place.round ?? `%`;
    const layer = (within: string) => `${on} { ${inside.replace('%', within)} } `;
    let selection = place.leaf;
    for (let n = 0; n < this.#size; n += 1) selection = layer(selection);
    return this.#in(place, this.#random() < 0.5 ? selection : selection.repeat(this.#upTo(4)));
  }

  #repeated(): string {
    const place = this.#one(places);
    const field = this.#one([
      place.leaf,
      `${place.open} { ${place.leaf} } ${'}'.repeat(place.open.split('{').length - 1)}`,
    ]);
    const times = this.#size * this.#upTo(10);
    if (field === place.leaf) return this.#in(place, `${field} `.repeat(times));
    return `{ ${`${field} `.repeat(times)} }`;
  }

  #directives(): string {
    const place = this.#one(places);
    const one = this.#one([
      '@skip(if: false)',
      '@include(if: $b)',
      '@skip(if: $b) @include(if: $b)',
    ]);
    const all = `${place.leaf} ${one} `.repeat(this.#size);
    return `query ($b: Boolean = true) ${this.#in(place, this.#random() < 0.5 ? all : `${place.leaf} ${`${one} `.repeat(this.#size)}`)}`;
  }
}
