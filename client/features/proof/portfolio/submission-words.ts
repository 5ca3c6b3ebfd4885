import { counted } from '#domain/counts';
import { submissionSections, type SubmissionChoice } from '#domain/proof/submission';

/** Summarises a choice: 'Left out: 2 activities. Withheld: 1 reflection.' */
export function choiceText(choice: SubmissionChoice): string {
  const withheld = choice.withheldReflections.length + choice.withheldModuleReflections.length;
  const sections = submissionSections.filter(({ value }) => choice.withoutSections.includes(value));
  const out = [
    ...counts(choice.withoutActivities, 'activity', 'activities'),
    ...counts(choice.withoutReflections, 'reflection'),
    ...counts(choice.withoutDocuments, 'document'),
    ...counts(choice.withoutFiles, 'file'),
    ...sections.map(({ label }) => label.toLowerCase()),
  ];
  return [
    out.length > 0 && `Left out: ${out.join(', ')}.`,
    withheld > 0 && `Text withheld: ${counted(withheld, 'reflection')}.`,
    'The document says so.',
  ]
    .filter(Boolean)
    .join(' ');
}

const counts = (ids: readonly number[], one: string, many?: string): string[] =>
  ids.length > 0 ? [counted(ids.length, one, many)] : [];
