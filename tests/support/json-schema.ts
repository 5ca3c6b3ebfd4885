import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { JsonSchema } from '#server/rest/openapi/types';

type Named = Record<string, JsonSchema>;

/** Compiled schemas of each document; a schema that ajv does not understand throws. */
const compilers = new WeakMap<Named, (schema: JsonSchema) => ValidateFunction>();

/** Validates a value with ajv and returns its errors as 'path message'. */
export function schemaErrors(
  value: unknown,
  schema: JsonSchema,
  named: Named,
  place = 'answer',
): string[] {
  if (!compilers.has(named)) compilers.set(named, compilerOf(named));
  const validate = compilers.get(named)!(schema);
  if (validate(value)) return [];
  return validate.errors!.map(
    ({ instancePath, message, params }) =>
      `${place}${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

function compilerOf(named: Named): (schema: JsonSchema) => ValidateFunction {
  // The document has fields that are a value of one of two types.
  const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true });
  addFormats.default(ajv);
  ajv.addKeyword('components');
  ajv.addSchema({ $id: DOCUMENT, components: { schemas: named } }, undefined, false, false);
  const known = new Map<string, ValidateFunction>();
  return (schema) => {
    // References to the document by its name.
    const text = JSON.stringify(schema).replaceAll('"#/', `"${DOCUMENT}#/`);
    const validate = known.get(text) ?? ajv.compile(JSON.parse(text));
    known.set(text, validate);
    return validate;
  };
}

const DOCUMENT = 'https://cpd.example.org/openapi.json';
