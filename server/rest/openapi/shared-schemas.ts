import { mapValues } from './shared-parts.ts';
import type { JsonSchema } from './types.ts';

interface About {
  /** References to the schemas of bodies. */
  bodies: ReadonlySet<string>;
  /** By the reference to a schema. */
  examples: ReadonlyMap<string, unknown>;
}

/** The schemas, each with its example. */
export function sharedSchemas(
  schemas: Record<string, JsonSchema>,
  { bodies, examples }: About,
): Record<string, JsonSchema> {
  return mapValues(schemas, (schema, name) => {
    const ref = `#/components/schemas/${name}`;
    const example = examples.get(ref);
    return {
      ...(bodies.has(ref) ? schema : open(schema)),
      ...(example !== undefined && { examples: [example] }),
    };
  });
}

/** A response may get fields that a program does not know; a body may not. */
function open({ additionalProperties, ...schema }: JsonSchema): JsonSchema {
  const isOpen = additionalProperties === undefined || additionalProperties === false;
  return isOpen ? schema : { ...schema, additionalProperties };
}
