import { useState } from 'react';
import { useUpdateSettingsMutation } from '#client/graphql/generated.ts';
import { refreshComputed } from '#client/lib/refresh.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { settingsMessages } from '#domain/account/settings';

/** Saves the time zone; `saving` is the zone being saved. */
export function useUpdateTimeZone() {
  const [update, { client }] = useUpdateSettingsMutation();
  const [saving, setSaving] = useState<string | null>(null);

  async function save(timeZone: string): Promise<void> {
    setSaving(timeZone);
    try {
      await update({ variables: { timeZone } });
      showToast(settingsMessages.timeZoneSaved);
      void refreshComputed(client);
    } catch (error) {
      tellFailure(settingsMessages.updateFailed, error);
    } finally {
      setSaving(null);
    }
  }

  return { save, saving };
}
