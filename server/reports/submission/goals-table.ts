import type { Submission } from '../../schema/proof/portfolio/editions.ts';
import { toCsv, type Cell } from '#domain/csv';
import { goalStatusLabels } from '#domain/records/learning-goals';
import { goalClosingFields, goalFields } from '#domain/records/learning-goals.fields';
import { labelsOf } from '#domain/records/record-fields';
import { submissionTexts as texts } from '#domain/proof/submission';
import { CLAIMED, PERIOD } from './tables.ts';

const goal = labelsOf(goalFields);

/** The learning goals as rows with a header. */
export function goalsTable({ periods }: Submission): string {
  const head = [
    PERIOD,
    goal.title,
    texts.why,
    texts.measure,
    goal.targetDate,
    'Outcome',
    goalClosingFields.reflection.label,
    'Planned activities',
    texts.recordedOn,
    CLAIMED,
  ];
  const rows = periods.flatMap(({ label, goals }) =>
    goals.map((each): Cell[] => [
      label,
      each.title,
      each.why,
      each.measure,
      each.targetDay,
      each.status === 'open' ? null : goalStatusLabels[each.status],
      each.reflection,
      each.planned.map(({ title }) => title).join('; '),
      each.recordedOn,
      each.claimedRecordedOn,
    ]),
  );
  return toCsv([head, ...rows]);
}
