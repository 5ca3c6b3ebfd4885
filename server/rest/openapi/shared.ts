import type { JsonSchema, OpenApi, Operation, Parameter, ResponseObject } from './types.ts';

type Ref = { $ref: string };
type Header = NonNullable<ResponseObject['headers']>[string];

/**
 * The document as it is served: responses, headers, parameters and vocabularies that recur are listed once, under
 * `components`, and what a schema looks like is shown by one example.
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
  const examples = new Map<string, unknown>();
  const response = (each: ResponseObject | Ref) =>
    '$ref' in each
      ? each
      : withOneExample(
          {
            ...each,
            ...(each.headers && {
              headers: mapValues(each.headers, (part, name) => headers.refTo(name, part)),
            }),
          } as ResponseObject,
          examples,
        );
  const operation = (each: Operation) => ({
    ...each,
    parameters: each.parameters.map((part) => parameters.refTo(part.name, part)),
    responses: mapValues(each.responses, response),
  });
  const described = mapValues(document.paths, (path) =>
    mapValues(path, (each) => operation(each!)),
  );
  const shared = new SharedParts(
    'responses',
    Object.values(described).flatMap((path) =>
      Object.values(path).flatMap((each) => Object.entries(each.responses).flatMap(namedResponse)),
    ),
  );
  const usual = JSON.stringify(document.security);
  const sharing = ({ security, ...each }: ReturnType<typeof operation>) => ({
    ...each,
    ...(JSON.stringify(security) !== usual && { security }),
    responses: mapValues(each.responses, (part, status) =>
      '$ref' in part ? part : shared.refTo(responseName(part, status), part),
    ),
  });
  const { schemas, responses, ...components } = document.components;
  const schema = (each: JsonSchema, name: string) => {
    const example = examples.get(`#/components/schemas/${name}`);
    const others = each.enum ? each : withVocabularies(each, names);
    return example === undefined ? others : { ...others, examples: [example] };
  };
  const sharedResponses = { ...mapValues(responses, response), ...shared.components };
  return {
    ...document,
    paths: mapValues(described, (path) => mapValues(path, sharing)),
    components: {
      schemas: mapValues(schemas, schema),
      responses: sharedResponses,
      parameters: parameters.components,
      headers: headers.components,
      ...components,
    },
  };
}

const parametersOf = ({ parameters }: Operation): [string, Parameter][] =>
  parameters.map((part) => [part.name, part]);

const headersIn = (response: ResponseObject | Ref): [string, Header][] =>
  'headers' in response ? Object.entries(response.headers ?? {}) : [];

/** The first example of each schema stands for all of them: at the type itself, or where a list or a null of it is. */
function withOneExample(response: ResponseObject, examples: Map<string, unknown>): ResponseObject {
  const { content } = response;
  if (!content) return response;
  const first = mapValues(content, ({ example, ...each }) => {
    if (each.schema === undefined || example === undefined) return { ...each, example };
    const key = each.schema.$ref ?? JSON.stringify(each.schema);
    if (!examples.has(key)) examples.set(key, example);
    return each.schema.$ref ? each : { ...each, example: examples.get(key) };
  });
  return { ...response, content: first };
}

const namedResponse = ([status, response]: [string, ResponseObject | Ref]): [
  string,
  ResponseObject,
][] => ('$ref' in response ? [] : [[responseName(response, status), response]]);

/** The name of what a response holds: `Activity`, `ActivityList` for a list of them. */
function responseName({ content }: ResponseObject, status: string): string {
  const schema = content?.['application/json']?.schema;
  const name = (schema?.items ?? schema)?.$ref?.split('/').at(-1);
  if (name) return schema?.items ? `${name}List` : name;
  if (status === '304') return status;
  return content ? 'File' : 'Done';
}

/** The parts that recur, by their names; a further one of the same name has a number. */
class SharedParts<Part> {
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
