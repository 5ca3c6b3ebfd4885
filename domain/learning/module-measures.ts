import { hoursLabel } from '../records/activities.ts';
import { proposedHours, studiedText } from './module-hours.ts';
import { NOT_REVIEWED } from './modules.ts';
import { FASTEST_WORDS_A_MINUTE, READING_SPEED_SOURCE } from './study-time.ts';

/** Time that a learner spent on a module, as measured, and its hours and reading time to compare. */
interface Measured {
  /** Null if nothing was measured. */
  studiedSeconds: number | null;
  moduleHours: number;
  /** 0 if it is not known. */
  shortestReadingMinutes: number;
}

/** True if less time was measured than reading the module's text takes at the fastest usual speed. */
export const isTooFast = ({ studiedSeconds, shortestReadingMinutes }: Measured): boolean =>
  studiedSeconds !== null && studiedSeconds < shortestReadingMinutes * 60;

/**
 * Says why fewer hours than these are proposed, and what the certificate will show; null if they are within the
 * proposal. Nothing is refused because of it.
 */
export function hoursNotice(hours: number, measured: Measured): string | null {
  const { studiedSeconds, moduleHours } = measured;
  if (hours <= proposedHours(studiedSeconds ?? 0, moduleHours)) return null;
  if (studiedSeconds === null) return moduleHoursTexts.notMeasured;
  if (isTooFast(measured)) return moduleHoursTexts.tooFast(measured.shortestReadingMinutes);
  return moduleHoursTexts.moreThanMeasured(studiedText(studiedSeconds));
}

const BOTH = 'The certificate shows the hours that you confirm and the time that was measured.';

export const moduleHoursTexts = {
  notMeasured: `No time was measured. ${BOTH} It will say “not measured”.`,
  tooFast: (minutes: number) =>
    `Most adults need at least ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} to read the text of this module once (${FASTEST_WORDS_A_MINUTE} words a minute; ${READING_SPEED_SOURCE}). Less time was measured, so please confirm fewer hours, unless you studied it elsewhere. ${BOTH}`,
  moreThanMeasured: (measured: string) =>
    `The time that was measured is ${measured}. Confirm more only if you studied elsewhere as well. ${BOTH}`,
} as const;

/** Facts about the learning on a certificate, besides the score. */
export interface CertificateMeasures {
  hours: number;
  /** False if the learner did not choose the hours, so that the module's apply. */
  isConfirmed: boolean;
  /** Whole minutes, rounded down; null if nothing was measured. */
  measuredMinutes: number | null;
  /** Submitted quizzes up to the completion; null if they are not known. */
  attempts: number | null;
  /** True if a clinician had reviewed the version that was learned, by its completion; null if it was not recorded. */
  isReviewed: boolean | null;
}

/** Returns a certificate's facts about the learning, each with its label. */
export function certificateMeasures(certificate: CertificateMeasures) {
  const { hours, isConfirmed, measuredMinutes, attempts } = certificate;
  return [
    {
      label: isConfirmed ? measureLabels.confirmed : measureLabels.unconfirmed,
      value: hoursLabel(hours),
    },
    {
      label: measureLabels.measured,
      value: measuredMinutes === null ? NOT_MEASURED : studiedText(measuredMinutes * 60),
    },
    { label: measureLabels.attempts, value: attempts === null ? NOT_MEASURED : String(attempts) },
  ] as const;
}

/** The same in one line, such as 'Hours confirmed by the learner: 1.5 hours · time measured: 42 minutes · attempts at the quiz: 2 · no clinician has reviewed this module'. */
export const measuresText = (certificate: CertificateMeasures): string => {
  const [hours, ...rest] = certificateMeasures(certificate).map(
    ({ label, value }) => `${label}: ${value}`,
  );
  const review = reviewText(certificate).replace('.', '');
  return [hours, ...[...rest, review].map(lowerFirst)].join(' · ');
};

/** Says if a clinician had reviewed the module of a certificate. */
export const reviewText = ({ isReviewed }: Pick<CertificateMeasures, 'isReviewed'>): string =>
  isReviewed === null ? REVIEW_UNKNOWN : isReviewed ? REVIEWED : NOT_REVIEWED;

const REVIEWED = 'A clinician had reviewed this module.';

const REVIEW_UNKNOWN = 'Whether a clinician had reviewed this module was not recorded.';

export const NOT_RECORDED = 'not recorded';

export const NOT_MEASURED = 'not measured';

const measureLabels = {
  confirmed: 'Hours confirmed by the learner',
  unconfirmed: 'Hours of the module, not confirmed',
  measured: 'Time measured',
  attempts: 'Attempts at the quiz',
} as const;

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Explains the measured time wherever it is shown to others. */
export const MEASURED_MEANS =
  'Measured: the time for which the module was open, in view and in use, within what the server could check. Study elsewhere is not measured.';
