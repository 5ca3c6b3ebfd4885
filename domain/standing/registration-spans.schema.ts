import { ValidationError, type TestContext } from 'yup';
import { isCivilDate, type CivilDate } from '../dates.ts';
import { choice, optionalDay, optionalText } from '../fields.ts';
import { form } from '../forms.ts';
import { labelsOf } from '../records/record-fields.ts';
import { registrationSpanFields } from './registration-spans.fields.ts';
import {
  spanLimits,
  spanMessages,
  spanProblems,
  spanTypes,
  withSpans,
  type RegistrationSpan,
} from './registration-spans.ts';
import { registrationRule } from './registrations.schema.ts';

const labels = labelsOf(registrationSpanFields);

/** Validates a span together with the others of its registration, for a user whose day is `today`. */
export const registrationSpanSchema = (
  today: CivilDate,
  others: readonly RegistrationSpan[] = [],
) => {
  const fits = (name: 'from' | 'to') =>
    function (this: TestContext) {
      const { from, to = null } = this.parent as Partial<RegistrationSpan>;
      if (!isCivilDate(from) || (to !== null && !isCivilDate(to))) return true;
      const span = { from, to, type: 'general', conditions: null } as const;
      const message = spanProblems(span, others, today)[name];
      return !message || this.createError({ message });
    };
  const from = optionalDay(labels.from).nonNullable(`${labels.from} is required`);
  return form({
    type: choice(spanTypes, spanMessages.type).required(spanMessages.type),
    from: from.required(`${labels.from} is required`).test('fits', fits('from')),
    to: optionalDay(labels.to).default(null).test('fits', fits('to')),
    conditions: optionalText({
      multiline: true,
      label: labels.conditions,
      ...spanLimits.conditions,
    }).default(null),
    replaces: optionalDay('Replaces').default(null),
    registration: registrationRule,
  });
};

/** Today's date for records of an export: beyond every limit, so that only their shape is checked. */
export const DAY_OF_IMPORT = '2100-01-01';

/** Reads the spans in an export; throws ValidationError. */
export function readSpans(given: unknown): RegistrationSpan[] {
  if (given === undefined || given === null) return [];
  if (!Array.isArray(given) || given.length > spanLimits.count) {
    throw new ValidationError(spanMessages.listProblem);
  }
  const schema = registrationSpanSchema(DAY_OF_IMPORT);
  return withSpans(
    [],
    given.map((each: unknown, index) => {
      try {
        const { type, from, to, conditions } = schema.validateSync(each, { stripUnknown: true });
        return { type, from, to, conditions };
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error;
        throw new ValidationError(`${spanMessages.heading}, no. ${index + 1}: ${error.message}`);
      }
    }),
  );
}
