import { useEffect, useState } from 'react';
import type { CivilDate } from '#domain/dates';
import {
  isBadgeOnly,
  isCertificatePicture,
  mayBeBadge,
  type CertificateProblem,
} from '#domain/records/certificate-files';
import { readFile, readOpenBadge, type ReadCertificate } from './read-certificate.ts';

type State = 'none' | 'offered' | 'reading' | ReadCertificate | { problem: CertificateProblem };

/**
 * Reads an Open Badge or a PDF at once, and another picture when asked to: its reader is large, and most pictures are no
 * certificates. The state is 'none' for a text without a badge.
 */
export function useCertificate(file: File, today: CivilDate) {
  // A picture is offered while it is read for a badge: shown later, the offer would move what is about to be pressed.
  const [state, setState] = useState<State>(() =>
    isBadgeOnly(file) ? 'none' : isCertificatePicture(file) ? 'offered' : 'reading',
  );
  const isReading = state === 'reading';
  useEffect(() => {
    if (!isReading && !mayBeBadge(file)) return;
    const control = new AbortController();
    const settle = (next: State | null) => {
      if (next && !control.signal.aborted) setState(next);
    };
    const read = isReading ? readFile(file, today, control.signal) : readOpenBadge(file, today);
    // A file that was moved or changed since it was chosen cannot be read.
    read.then(settle, () => settle({ problem: 'failed' }));
    return () => control.abort();
  }, [file, today, isReading]);
  return {
    state,
    read: () => setState('reading'),
    stop: () => setState({ problem: 'stopped' }),
  };
}
