import { vocabulary } from '../../mechanics/vocabulary.ts';
import { recordActions, recordKindLabel, timelineKinds } from '#domain/records/record-events';
import type { ChainCheck } from '#domain/records/record-chain';

export const RecordActionEnum = vocabulary('RecordAction', 'Events of a record.', recordActions);
export const RecordKindEnum = vocabulary(
  'RecordKind',
  'Kinds of record whose events the timeline has.',
  timelineKinds.map((value) => ({ value, label: recordKindLabel(value) })),
);
export const RecordProblemEnum = vocabulary(
  'RecordProblem',
  'How a record differs from its timeline.',
  {
    changed: 'It reads differently',
    missing: 'It was never deleted, yet it does not exist',
    unrecorded: 'No event has added it',
  } satisfies Record<ChainCheck['differing'][number]['problem'], string>,
);
