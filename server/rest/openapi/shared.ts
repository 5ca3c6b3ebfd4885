import type { JsonSchema, OpenApi, Operation, Parameter, ResponseObject } from './types.ts';

type Ref = { $ref: string };
type Part = Parameter | NonNullable<ResponseObject['headers']>[string];

/**
 * The document as it is served: headers, parameters and vocabularies that recur are listed once, under `components`.
 */
export function withSharedParts(given: OpenApi): object {
  const names = vocabulariesOf(given.components.schemas);
  const document = { ...given, paths: withVocabularies(given.paths, names) };
  const operations = Object.values(document.paths).flatMap((path) =>
    Object.values(path).filter((each) => each !== undefined),
  );
  const parameters = new SharedParts('parameters', operations.flatMap(parametersOf));
  const headers = new SharedParts('headers', [
    ...operations.flatMap(({ responses }) => Object.values(responses).flatMap(headersIn)),
    ...Object.values(document.components.responses).flatMap(headersIn),
  ]);
  const response = (each: ResponseObject | Ref) =>
    'headers' in each && each.headers
      ? { ...each, headers: mapValues(each.headers, (part, name) => headers.refTo(name, part)) }
      : each;
  const operation = (each: Operation) => ({
    ...each,
    parameters: each.parameters.map((part) => parameters.refTo(part.name, part)),
    responses: mapValues(each.responses, response),
  });
  const { schemas, responses, ...components } = document.components;
  return {
    ...document,
    paths: mapValues(document.paths, (path) => mapValues(path, (each) => operation(each!))),
    components: {
      schemas: mapValues(schemas, (each) => (each.enum ? each : withVocabularies(each, names))),
      responses: mapValues(responses, response),
      parameters: parameters.components,
      headers: headers.components,
      ...components,
    },
  };
}

const parametersOf = ({ parameters }: Operation): [string, Part][] =>
  parameters.map((part) => [part.name, part]);

const headersIn = (response: ResponseObject | Ref): [string, Part][] =>
  'headers' in response ? Object.entries(response.headers ?? {}) : [];

/** The parts that recur, by their names; a further one of the same name has a number. */
class SharedParts {
  readonly components: Record<string, Part> = {};
  readonly #refs = new Map<string, Ref>();

  constructor(place: string, all: readonly [name: string, part: Part][]) {
    const counts = new Map<string, number>();
    for (const each of all) {
      const text = JSON.stringify(each);
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    const often = [...counts].filter(([, count]) => count > 1).toSorted(([, a], [, b]) => b - a);
    for (const [text] of often) {
      const [name, part] = JSON.parse(text) as [string, Part];
      const same = Object.keys(this.components).filter((key) => key.split('_')[0] === name);
      const key = same.length > 0 ? `${name}_${same.length + 1}` : name;
      this.components[key] = part;
      this.#refs.set(text, { $ref: `#/components/${place}/${key}` });
    }
  }

  refTo(name: string, part: Part): Part | Ref {
    return this.#refs.get(JSON.stringify([name, part])) ?? part;
  }
}

/** Refers to the vocabulary of GraphQL wherever a part lists exactly its words. */
function withVocabularies<Part extends object>(part: Part, names: Vocabularies): Part {
  const { enum: words, type: _text, ...others } = part as JsonSchema;
  const name = words && names.get(wordsOf(words));
  if (name) {
    const $ref = `#/components/schemas/${name}`;
    const referring = words.includes(null) ? { anyOf: [{ $ref }, { type: 'null' }] } : { $ref };
    return { ...others, ...referring } as Part;
  }
  const inside = (value: unknown, key: string) =>
    typeof value === 'object' && value !== null && key !== 'example'
      ? withVocabularies(value, names)
      : value;
  if (Array.isArray(part)) return part.map((each) => inside(each, '')) as unknown as Part;
  return mapValues(part as Record<string, unknown>, inside) as Part;
}

/** The vocabulary of each list of words; null for words of several. */
type Vocabularies = ReadonlyMap<string, string | null>;

function vocabulariesOf(schemas: Record<string, JsonSchema>): Vocabularies {
  const names = new Map<string, string | null>();
  for (const [name, { enum: words }] of Object.entries(schemas)) {
    if (words) names.set(wordsOf(words), names.has(wordsOf(words)) ? null : name);
  }
  return names;
}

const wordsOf = (words: readonly (string | null)[]): string =>
  JSON.stringify(words.filter((word) => word !== null).toSorted());

const mapValues = <V, R>(given: Record<string, V>, map: (value: V, name: string) => R) =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name, map(value, name)]));
