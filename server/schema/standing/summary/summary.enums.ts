import { asWritten, vocabulary } from '../../mechanics/vocabulary.ts';
import { contentElementIds } from '#domain/records/activity-trace';
import { countedEvidenceKinds } from '#domain/standing/counted-evidence';
import type { Standing } from '#domain/standing/cpd';
import { evidenceGradeLabels } from '#domain/records/evidence-strength';
import { gapKinds } from '#domain/records/gap-kinds';
import type { RequiredHours } from '#domain/standing/required-hours';

export const StandardElementEnum = vocabulary(
  'StandardElement',
  'The elements of the standard; the last is about hours.',
  [...contentElementIds, 'e' as const].map((value) => ({ value, label: `Element (${value})` })),
);
export const EvidenceGradeEnum = vocabulary(
  'EvidenceGrade',
  'How strong the evidence of an activity is, weakest first.',
  evidenceGradeLabels,
);
export const AuditGapKindEnum = vocabulary('AuditGapKind', 'What an auditor would miss.', gapKinds);
export const CountedEvidenceKindEnum = vocabulary(
  'CountedEvidenceKind',
  'What a piece of evidence is.',
  countedEvidenceKinds,
);
export const CpdStandingEnum = vocabulary(
  'CpdStanding',
  'Where a CPD period stands.',
  asWritten(['Complete', 'In Progress', 'Needs Attention', 'Does Not Apply'] satisfies Standing[]),
);
export const RequiredHoursBasisEnum = vocabulary(
  'RequiredHoursBasis',
  'How required hours were found.',
  {
    'full-year': 'Those of a full year',
    'pro-rata': 'By the months of the registration',
    'board-answer': 'By what the Board told you',
    'no-hours': 'No number of hours is asked for, or none was read',
    'does-not-apply': 'The standard excludes this registration',
  } satisfies Record<RequiredHours['basis'], string>,
);
