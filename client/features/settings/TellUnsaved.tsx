import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import type { UpdateNotificationPreferencesInput } from '#client/graphql/generated.ts';
import { hasSignedOut } from '#client/lib/session.ts';
import { showToast } from '#client/lib/toast.ts';
import { preferenceMessages } from '#domain/notification-preferences';
import { changesOf, type PreferenceValues } from './preference-values.ts';

interface Props {
  onSave: (changes: UpdateNotificationPreferencesInput) => Promise<void>;
}

/** Tells whoever leaves the form with choices that are not saved, and can save them still. */
export function TellUnsaved({ onSave }: Props) {
  const { initialValues, values, isSubmitting } = useFormikContext<PreferenceValues>();
  const leave = useEffectEvent(() => {
    const changes = changesOf(initialValues, values);
    if (isSubmitting || hasSignedOut() || Object.keys(changes).length === 0) return;
    showToast({
      title: preferenceMessages.unsaved,
      variant: 'destructive',
      // A refusal has been told by then.
      action: { label: 'Save', onClick: () => void onSave(changes).catch(() => {}) },
    });
  });
  useEffect(() => () => leave(), []);
  return null;
}
