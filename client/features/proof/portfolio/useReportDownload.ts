import { messageOf } from '#client/lib/form-errors.ts';
import { useEffect, useRef, useState } from 'react';
import { download } from '#client/lib/download.ts';
import { callRest } from '#client/lib/rest.ts';
import { showToast } from '#client/lib/toast.ts';
import {
  portfolioMessages,
  type PortfolioEdition,
  type PortfolioFormat,
} from '#domain/proof/portfolio';
import { isDefault, type SubmissionChoice } from '#domain/proof/submission';
import { receive } from '#client/lib/receive.ts';

interface ReportOptions {
  period: string;
  /** Null for the first one. */
  registration: string | null;
  edition: PortfolioEdition;
  format: PortfolioFormat;
  /** The owner's omissions from a submission. */
  choice: SubmissionChoice;
}

/** Fetches a report, tracks progress and saves it; `cancel` also stops the server's work. */
export function useReportDownload(onDone: () => void) {
  const [progress, setProgress] = useState<{ bytes: number } | null>(null);
  const [error, setError] = useState<string | null>(null);
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  async function start({ choice, registration, ...rest }: ReportOptions): Promise<void> {
    const control = new AbortController();
    underWay.current = control;
    setError(null);
    setProgress({ bytes: 0 });
    try {
      const { signal } = control;
      const options = { ...rest, ...(registration && { registration }) };
      const { edition, ...body } = options;
      const response =
        edition === 'submission' && !isDefault(choice)
          ? await callRest('/report', {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify({ ...body, ...choice }),
              signal,
            })
          : await callRest(`/report?${new URLSearchParams({ ...options })}`, { signal });
      const { name, file } = await receive(response, (bytes) => setProgress({ bytes }));
      download(name, file, file.type);
      showToast({ title: portfolioMessages.downloaded, description: name });
      onDone();
    } catch (reason) {
      if (!control.signal.aborted) setError(messageOf(reason));
    } finally {
      if (underWay.current === control) {
        underWay.current = null;
        setProgress(null);
      }
    }
  }

  function cancel(): void {
    underWay.current?.abort();
    underWay.current = null;
    setProgress(null);
    setError(null);
  }

  return { progress, error, start, cancel };
}
