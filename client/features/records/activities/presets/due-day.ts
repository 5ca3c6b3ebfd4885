import type { PresetPartsFragment } from '#client/graphql/generated.ts';
import { dayFromWire } from '#client/lib/dates.ts';
import type { CivilDate } from '#domain/dates';
import { presetRepeats, proposedDay } from '#domain/records/presets';

type Row = Pick<PresetPartsFragment, 'repeat' | 'startsOn' | 'settledOn'>;

/** Returns how often a preset is proposed, and since when. */
export const rhythmOf = ({ repeat, startsOn, settledOn }: Row) => ({
  repeat: presetRepeats.find((each) => each === repeat) ?? ('never' as const),
  startsOn: dayFromWire(startsOn),
  settledOn: dayFromWire(settledOn),
});

/** Returns the day for which a preset is proposed; null if it is not. */
export const dueDay = (row: Row, today: CivilDate): CivilDate | null =>
  proposedDay(rhythmOf(row), today);
