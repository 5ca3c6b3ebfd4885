import { useState } from 'react';
import { download } from '#client/lib/download.ts';
import { todayIn } from '#client/lib/dates.ts';
import { callRest } from '#client/lib/rest.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { exportFileName, settingsMessages } from '#domain/account/settings';

/** Downloads the user's data as one file. */
export function useExportAll(timeZone: string | undefined) {
  const [pending, setPending] = useState(false);

  async function exportAll(): Promise<void> {
    setPending(true);
    try {
      const text = await (await callRest('/user/export')).text();
      download(exportFileName(todayIn(timeZone)), text, 'application/json');
      showToast(settingsMessages.exported);
    } catch (error) {
      tellFailure(settingsMessages.exportFailed, error);
    } finally {
      setPending(false);
    }
  }

  return { exportAll, pending };
}
