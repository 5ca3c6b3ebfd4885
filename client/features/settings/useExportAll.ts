import { useState } from 'react';
import { download } from '#client/lib/download.ts';
import { todayIn } from '#client/lib/dates.ts';
import { callRest, restMessageOf } from '#client/lib/rest.ts';
import { showToast } from '#client/lib/toast.ts';
import { exportFileName, settingsMessages } from '#domain/settings';

/** Fetches everything of the user and hands it to the browser as a file. */
export function useExportAll(timeZone: string | undefined) {
  const [pending, setPending] = useState(false);

  async function exportAll(): Promise<void> {
    setPending(true);
    try {
      const text = await (await callRest('/user/export')).text();
      download(exportFileName(todayIn(timeZone)), text, 'application/json');
      showToast(settingsMessages.exported);
    } catch (error) {
      showToast({
        title: settingsMessages.exportFailed,
        description: restMessageOf(error),
        variant: 'destructive',
      });
    } finally {
      setPending(false);
    }
  }

  return { exportAll, pending };
}
