import type { CpdYearPartsFragment } from '#client/graphql/generated.ts';
import { activityCategories, hoursLabel } from '#domain/records/activities';
import { gradesStrongestFirst } from '#domain/standing/cpd-years';
import {
  evidenceGradeLabels,
  isFullEvidence,
  type EvidenceGrade,
} from '#domain/records/evidence-strength';
import type { YearBar } from './YearBars.tsx';

type Years = readonly CpdYearPartsFragment[];

export const categoryParts: readonly string[] = activityCategories;

/** Hours by category, with what was required as a mark. */
export const categoryBarsOf = (years: Years): YearBar[] =>
  years.map(({ year, done, required, categories }) => ({
    year,
    text: required.total > 0 ? `${done.total} of ${required.total} h` : `${done.total} h`,
    parts: categories.map(({ hours }) => hours),
    mark: required.total,
  }));

export const evidenceParts: readonly string[] = gradesStrongestFirst.map(
  (grade) => evidenceGradeLabels[grade],
);

/** Hours by grade of evidence; only files and attestations are shown apart from their owner's words. */
export const evidenceBarsOf = (years: Years): YearBar[] =>
  years.map(({ year, done, evidence }) => {
    const full = evidence
      .filter(({ grade }) => isFullEvidence(grade as EvidenceGrade))
      .reduce((sum, { hours }) => sum + hours, 0);
    const share = done.total > 0 ? Math.floor((full / done.total) * 100) : 0;
    return {
      year,
      text: done.total > 0 ? `${share}% with a file or attested` : 'No hours',
      parts: evidence.map(({ hours }) => hours),
    };
  });

export const goalParts: readonly string[] = ['Reached', 'Not reached or dropped', 'Open'];

export const goalBarsOf = (years: Years): YearBar[] =>
  years.map(({ year, goals: { text, set, achieved, open } }) => ({
    year,
    text,
    parts: [achieved, set - achieved - open, open],
  }));

/** The totals of some years in words: '85.5 hours in 41 activities'. */
export const inAll = (years: Years): string => {
  const hours = years.reduce((sum, { done }) => sum + done.total, 0);
  const count = years.reduce((sum, { activities }) => sum + activities, 0);
  return `${hoursLabel(hours)} in ${count.toLocaleString('en-AU')} activities`;
};
