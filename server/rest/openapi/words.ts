import type { JsonSchema } from './types.ts';

/** Escapes a text for HTML, not for attributes; text in backticks becomes code. */
export const html = (text: string): string =>
  text
    .replace(/[&<>]/g, (sign) => `&#${sign.codePointAt(0)};`)
    .replace(/`([^`]+)`/g, '<code>$1</code>');

export const code = (text: string): string => `<code>${html(text)}</code>`;

/** The name that a reference ends with. */
export const nameIn = (ref: string): string => ref.split('/').at(-1) ?? '';

/** The address, on the page, of a type of `components.schemas`. */
export const placeOf = (name: string): string => `type-${name}`;

/** Describes a value in a few words of HTML: 'text, 2 to 200 characters'. */
export function kind(schema: JsonSchema): string {
  if (schema.$ref) return linkTo(schema.$ref);
  if (schema.anyOf) return [...new Set(schema.anyOf.map(kind))].join(' or ');
  return [names(schema), ...limits(schema)].join(', ');
}

function linkTo(ref: string): string {
  const name = nameIn(ref);
  return `<a href="#${placeOf(name)}">${html(name)}</a>`;
}

function names(schema: JsonSchema): string {
  const types = [schema.type ?? 'object'].flat();
  const name = types.map((type) => words[type] ?? type);
  if (schema.enum)
    name[0] = schema.enum
      .filter((each) => each !== null)
      .map(code)
      .join(', ');
  if (schema.format) name[0] = formats[schema.format] ?? schema.format;
  if (schema.items) name[0] = `list of ${kind(schema.items)}`;
  if (typeof schema.additionalProperties === 'object') {
    name[0] = `object of ${kind(schema.additionalProperties)} by name`;
  }
  return name.join(' or ');
}

const words: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: '<code>true</code> or <code>false</code>',
};

const formats: Record<string, string> = {
  'date-time': 'date and time',
  date: 'day',
  uri: 'address',
  password: 'password',
};

function limits(schema: JsonSchema): string[] {
  const { minLength, maxLength, minimum, maximum, multipleOf, maxItems, pattern } = schema;
  return [
    range(minLength, maxLength, ' characters'),
    range(minimum, maximum),
    multipleOf === undefined ? '' : `in steps of ${multipleOf}`,
    maxItems === undefined ? '' : `at most ${maxItems}`,
    pattern === undefined ? '' : `like ${code(pattern)}`,
    isSaid(schema.default) ? `${code(JSON.stringify(schema.default))} when left out` : '',
  ].filter(Boolean);
}

const isSaid = (value: unknown) => value !== undefined && value !== null;

function range(least: number | undefined, most: number | undefined, unit = ''): string {
  if (least !== undefined && most !== undefined) return `${least} to ${most}${unit}`;
  if (most !== undefined) return `at most ${most}${unit}`;
  return least === undefined ? '' : `at least ${least}${unit}`;
}

/** The anchor of a part of the page; operations may be named like their nouns. */
export const anchor = (name: string): string => `part-${name.toLowerCase().replaceAll(' ', '-')}`;

/** Omits optional end tags: over thousands of rows they are a quarter of the page. */
export function table(caption: string, rows: string[]): string {
  if (rows.length === 0) return '';
  return `<table><caption>${caption}</caption>
${rows.join('\n')}
</table>`;
}

/** The name with a remark, then what it is, over what it means. */
export function row(name: string, remark: string, what: string, meaning: string): string {
  const lines = [what, meaning].filter(Boolean).map((line) => `<p>${line}`);
  return `<tr><th scope=row>${name}${remark && ` <small>${remark}</small>`}<td>${lines.join('')}`;
}
