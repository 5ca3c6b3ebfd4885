import {
  useRemoveRosterAddressMutation,
  useDeleteRosterMutation,
  useSetRosterAddressMutation,
  useSetRosterPatternMutation,
  useSetRosterShiftsMutation,
} from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { rosterAddressMessages as followed } from '#domain/messages/roster-addresses';
import { rosterPanelMessages as messages, type RosterShift } from '#domain/messages/rosters';

/** Replaces or removes the roster. Saving returns why it failed, null if it did not. */
export function useRoster() {
  const [setPattern, { loading: savesPattern }] = useSetRosterPatternMutation();
  const [setShifts, { loading: savesShifts }] = useSetRosterShiftsMutation();
  const [setAddress, { loading: savesAddress }] = useSetRosterAddressMutation();
  const [removeAddress] = useRemoveRosterAddressMutation();
  const [remove] = useDeleteRosterMutation();
  return {
    isSaving: savesPattern || savesShifts || savesAddress,
    setPattern: (pattern: string) => saved(() => setPattern({ variables: { pattern } })),
    async setShifts(shifts: readonly RosterShift[]): Promise<string | null> {
      if (shifts.length === 0) return messages.noComing;
      const variables = {
        shifts: shifts.map(({ start, end, kind }) => ({
          start: start.toISOString(),
          end: end.toISOString(),
          kind,
        })),
      };
      return saved(() => setShifts({ variables }));
    },
    setAddress: (address: string) => saved(() => setAddress({ variables: { address } })),
    async removeAddress(): Promise<void> {
      try {
        await removeAddress();
        showToast(followed.stopped);
      } catch (error) {
        tellFailure(followed.stopFailed, error);
      }
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
