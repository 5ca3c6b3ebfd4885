import { useState } from 'react';
import { useSetRosterShiftsMutation } from '#client/graphql/generated.ts';
import { now } from '#client/lib/dates.ts';
import { readComing, type Place } from '#client/lib/roster/read-roster.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { comingShifts, comingWindow, type Shift } from '#domain/messages/roster';
import { rosterPanelMessages as messages } from '#domain/messages/rosters';

/** The shifts of a roster file that are still to come, for reminders. */
export function useComing(timeZone: string) {
  const [shifts, setShifts] = useState<readonly Shift[]>([]);
  const [isWanted, setWanted] = useState(false);
  const [save] = useSetRosterShiftsMutation();
  return {
    hasComing: shifts.some(({ end }) => end > now()),
    isWanted,
    setWanted,
    async read(file: File, place: Place): Promise<void> {
      setWanted(false);
      setShifts((await readComing(file, place)).shifts);
    },
    /** Keeps them for reminders, if the user wants it; a failure is shown and loses nothing else. */
    async save(without: ReadonlySet<string>): Promise<void> {
      if (!isWanted) return;
      const { shifts: kept } = comingShifts(
        shifts.filter(({ title }) => !without.has(title)),
        comingWindow(now(), timeZone),
      );
      if (kept.length === 0) return;
      const variables = {
        shifts: kept.map(({ start, end, kind }) => ({
          start: start.toISOString(),
          end: end.toISOString(),
          kind,
        })),
      };
      await save({ variables }).catch((error: unknown) => tellFailure(messages.failed, error));
    },
  };
}
