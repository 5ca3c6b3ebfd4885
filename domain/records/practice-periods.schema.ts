import { civilFromInput, isCivilDate, type CivilDate } from '../dates.ts';
import { ACTIVITY_DOCUMENTS_MAX, citedDocumentMessages } from './documents.ts';
import { choice, hoursOrNone, idList, optionalDay, optionalText, text } from '../fields.ts';
import { field, form, objectShape, shapeOf } from '../forms.ts';
import { practicePeriodFields } from './practice-periods.fields.ts';
import {
  practiceKinds,
  practiceLimits,
  practiceProblems,
  type PracticeMonth,
  type PracticeSpan,
} from './practice-periods.ts';
import { labelsOf } from './record-fields.ts';
import { version } from '../versions.schema.ts';

const labels = labelsOf(practicePeriodFields);
const required = (label: string) => `${label} is required`;
const { employer, position, notes, hours, several } = practiceLimits;
const hoursMissing = 'Enter the hours that you worked';
const short = `${labels.employer} must be at least ${employer.min} characters`;

const fields = {
  kind: choice(practiceKinds, `${labels.kind} must be ${practiceKinds.join(' or ')}`),
  employer: text({ label: labels.employer, ...employer, short }),
  position: optionalText({ label: labels.position, ...position }),
  startDate: optionalDay(labels.startDate).nonNullable(required(labels.startDate)),
  endDate: optionalDay(labels.endDate).nonNullable(required(labels.endDate)),
  hours: hoursOrNone({ label: labels.hours, ...hours }),
  documentIds: idList(ACTIVITY_DOCUMENTS_MAX, citedDocumentMessages.list),
  notes: optionalText({ multiline: true, label: labels.notes, ...notes }),
};

/** A new entry; what its days and hours may be together is `practiceProblems`. */
export const practicePeriodSchema = form({
  kind: fields.kind.default('practice'),
  employer: fields.employer.required(short),
  position: fields.position.default(null),
  startDate: fields.startDate.required(required(labels.startDate)),
  endDate: fields.endDate.required(required(labels.endDate)),
  hours: fields.hours.required(hoursMissing),
  documentIds: fields.documentIds.default([]),
  notes: fields.notes.default(null),
});

/** A change of an entry: a field that is left out stays as it is. */
export const practicePeriodChangeSchema = form({ ...fields, version });

const monthsProblem = `Enter 1 to ${several} entries, each with from, to and hours`;

/** Several entries of one employer at once. */
export const practicePeriodsSchema = form({
  employer: fields.employer.required(short),
  position: fields.position.default(null),
  periods: field<PracticeMonth[]>(readMonths, listProblem, {
    type: 'array',
    items: objectShape({
      startDate: shapeOf(fields.startDate),
      endDate: shapeOf(fields.endDate),
      hours: shapeOf(fields.hours),
    }),
    description: `1 to ${several}, each with startDate, endDate (days) and hours in steps of ${hours.step}.`,
  })
    .nonNullable(monthsProblem)
    .required(monthsProblem),
});

/** Reads days, or instants at midnight UTC. */
function readMonths(raw: unknown): unknown {
  if (!Array.isArray(raw)) return raw;
  return raw.map((each: unknown) => {
    if (typeof each !== 'object' || each === null) return each;
    const { startDate, endDate, hours } = each as Record<string, unknown>;
    return { startDate: dayOf(startDate), endDate: dayOf(endDate), hours };
  });
}

function dayOf(raw: unknown): unknown {
  const day = raw instanceof Date || typeof raw === 'string' ? civilFromInput(raw, 'UTC') : null;
  return day ?? raw;
}

const isMonth = (each: Partial<PracticeMonth> | null) =>
  isCivilDate(each?.startDate) &&
  isCivilDate(each.endDate) &&
  typeof each.hours === 'number' &&
  Number.isInteger(each.hours / hours.step);

function listProblem(value: unknown): string | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > several) return monthsProblem;
  return value.every(isMonth) ? null : monthsProblem;
}

/** Returns the first problem of several entries, with its number; null if there is none. */
export function severalProblem(periods: readonly PracticeMonth[], today: CivilDate): string | null {
  for (const [index, period] of periods.entries()) {
    const [problem] = Object.values(practiceProblems({ kind: 'practice', ...period }, today));
    if (problem) return `Entry ${index + 1}: ${problem}`;
  }
  return null;
}

/**
 * The form for a user whose day is `today`: with what days and hours may be together. A program may say 0 hours; in the
 * form they were forgotten.
 */
export const practiceFormSchema = (today: CivilDate) =>
  practicePeriodSchema.test('together', function (values) {
    const span = values as unknown as PracticeSpan;
    if (!isCivilDate(span.startDate) || !isCivilDate(span.endDate)) return true;
    if (span.kind === 'practice' && !(span.hours > 0))
      return this.createError({ path: 'hours', message: hoursMissing });
    const [found] = Object.entries(practiceProblems(span, today));
    if (!found) return true;
    const [path, message] = found;
    return this.createError({ path, message });
  });
