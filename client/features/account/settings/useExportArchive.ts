import { useEffect, useRef, useState } from 'react';
import { download } from '#client/lib/download.ts';
import { receive } from '#client/lib/receive.ts';
import { callRest } from '#client/lib/rest.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { settingsMessages } from '#domain/account/settings';

/** Fetches the user's whole archive; `bytes` is the number received, null while idle. */
export function useExportArchive() {
  const [bytes, setBytes] = useState<number | null>(null);
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  async function start(): Promise<void> {
    const control = new AbortController();
    underWay.current = control;
    setBytes(0);
    try {
      const response = await callRest('/user/export.zip', { signal: control.signal });
      const { name, file } = await receive(response, setBytes);
      download(name, file, file.type);
      showToast(settingsMessages.exported);
    } catch (error) {
      if (!control.signal.aborted) {
        tellFailure(settingsMessages.exportFailed, error);
      }
    }
    setBytes(null);
  }

  return { bytes, start, stop: () => underWay.current?.abort() };
}
