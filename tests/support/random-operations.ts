import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { seededRandom } from './seeded-random.ts';

export interface Operation {
  query: string;
  /** Several sets, sent one after another. */
  variables: Record<string, unknown>[];
}

/** Generates queries over a schema with fragments, aliases, directives and variables of every kind. */
export class RandomOperations {
  readonly #schema: GraphQLSchema;
  readonly #random: () => number;
  readonly #leaves: Record<string, readonly unknown[]>;
  #fragments: string[] = [];
  #hasDirectives = false;
  #declared = new Map<string, { text: string; values: readonly unknown[] }>();

  /** `leaves` maps the name of an argument or a scalar to its possible values. */
  constructor(schema: GraphQLSchema, seed: number, leaves: Record<string, readonly unknown[]>) {
    this.#schema = schema;
    this.#random = seededRandom(seed);
    this.#leaves = leaves;
  }

  next(sets = 2): Operation {
    this.#fragments = [];
    this.#declared = new Map();
    this.#hasDirectives = this.#chance(40);
    const selection = this.#selection(this.#schema.getQueryType()!, 4, 4);
    const declared = [...this.#declared].map(([name, { text }]) => `$${name}: ${text}`);
    const query = `query${declared.length > 0 ? `(${declared.join(', ')})` : ''} ${[selection, ...this.#fragments].join(' ')}`;
    return { query, variables: Array.from({ length: sets }, () => this.#values()) };
  }

  /** True with this probability. */
  #chance(percent: number): boolean {
    return this.#random() * 100 < percent;
  }

  #one<T>(from: readonly T[]): T {
    return from[Math.floor(this.#random() * from.length)]!;
  }

  #values(): Record<string, unknown> {
    const given = [...this.#declared].filter(() => this.#chance(85));
    return Object.fromEntries(given.map(([name, { values }]) => [name, this.#one(values)]));
  }

  #selection(type: GraphQLObjectType, depth: number, most: number): string {
    const fields = Object.values(type.getFields()).filter(
      (field) => depth > 1 || !isCompositeType(getNamedType(field.type)),
    );
    const texts = Array.from({ length: 1 + Math.floor(this.#random() * most) }, () =>
      fields.length === 0 || this.#chance(4) ? '__typename' : this.#field(this.#one(fields), depth),
    );
    // A field that occurs twice is merged, even if it is skipped in one place.
    if (this.#chance(25)) texts.push(this.#one(texts));
    const all = texts.map((text) => (this.#chance(15) ? this.#inFragment(type, text) : text));
    return `{ ${all.join(' ')} }`;
  }

  #field(field: GraphQLField<unknown, unknown>, depth: number): string {
    const alias = this.#chance(10) ? `a${Math.floor(this.#random() * 3)}: ` : '';
    const args = field.args
      .filter((arg) => isRequiredArgument(arg) || this.#chance(60))
      .map((arg) => `${arg.name}: ${this.#argument(arg)}`);
    const given = args.length > 0 ? `(${args.join(', ')})` : '';
    const type = getNamedType(field.type);
    const below = isObjectType(type) ? ` ${this.#selection(type, depth - 1, 5)}` : '';
    return `${alias}${field.name}${given}${this.#directive()}${below}`;
  }

  #inFragment(type: GraphQLObjectType, text: string): string {
    const kind = this.#random();
    if (kind < 0.3) return `...${this.#directive()} { ${text} }`;
    if (kind < 0.5) return `... on ${type.name}${this.#directive()} { ${text} }`;
    const name = `F${this.#fragments.length}`;
    this.#fragments.push(`fragment ${name} on ${type.name} { ${text} }`);
    const spreads = [`...${name}${this.#directive()}`];
    if (this.#chance(40)) spreads.push(`...${name}${this.#directive()}`);
    return spreads.join(' ');
  }

  #directive(): string {
    if (!this.#hasDirectives || !this.#chance(20)) return '';
    const name = this.#one(['include', 'skip']);
    return ` @${name}(if: ${this.#chance(40) ? this.#one(['true', 'false']) : this.#flag()})`;
  }

  #flag(): string {
    const text = this.#one(['Boolean!', 'Boolean! = true', 'Boolean = true', 'Boolean = false']);
    return this.#declare(text, [true, false, null, 'yes']);
  }

  #argument(arg: GraphQLArgument): string {
    const values = this.#leaves[arg.name] ?? this.#leavesOf(arg.type);
    if (this.#chance(40)) return literal(this.#one(values), isEnumType(getNamedType(arg.type)));
    const type = String(arg.type);
    const isEnum = isEnumType(getNamedType(arg.type));
    const text = this.#chance(50) ? type : `${type} = ${literal(values[0], isEnum)}`;
    // A nullable variable for a required argument with a default.
    const loose = arg.defaultValue !== undefined && this.#chance(50);
    return this.#declare(loose ? text.replace('!', '') : text, [
      ...values,
      null,
      { a: 1 },
      'some',
      'completed',
      'Clinical Practice',
    ]);
  }

  #declare(text: string, values: readonly unknown[]): string {
    const same = [...this.#declared].find(([, each]) => each.text === text && this.#chance(50));
    if (same) return `$${same[0]}`;
    const name = `v${this.#declared.size}`;
    this.#declared.set(name, { text, values });
    return `$${name}`;
  }

  #leavesOf(type: GraphQLInputType): readonly unknown[] {
    if (isNonNullType(type)) return this.#leavesOf(type.ofType);
    if (isListType(type)) return [[]];
    if (isEnumType(type)) return type.getValues().map(({ name }) => name);
    if (isInputObjectType(type)) return [{}];
    return this.#leaves[type.name] ?? ['some text'];
  }
}

/** Formats a value as a GraphQL literal. */
function literal(value: unknown, isEnum: boolean): string {
  if (Array.isArray(value)) return `[${value.map((each) => literal(each, false)).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([name, each]) => `${name}: ${literal(each, false)}`);
    return `{ ${fields.join(', ')} }`;
  }
  return isEnum ? String(value) : JSON.stringify(value);
}
