import { vocabulary } from '../../mechanics/vocabulary.ts';
import { rosterSources, shiftKinds } from '#domain/messages/rosters';

export const RosterSourceEnum = vocabulary(
  'RosterSource',
  'Where a roster came from.',
  rosterSources,
);
export const ShiftKindEnum = vocabulary('ShiftKind', 'What a shift of a roster is.', shiftKinds);
