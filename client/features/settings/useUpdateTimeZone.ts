import { useState } from 'react';
import { useUpdateSettingsMutation } from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { showToast } from '#client/lib/toast.ts';
import { settingsMessages } from '#domain/settings';

/** Saves the time zone; `saving` is the one under way. */
export function useUpdateTimeZone() {
  const [update] = useUpdateSettingsMutation();
  const [saving, setSaving] = useState<string | null>(null);

  async function save(timeZone: string): Promise<void> {
    setSaving(timeZone);
    try {
      await update({ variables: { input: { timeZone } } });
      showToast(settingsMessages.timeZoneSaved);
    } catch (error) {
      showToast({
        title: settingsMessages.updateFailed,
        description: messageOf(error),
        variant: 'destructive',
      });
    } finally {
      setSaving(null);
    }
  }

  return { save, saving };
}
