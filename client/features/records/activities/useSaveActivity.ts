import { useApolloClient } from '@apollo/client/react';
import {
  useCreateActivityMutation,
  useUpdateActivityMutation,
  type ActivityPartsFragment,
  type CreateActivityInput,
} from '#client/graphql/generated.ts';
import type { Sending } from '#client/records/form/RecordForm.tsx';
import { messageOf } from '#client/lib/form-errors.ts';
import { savedToast } from '#client/lib/outbox.ts';
import { sendingOptions } from '#client/lib/request-key.ts';
import { showError } from '#client/lib/show-error.ts';
import { showToast, type ToastContent } from '#client/lib/toast.ts';
import { refreshAfterActivity } from '#client/lib/refresh-after-activity.ts';
import { countedNote, figuresBefore } from './counted-note.ts';
import { activityFormMessages } from '#domain/records/activity-form-messages';

/**
 * Creates or updates an activity and returns its id; rethrows a refusal after showing it, for the form's fields. With
 * actions for the message it also says what the activity has added.
 */
export function useSaveActivity(activity?: ActivityPartsFragment) {
  const client = useApolloClient();
  const [create] = useCreateActivityMutation();
  const [update] = useUpdateActivityMutation();

  return async (
    input: CreateActivityInput,
    sending: Sending,
    actionsFor?: (id: string) => Pick<ToastContent, 'more'>,
  ): Promise<string> => {
    const { version } = sending;
    const before = figuresBefore(client);
    const options = sendingOptions(sending);
    const isEdit = activity && version !== undefined;
    let id: string;
    try {
      id = isEdit
        ? (
            await update({
              variables: { id: activity.id, input: { ...input, version } },
              ...options,
            })
          ).data!.updateActivity.id
        : (await create({ variables: { input }, ...options })).data!.createActivity.id;
    } catch (error) {
      const told = { title: activityFormMessages.saveFailed, description: messageOf(error) };
      showError(error, told, version);
      throw error;
    }
    const { created, updated, notCounted } = activityFormMessages;
    const after = actionsFor && { note: countedNote(client, before), ...actionsFor(id) };
    if (!after) void refreshAfterActivity(client);
    const note = input.status === 'completed' ? after : { ...after, note: notCounted };
    showToast(savedToast({ ...(isEdit ? updated : created), ...note }));
    return id;
  };
}
