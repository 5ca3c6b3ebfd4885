import { useApolloClient } from '@apollo/client/react';
import type { Sending } from '#client/records/form/RecordForm.tsx';
import {
  useCreateReflectiveLogMutation,
  useUpdateReflectiveLogMutation,
  type CreateReflectiveLogInput,
  type ReflectiveLogPartsFragment,
} from '#client/graphql/generated.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { under } from '#client/lib/request-key.ts';
import { tellRefusal } from '#client/lib/tell-refusal.ts';
import { showToast, type ToastContent } from '#client/lib/toast.ts';
import { reflectiveLogMessages } from '#domain/reflective-logs';
import { refreshAfterLog } from './refresh-after-log.ts';
import type { LogVariant } from './variants.ts';

/** Adds a log, or changes the given one; answers its id once it is saved, and throws a refusal after telling of it. */
export function useSaveLog(variant: LogVariant, log?: ReflectiveLogPartsFragment) {
  const client = useApolloClient();
  const { user } = useCurrentUser();
  const [create] = useCreateReflectiveLogMutation();
  const [update] = useUpdateReflectiveLogMutation();

  return async (input: CreateReflectiveLogInput, sending: Sending): Promise<string> => {
    if (!user) {
      showToast({ ...reflectiveLogMessages.noUser, variant: 'destructive' });
      throw new Error(reflectiveLogMessages.noUser.description);
    }
    const { requestKey, version } = sending;
    const isEdit = log && version !== undefined;
    let id: string;
    try {
      id = isEdit
        ? (await update({ variables: { id: log.id, input: { ...input, version } } })).data!
            .updateReflectiveLog.id
        : (await create({ variables: { input }, ...under(requestKey) })).data!.createReflectiveLog
            .id;
    } catch (error) {
      tellRefusal(error, failure(variant, error), version);
      throw error;
    }
    showToast(success(variant, isEdit === true));
    void refreshAfterLog(client);
    return id;
  };
}

const { dashboard, cpdLog } = reflectiveLogMessages;

function success(variant: LogVariant, isEdit: boolean): ToastContent {
  if (variant === 'dashboard') return dashboard.saved;
  return { title: isEdit ? cpdLog.updated : cpdLog.added };
}

function failure(variant: LogVariant, error: unknown): ToastContent {
  if (variant === 'dashboard') {
    return { title: dashboard.saveFailed, description: messageOf(error) };
  }
  const { title, description } = cpdLog.saveFailed;
  return { title, description: messageOf(error, description) };
}
