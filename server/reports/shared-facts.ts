import type {
  Submission,
  SubmissionActivity,
  SubmissionReflection,
} from '../schema/proof/portfolio/editions.ts';
import { dayLabel } from '#domain/dates';
import { measuresText } from '#domain/learning/module-measures';
import {
  SHARED_ACTIVITIES_MAX,
  SHARED_LINES_MAX,
  type SharedActivity,
  type SharedFacts,
  type SharedLine,
  type SharedLines,
} from '#domain/proof/shared-submissions';
import { activityPlace, reflectionPlace } from '#domain/proof/submission-copies';

/** The facts that a link's page shows before anything is downloaded; all of them are in the submission. */
export function sharedFacts(submission: Submission): SharedFacts {
  const { person, periods, leftOut, evidence, practice, indemnity } = submission;
  return {
    holderName: person.name,
    ...(person.register && { register: person.register }),
    registrationNumber: person.registrationNumber,
    registrationType: person.registrationType,
    registrationHistory: person.registrationHistory,
    timeZone: person.timeZone,
    periods: periods.map(({ label, required, completed, activities, reflections, documents }) => ({
      label,
      requiredTotal: required.total,
      requiredInteractive: required.interactive,
      basis: required.basis,
      completedTotal: completed.total,
      completedInteractive: completed.interactive,
      activityCount: activities.length,
      reflectionCount: [reflections, ...activities.map((each) => each.reflections)].flat().length,
      documentCount: documents.length,
    })),
    leftOut: leftOut.lines,
    evidenceCount: evidence.length,
    remarks: bounded([...remarksOnEvidence(submission), ...remarksOnReflections(submission)]),
    confirmations: bounded(confirmationsIn(submission)),
    certificates: bounded(certificatesIn(submission)),
    practice: practice && {
      totals: practice.totals,
      entries: practice.entries.map(({ id: _id, ...entry }) => entry),
    },
    indemnity: indemnity && indemnity.map(({ id: _id, ...cover }) => cover),
    registers: periods.map(({ activities }) =>
      activities.slice(0, SHARED_ACTIVITIES_MAX).map(inRegister),
    ),
  };
}

const inRegister = (activity: SubmissionActivity): SharedActivity => {
  const { number, day, title, activityType, provider, hours, isInteractive, evidence } = activity;
  return { number, day, title, activityType, provider, hours, isInteractive, evidence };
};

const bounded = (lines: readonly SharedLine[]): SharedLines => ({
  lines: lines.slice(0, SHARED_LINES_MAX),
  more: Math.max(0, lines.length - SHARED_LINES_MAX),
});

/** Returns remarks on files: that they show nothing, and where the same file is. */
const remarksOnEvidence = ({ evidence }: Submission): SharedLine[] =>
  evidence.flatMap(({ number, name, remark }) =>
    remark ? [{ label: `${number} · ${name}`, text: remark }] : [],
  );

/** Returns remarks on reflections that read nearly the same. */
const remarksOnReflections = ({ periods }: Submission): SharedLine[] =>
  periods.flatMap(({ activities, reflections }) => [
    ...activities.flatMap((each) => remarked(each.reflections, () => activityPlace(each.number))),
    ...remarked(reflections, reflectionPlace),
  ]);

const remarked = (
  reflections: readonly SubmissionReflection[],
  placeOf: (day: string) => string,
): SharedLine[] =>
  reflections.flatMap(({ day, remark }) =>
    remark ? [{ label: `Reflection ${placeOf(day)}`, text: remark }] : [],
  );

/** Returns what others confirmed, and how each confirmation came about. */
const confirmationsIn = ({ periods }: Submission): SharedLine[] =>
  periods
    .flatMap(({ activities }) => activities)
    .flatMap(({ title, attestations }) =>
      attestations.map(({ number, evidence, changed }) => ({
        label: number ? `${number} · ${title}` : title,
        text: [evidence, changed].filter(Boolean).join(' '),
      })),
    );

/** Returns the facts about the learning in our own certificates. */
const certificatesIn = ({ periods }: Submission): SharedLine[] =>
  periods
    .flatMap(({ certificates }) => certificates)
    .map((each) => ({ label: `${each.title}, ${dayLabel(each.day)}`, text: measuresText(each) }));
