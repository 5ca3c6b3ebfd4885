import type {
  BoardAnswerPartsFragment,
  BoardAnswersPartsFragment,
  SetBoardAnswerInput,
} from '#client/graphql/generated.ts';
import { dayFromWire, todayIn } from '#client/lib/dates.ts';
import type { BoardAnswerValues } from '#domain/board-answers.fields';
import { cpdPeriod, yearEnding, type ExpiryRule, type Period } from '#domain/cpd';
import { endYear, periodLabel } from '#domain/portfolio';

/** Number of earlier periods on offer. */
const EARLIER = 5;

/** Returns the periods about which the Board may have answered: the next, the current and earlier ones. */
export function periodOptions(user: BoardAnswersPartsFragment) {
  const registration = {
    registrationDate: dayFromWire(user.registrationDate),
    registrationExpiryDate: dayFromWire(user.registrationExpiryDate),
    registrationExpiryRule: user.registrationExpiryRule as ExpiryRule,
  };
  const year = endYear(cpdPeriod(registration, todayIn(user.timeZone)));
  return Array.from({ length: EARLIER + 2 }, (_, back) => yearEnding(registration, year + 1 - back))
    .filter(({ end }) => !registration.registrationDate || end > registration.registrationDate)
    .map((period: Period) => ({ value: period.end, label: periodLabel(period) }));
}

/** Returns the form's values of an answer, or those of a new one about the current period. */
export function answerValues(
  user: BoardAnswersPartsFragment,
  answer?: BoardAnswerPartsFragment,
): BoardAnswerValues {
  const [, current] = periodOptions(user);
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
