import { useApolloClient } from '@apollo/client/react';
import {
  useCreateReflectiveLogMutation,
  useUpdateReflectiveLogMutation,
  type CreateReflectiveLogInput,
  type ReflectiveLogPartsFragment,
} from '#client/graphql/generated.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { showToast, type ToastContent } from '#client/lib/toast.ts';
import { reflectiveLogMessages } from '#domain/reflective-logs';
import { refreshAfterLog } from './refresh-after-log.ts';
import type { LogVariant } from './variants.ts';

/** Adds a log, or changes the given one; answers whether it is saved, and throws a refusal after telling of it. */
export function useSaveLog(variant: LogVariant, log?: ReflectiveLogPartsFragment) {
  const client = useApolloClient();
  const { user } = useCurrentUser();
  const [create] = useCreateReflectiveLogMutation();
  const [update] = useUpdateReflectiveLogMutation();

  return async (input: CreateReflectiveLogInput): Promise<boolean> => {
    if (!user) {
      showToast({ ...reflectiveLogMessages.noUser, variant: 'destructive' });
      return false;
    }
    try {
      if (log) await update({ variables: { id: log.id, input } });
      else await create({ variables: { input } });
    } catch (error) {
      showToast({ ...failure(variant, error), variant: 'destructive' });
      throw error;
    }
    showToast(success(variant, log !== undefined));
    void refreshAfterLog(client);
    return true;
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
