import type { JsonSchema } from '#server/rest/openapi/types';

/** Validates a value and returns its errors as 'path: message'. Throws on an unsupported keyword. */
export function schemaErrors(
  value: unknown,
  schema: JsonSchema,
  named: Record<string, JsonSchema>,
  place = 'answer',
): string[] {
  const unknown = Object.keys(schema).filter((key) => !(key in checks) && !annotations.has(key));
  if (unknown.length > 0) throw new Error(`${place}: ${unknown.join(', ')} cannot be checked`);
  return Object.entries(schema).flatMap(
    ([key, wanted]) => checks[key]?.({ value, wanted, schema, named, place }) ?? [],
  );
}

/** Keywords that do not restrict values. */
const annotations = new Set(['description', 'default', 'title']);

interface Check {
  value: unknown;
  wanted: any;
  schema: JsonSchema;
  named: Record<string, JsonSchema>;
  place: string;
}

const errorUnless = (isRight: boolean, { place, value }: Check, what: string) =>
  isRight ? [] : [`${place}: ${JSON.stringify(value)?.slice(0, 80)} is not ${what}`];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const checks: Record<string, (check: Check) => string[]> = {
  $ref: ({ value, wanted, named, place }) => {
    const schema = named[wanted.replace('#/components/schemas/', '')];
    return schema ? schemaErrors(value, schema, named, place) : [`${place}: ${wanted} is nowhere`];
  },
  anyOf: (check) => {
    const found = check.wanted.map((each: JsonSchema) =>
      schemaErrors(check.value, each, check.named, check.place),
    );
    return found.some((each: string[]) => each.length === 0) ? [] : found.flat();
  },
  type: (check) => {
    const types: string[] = [check.wanted].flat();
    return errorUnless(
      types.some((type) => isOf(check.value, type)),
      check,
      types.join(' or '),
    );
  },
  enum: (check) => errorUnless(check.wanted.includes(check.value), check, `one of ${check.wanted}`),
  properties: ({ value, wanted, named, place }) =>
    !isObject(value)
      ? []
      : Object.entries<JsonSchema>(wanted).flatMap(([name, schema]) =>
          name in value ? schemaErrors(value[name], schema, named, `${place}.${name}`) : [],
        ),
  required: ({ value, wanted, place }) =>
    !isObject(value)
      ? []
      : wanted
          .filter((name: string) => !(name in value))
          .map((name: string) => `${place}: no ${name}`),
  additionalProperties: ({ value, wanted, schema, named, place }) => {
    if (!isObject(value) || wanted === true) return [];
    const others = Object.keys(value).filter((name) => !(name in (schema.properties ?? {})));
    return others.flatMap((name) =>
      wanted === false
        ? [`${place}: ${name} is not in the document`]
        : schemaErrors(value[name], wanted, named, `${place}.${name}`),
    );
  },
  items: ({ value, wanted, named, place }) =>
    !Array.isArray(value)
      ? []
      : value.flatMap((each, index) => schemaErrors(each, wanted, named, `${place}[${index}]`)),
  maxItems: (check) =>
    errorUnless(
      !Array.isArray(check.value) || check.value.length <= check.wanted,
      check,
      'that short',
    ),
  minLength: (check) => ofText(check, (text) => text.length >= check.wanted),
  maxLength: (check) => ofText(check, (text) => text.length <= check.wanted),
  pattern: (check) => ofText(check, (text) => new RegExp(check.wanted, 'u').test(text)),
  format: (check) => ofText(check, (text) => formats[check.wanted]?.(text) ?? false),
  minimum: (check) => ofNumber(check, (number) => number >= check.wanted),
  maximum: (check) => ofNumber(check, (number) => number <= check.wanted),
  multipleOf: (check) => ofNumber(check, (number) => Number.isInteger(number / check.wanted)),
};

const formats: Record<string, (text: string) => boolean> = {
  'date-time': (text) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text),
  date: (text) => /^\d{4}-\d\d-\d\d$/.test(text),
  uri: (text) => URL.canParse(text),
  password: () => true,
};

const ofText = (check: Check, isRight: (text: string) => boolean) =>
  errorUnless(
    typeof check.value !== 'string' || isRight(check.value),
    check,
    JSON.stringify(check.schema),
  );

const ofNumber = (check: Check, isRight: (number: number) => boolean) =>
  errorUnless(
    typeof check.value !== 'number' || isRight(check.value),
    check,
    JSON.stringify(check.schema),
  );

function isOf(value: unknown, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  return type === 'integer' ? Number.isInteger(value) : typeof value === type;
}
