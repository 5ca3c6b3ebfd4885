import {
  useRemoveRosterMutation,
  useSetRosterPatternMutation,
  useSetRosterShiftsMutation,
} from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { rosterPanelMessages as messages, type RosterShift } from '#domain/rosters';

/** Replaces or removes the roster. Saving returns why it failed, null if it did not. */
export function useRoster() {
  const [setPattern, { loading: savesPattern }] = useSetRosterPatternMutation();
  const [setShifts, { loading: savesShifts }] = useSetRosterShiftsMutation();
  const [remove] = useRemoveRosterMutation();
  return {
    isSaving: savesPattern || savesShifts,
    setPattern: (pattern: string) => saved(() => setPattern({ variables: { input: { pattern } } })),
    async setShifts(shifts: readonly RosterShift[]): Promise<string | null> {
      if (shifts.length === 0) return messages.noComing;
      const input = {
        shifts: shifts.map(({ start, end, kind }) => ({
          start: start.toISOString(),
          end: end.toISOString(),
          kind,
        })),
      };
      return saved(() => setShifts({ variables: { input } }));
    },
    async remove(): Promise<void> {
      try {
        await remove();
        showToast(messages.removed);
      } catch (error) {
        tellFailure(messages.removeFailed, error);
      }
    },
  };
}

async function saved(save: () => Promise<unknown>): Promise<string | null> {
  try {
    await save();
    showToast(messages.saved);
    return null;
  } catch (error) {
    return messageOf(error as Error);
  }
}
