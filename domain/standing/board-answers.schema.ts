import { boardAnswerDocumentProblem, boardAnswerLimits } from './board-answers.ts';
import { boardAnswerFields } from './board-answers.fields.ts';
import { isCivilDate, type CivilDate } from '../dates.ts';
import { hoursOrNone, optionalDay, optionalId, requiredText } from '../fields.ts';
import { form } from '../forms.ts';
import { labelsOf } from '../records/record-fields.ts';
import { registrationRule } from './registrations.schema.ts';

const labels = labelsOf(boardAnswerFields);
const { hours, note } = boardAnswerLimits;

const required = (label: string) => `${label} is required`;
const missing = (label: string) => `Enter the ${label.toLowerCase()}`;

/** Validates the Board's answer about one period, for a user whose day is `today`. Interactive hours are part of the total. */
export const boardAnswerSchema = (today: CivilDate) =>
  form({
    periodEnd: optionalDay(labels.periodEnd)
      .nonNullable(required(labels.periodEnd))
      .required(required(labels.periodEnd)),
    total: hoursOrNone({ label: labels.total, ...hours }).required(missing(labels.total)),
    interactive: hoursOrNone({ label: labels.interactive, ...hours })
      .required(missing(labels.interactive))
      .test('part-of-total', function (interactive) {
        const { total } = this.parent as { total?: unknown };
        const isMore = typeof total === 'number' && total >= 0 && Number(interactive) > total;
        const message = `${labels.interactive} cannot be more than the required hours`;
        return !isMore || this.createError({ message });
      }),
    answeredOn: optionalDay(labels.answeredOn)
      .nonNullable(required(labels.answeredOn))
      .required(required(labels.answeredOn))
      .test('not-in-the-future', function (day) {
        const message = `${labels.answeredOn} cannot be in the future`;
        return !isCivilDate(day) || day <= today || this.createError({ message });
      }),
    note: requiredText({ multiline: true, label: labels.note, max: note.max }),
    documentId: optionalId(boardAnswerDocumentProblem).default(null),
    registration: registrationRule,
  });
