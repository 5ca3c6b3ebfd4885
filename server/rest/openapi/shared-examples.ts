import type { Content, JsonSchema, ResponseObject } from './types.ts';
import { mapValues, type Ref } from './shared-parts.ts';

export interface SharedExamples {
  /** The first example of each type, by the reference to it. */
  ofTypes: ReadonlyMap<string, unknown>;
  /** Content without the examples that its types have. */
  left(content: Content): Content;
}

/** One example of each type stands for all responses that hold it, alone, in a list or unless there is none. */
export function sharedExamples(responses: readonly (ResponseObject | Ref)[]): SharedExamples {
  const ofTypes = new Map<string, unknown>();
  const contents = responses.flatMap((each) =>
    'content' in each ? Object.values(each.content ?? {}) : [],
  );
  for (const { schema, example } of contents) {
    const $ref = schema && typeIn(schema);
    const first = Array.isArray(example) ? example[0] : example;
    if ($ref && first != null && !ofTypes.has($ref)) ofTypes.set($ref, first);
  }
  return {
    ofTypes,
    left: (content) =>
      mapValues(content, ({ example, ...each }) => {
        const isShown = each.schema && ofTypes.has(typeIn(each.schema) ?? '');
        return isShown || example === undefined ? each : { ...each, example };
      }),
  };
}

/** The reference to the type that a response holds. */
const typeIn = ({ $ref, items, anyOf }: JsonSchema): string | undefined =>
  $ref ?? items?.$ref ?? anyOf?.[0]?.$ref;
