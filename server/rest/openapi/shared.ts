import { sharedExamples } from './shared-examples.ts';
import { mapValues, SharedParts, type Ref } from './shared-parts.ts';
import { sharedSchemas } from './shared-schemas.ts';
import type { OpenApi, Operation, Parameter, ResponseObject } from './types.ts';
import { vocabulariesOf, withVocabularies } from './shared-vocabularies.ts';

type Header = NonNullable<ResponseObject['headers']>[string];

/**
 * The document as it is served: whatever recurs is listed once, under `components`, and what a schema looks like is
 * shown by one example.
 */
export function withSharedParts(given: OpenApi): object {
  const names = vocabulariesOf(given.components.schemas);
  const paths = withVocabularies(given.paths, names);
  const operations = Object.values(paths).flatMap((path) =>
    Object.values(path).filter((each) => each !== undefined),
  );
  const all = operations.flatMap(({ responses }) => Object.values(responses));
  const examples = sharedExamples(all);
  const parameters = new SharedParts('parameters', operations.flatMap(parametersOf));
  const { schemas, responses: refusals, ...components } = given.components;
  const headers = new SharedParts(
    'headers',
    [...all, ...Object.values(refusals)].flatMap(headersIn),
  );
  const response = (each: ResponseObject | Ref): ResponseObject | Ref =>
    '$ref' in each
      ? each
      : ({
          ...each,
          ...(each.headers && {
            headers: mapValues(each.headers, (part, name) => headers.refTo(name, part)),
          }),
          ...(each.content && { content: examples.left(each.content) }),
        } as ResponseObject);
  const responses = new SharedParts(
    'responses',
    operations.flatMap((each) =>
      Object.entries(mapValues(each.responses, response)).flatMap(namedResponse),
    ),
  );
  const usual = JSON.stringify(given.security);
  const operation = ({ security, parameters: input, ...each }: Operation) => ({
    ...each,
    ...(JSON.stringify(security) !== usual && { security }),
    ...(input.length > 0 && { parameters: input.map((part) => parameters.refTo(part.name, part)) }),
    responses: mapValues(each.responses, (given, status) => {
      const part = response(given);
      return '$ref' in part ? part : responses.refTo(responseName(part, status), part);
    }),
  });
  return {
    ...given,
    paths: mapValues(paths, (path) => mapValues(path, (each) => operation(each!))),
    // schema.graphql describes them.
    'x-graphql-only': given['x-graphql-only'].map(({ type, field }) => ({ type, field })),
    components: {
      schemas: sharedSchemas(
        mapValues(schemas, (each) => (each.enum ? each : withVocabularies(each, names))),
        { bodies: new Set(operations.flatMap(bodyOf)), examples: examples.ofTypes },
      ),
      responses: { ...mapValues(refusals, response), ...responses.components },
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

/** The reference to the schema of a body. */
const bodyOf = ({ requestBody }: Operation): string[] =>
  Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => schema?.$ref ?? []);

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
