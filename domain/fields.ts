import { instantFromInput, instantOf, isCivilDate, type CivilDate } from './dates.ts';
import type { AnyObjectSchema } from 'yup';
import { field, type Shape } from './forms.ts';
import { line, lineOf, textProblem, trim, type TextRule } from './texts.ts';

/** A text field, trimmed before validation; of one line unless its rule says `multiline`. */
export function text(rule: TextRule) {
  return field<string>(readerOf(rule), (value) => textProblem(value, rule), textShape(rule))
    .meta({ isLine: !rule.multiline })
    .nonNullable(rule.short ?? `${rule.label} must be text`);
}

const readerOf = ({ multiline }: TextRule) => (multiline ? trim : line);

/** An optional text field; an empty text becomes null. */
export function optionalText(rule: TextRule) {
  return field<string>(
    (raw) => emptyToNull(readerOf(rule)(raw)),
    (value) => textProblem(value, rule),
    textShape(rule),
  )
    .meta({ isLine: !rule.multiline })
    .nullable();
}

/** Returns a row of a file with plain lines in its one-line fields, so that no text from before that rule is lost. */
export function withPlainLines(schema: AnyObjectSchema, row: unknown): unknown {
  if (typeof row !== 'object' || row === null) return row;
  const lines = Object.entries(schema.describe().fields).filter(
    ([, each]) => 'meta' in each && (each.meta as { isLine?: boolean } | undefined)?.isLine,
  );
  const given = row as Record<string, unknown>;
  const plain = lines.flatMap(([name]) => {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    return typeof value === 'string' ? [[name, lineOf(value)] as const] : [];
  });
  return { ...row, ...Object.fromEntries(plain) };
}

/** Returns the length limits of a text; they apply after trimming. */
export const textShape = ({ min, max }: Pick<TextRule, 'min' | 'max'>): Shape => ({
  type: 'string',
  ...(min !== undefined && { minLength: min }),
  maxLength: max,
});

/** A text field that must not be empty: '<Label> is required'. */
export function requiredText(rule: { label: string; max: number; multiline?: boolean }) {
  const short = `${rule.label} is required`;
  return text({ ...rule, min: 1, short }).required(short);
}

/** One of a fixed set of values. */
export function choice<T extends string>(values: readonly T[], message: string) {
  return field<T>(
    (raw) => raw,
    (value) => (values.some((allowed) => allowed === value) ? null : message),
    { type: 'string', enum: values },
  ).nonNullable(message);
}

/** A yes or no. */
export function flag(label: string) {
  const message = `${label} must be yes or no`;
  return field<boolean>(
    (raw) => (raw === 'true' ? true : raw === 'false' ? false : raw),
    (value) => (typeof value === 'boolean' ? null : message),
    { type: 'boolean' },
  ).nonNullable(message);
}

/** CPD hours: a number, or a text that holds one, from 0.5 in steps of 0.5. */
export function hours({ label, min, step, max }: HoursRule) {
  const positive = `${label} must be a positive number`;
  const problem = (value: unknown) => {
    if (typeof value !== 'number' || !(value > 0) || value === Infinity) return positive;
    if (value < min) return `Minimum ${min} hours`;
    if (value > max) return `${label} must be at most ${max}`;
    return Number.isInteger(value / step) ? null : `${label} must be in steps of ${step}`;
  };
  const shape = { type: 'number', minimum: min, maximum: max, multipleOf: step };
  return field<number>(number, problem, shape).nonNullable(positive);
}

/** Hours that may be 0. */
export function hoursOrNone({ label, min, step, max }: HoursRule) {
  const message = `${label} must be from ${min} to ${max} in steps of ${step}`;
  const problem = (value: unknown) =>
    typeof value === 'number' && value >= min && value <= max && Number.isInteger(value / step)
      ? null
      : message;
  const shape = { type: 'number', minimum: min, maximum: max, multipleOf: step };
  return field<number>(number, problem, shape).nonNullable(message);
}

export interface HoursRule {
  label: string;
  min: number;
  step: number;
  max: number;
}

/** A whole number, or a text that holds one, between two bounds; anything else gets `message`. */
export function wholeNumber({ min, max, message }: { min: number; max: number; message: string }) {
  return field<number>(
    number,
    (value) =>
      Number.isInteger(value) && Number(value) >= min && Number(value) <= max ? null : message,
    { type: 'integer', minimum: min, maximum: max },
  );
}

/** A whole number like above, or null if left out. */
export const optionalWholeNumber = (rule: { min: number; max: number; message: string }) =>
  wholeNumber(rule).transform(emptyToNull).nullable();

const ID_MAX = 2_147_483_647;

/** The id of a row, or null. */
export const optionalId = (message: string) =>
  optionalWholeNumber({ min: 1, max: ID_MAX, message });

/** Ids of rows, at most `max`. */
export function idList(max: number, message: string) {
  const problem = (value: unknown) => {
    const isList = Array.isArray(value) && value.length <= max;
    return isList && value.every((id) => Number.isInteger(id) && id >= 1 && id <= ID_MAX)
      ? null
      : message;
  };
  return field<number[]>(numbers, problem, {
    type: 'array',
    items: { type: 'integer', minimum: 1, maximum: ID_MAX },
    description: `At most ${max} ids.`,
  }).nonNullable(message);
}

/** Reads ids that are texts, as GraphQL sends them. */
const numbers = (raw: unknown): unknown =>
  Array.isArray(raw)
    ? raw.map((id) => (typeof id === 'string' && /^\d{1,10}$/.test(id) ? Number(id) : id))
    : raw;

/** An instant or null. 'YYYY-MM-DD' means its UTC midnight, which is the same day everywhere in Australia. */
export function optionalInstant(label: string) {
  return field<Date>(
    (raw) => {
      const given = emptyToNull(trim(raw));
      if (typeof given !== 'string' && !(given instanceof Date)) return given;
      return instantFromInput(given) ?? given;
    },
    (value) =>
      value instanceof Date && instantFromInput(value) ? null : `${label} must be a valid date`,
    instantShape,
  ).nullable();
}

/** An instant with its offset, or a day 'YYYY-MM-DD'. */
export const instantShape: Shape = {
  anyOf: [
    { type: 'string', format: 'date-time' },
    { type: 'string', format: 'date' },
  ],
};

/** A day or null: 'YYYY-MM-DD' or its UTC midnight. Without a time zone, other instants do not identify a day. */
export function optionalDay(label: string) {
  return field<CivilDate>(
    (raw) => {
      const given = emptyToNull(trim(raw));
      if (typeof given !== 'string' && !(given instanceof Date)) return given;
      const instant = instantFromInput(given);
      const day = instant?.toISOString().slice(0, 10);
      return day && instantOf(day).getTime() === instant?.getTime() ? day : given;
    },
    (value) => (isCivilDate(value) ? null : `${label} must be a day, such as 2027-03-03`),
    { type: 'string', format: 'date' },
  ).nullable();
}

function emptyToNull(value: unknown): unknown {
  return value === '' ? null : value;
}

/** Parses the number in a text such as ' 1.5 '; returns any other value unchanged. */
function number(raw: unknown): unknown {
  const value = trim(raw);
  return typeof value === 'string' && /^[+-]?(\d+\.?\d*|\.\d+)$/.test(value)
    ? Number(value)
    : value;
}
