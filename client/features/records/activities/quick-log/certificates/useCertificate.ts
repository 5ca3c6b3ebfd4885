import { useEffect, useState } from 'react';
import type { CivilDate } from '#domain/dates';
import { isCertificatePicture, type CertificateProblem } from '#domain/records/certificate-files';
import { readFile, type ReadCertificate } from './read-certificate.ts';

type State = 'offered' | 'reading' | ReadCertificate | { problem: CertificateProblem };

/** Reads a PDF at once, and a picture when asked to: its reader is large, and most pictures are no certificates. */
export function useCertificate(file: File, today: CivilDate) {
  const [state, setState] = useState<State>(isCertificatePicture(file) ? 'offered' : 'reading');
  const isReading = state === 'reading';
  useEffect(() => {
    if (!isReading) return;
    const control = new AbortController();
    const settle = (next: State) => {
      if (!control.signal.aborted) setState(next);
    };
    // A file that was moved or changed since it was chosen cannot be read.
    readFile(file, today, control.signal).then(settle, () => settle({ problem: 'failed' }));
    return () => control.abort();
  }, [file, today, isReading]);
  return {
    state,
    read: () => setState('reading'),
    stop: () => setState({ problem: 'stopped' }),
  };
}
