import type {
  BoardAnswerPartsFragment,
  HeldRegistrationPartsFragment,
  SetBoardAnswerInput,
} from '#client/graphql/generated.ts';
import { dayFromWire, todayIn } from '#client/lib/dates.ts';
import type { BoardAnswerValues } from '#domain/standing/board-answers.fields';
import { isOnFile, lowersHours } from '#domain/standing/board-answers';
import { cpdPeriod, yearEnding, type ExpiryRule, type Period } from '#domain/standing/cpd';
import { endYear, periodLabel } from '#domain/proof/portfolio-periods';
import type { Break, RegistrationType } from '#domain/standing/registration-details';
import { professionOf } from '#domain/professions/professions';
import type { RegistrationSpan } from '#domain/standing/registration-spans';
import { readHours, type RequiredHours } from '#domain/standing/required-hours';

/** Number of earlier periods on offer. */
const EARLIER = 5;

/** A registration with its owner's time zone. */
export type AnsweredRegistration = HeldRegistrationPartsFragment & { timeZone: string };

/** The facts that periods and their required hours depend on. */
const registrationOf = (held: AnsweredRegistration) => ({
  profession: professionOf(held.profession),
  registrationDate: dayFromWire(held.registrationDate),
  registrationExpiryDate: dayFromWire(held.registrationExpiryDate),
  registrationExpiryRule: held.registrationExpiryRule as ExpiryRule,
  registrationType: held.registrationType as RegistrationType | null,
  registrationTypeSince: dayFromWire(held.registrationTypeSince),
  registrationBreaks: held.registrationBreaks as Break[],
  registrationSpans: held.registrationSpans as RegistrationSpan[],
});

/** Returns the hours that judge a period in place of a lower answer without a file; null if the answer counts. */
export function keptHours(
  held: AnsweredRegistration,
  answer: Pick<BoardAnswerValues, 'periodEnd' | 'total' | 'interactive'> & {
    documentFile?: string | null;
  },
): RequiredHours | null {
  const { periodEnd, total, interactive } = answer;
  if (!periodEnd || total === '' || interactive === '' || isOnFile(answer)) return null;
  const registration = registrationOf(held);
  const period = yearEnding(registration, Number(periodEnd.slice(0, 4)));
  const read = readHours(period, registration);
  const told = { total: Number(total), interactive: Number(interactive) };
  return period.end === periodEnd && lowersHours(told, read) ? read : null;
}

/** Returns the periods about which the Board may have answered: the next, the current and earlier ones. */
export function periodOptions(held: AnsweredRegistration) {
  const registration = registrationOf(held);
  const year = endYear(cpdPeriod(registration, todayIn(held.timeZone)));
  return Array.from({ length: EARLIER + 2 }, (_, back) => yearEnding(registration, year + 1 - back))
    .filter(({ end }) => !registration.registrationDate || end > registration.registrationDate)
    .map((period: Period) => ({ value: period.end, label: periodLabel(period) }));
}

/** Returns the form's values of an answer, or those of a new one about the current period. */
export function answerValues(
  held: AnsweredRegistration,
  answer?: BoardAnswerPartsFragment,
): BoardAnswerValues {
  const [, current] = periodOptions(held);
  return {
    periodEnd: answer?.periodEnd ?? current?.value ?? null,
    total: answer?.total ?? '',
    interactive: answer?.interactive ?? '',
    answeredOn: answer?.answeredOn ?? null,
    note: answer?.note ?? '',
    documentId: (answer?.documentTitle && answer.documentId) || '',
  };
}

/** Returns the input that saves an answer again. */
export function answerInput({
  documentTitle,
  documentId,
  ...answer
}: BoardAnswerPartsFragment): SetBoardAnswerInput {
  const { periodEnd, total, interactive, answeredOn, note } = answer;
  const document = documentTitle ? documentId : null;
  return { periodEnd, total, interactive, answeredOn, note, documentId: document };
}
