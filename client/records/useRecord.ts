import { useApolloClient } from '@apollo/client/react';
import { deleteWithUndo } from '#client/lib/delete-with-undo.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { savedToast } from '#client/lib/outbox.ts';
import { refresh } from '#client/lib/refresh.ts';
import { sendingOptions } from '#client/lib/request-key.ts';
import { removeFromLists } from '#client/lib/remove-from-lists.ts';
import { showError } from '#client/lib/show-error.ts';
import { showToast } from '#client/lib/toast.ts';
import type { Edited } from './conflicts/edited.ts';
import type { Sending } from './form/RecordForm.tsx';
import type { RecordRow, RecordSpec } from './record-spec.ts';

/**
 * Returns a function that creates a record, or updates the given one, and returns its id. Shows one toast; rethrows a
 * refusal afterwards, for the form's fields.
 */
export function useSaveRecord<Row extends RecordRow, Values, Input, Removed>(
  spec: RecordSpec<Row, Values, Input, Removed>,
  row: Row | undefined,
) {
  const client = useApolloClient();
  const { messages } = spec;

  return async (values: Values, sending: Sending): Promise<string> => {
    const { version } = sending;
    const input = spec.toInput(values);
    const isUpdate = row !== undefined && version !== undefined;
    let id: string;
    try {
      const { data } = isUpdate
        ? await client.mutate({
            mutation: spec.update,
            variables: { id: row.id, input: { ...input, version } },
            ...sendingOptions(sending),
          })
        : await client.mutate({
            mutation: spec.create,
            variables: { input },
            ...sendingOptions(sending),
          });
      id = Object.values(data!)[0]!.id;
    } catch (error) {
      const { saveFailed } = messages;
      const { title, description } =
        typeof saveFailed === 'string' ? { title: saveFailed } : saveFailed;
      showError(error, { title, description: messageOf(error, description) }, version);
      throw error;
    }
    showToast(savedToast(isUpdate ? messages.updated : messages.created));
    void refresh(client, [spec.list, ...spec.alsoShownIn]);
    return id;
  };
}

/** Returns what the form needs to detect and resolve a conflict; null for a new record. */
export function useEditedRecord<Row extends RecordRow, Values, Input, Removed>(
  spec: RecordSpec<Row, Values, Input, Removed>,
  row: Row | undefined,
): Edited<Values> | null {
  const client = useApolloClient();
  if (!row) return null;
  const { id, version } = row;
  return {
    version,
    load: async () => {
      const now = await spec.load(client, id);
      return now ? { ...now, values: spec.toValues(now) } : null;
    },
    restore: () => client.mutate({ mutation: spec.restore, variables: { id } }),
  };
}

/** Returns a function that deletes a record, on the screen at once; its toast offers to undo that. */
export function useRemoveRecord<Row extends RecordRow, Values, Input, Removed>(
  spec: RecordSpec<Row, Values, Input, Removed>,
) {
  const client = useApolloClient();
  return (row: Row) =>
    deleteWithUndo({
      remove: () =>
        client.mutate({
          mutation: spec.remove,
          variables: { id: row.id },
          optimisticResponse: spec.removed(row),
          update: (cache) => removeFromLists(cache, row, spec.list),
        }),
      restore: () => client.mutate({ mutation: spec.restore, variables: { id: row.id } }),
      renew: () => refresh(client, [spec.list, ...spec.alsoShownIn]),
      words: spec.messages,
    });
}
