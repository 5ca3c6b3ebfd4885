import { useEffect, useState } from 'react';
import type { CivilDate } from '#domain/dates';
import type { CertificateProblem } from '#domain/records/certificate-files';
import { readFile, type ReadCertificate } from './read-certificate.ts';

export type CertificateState = ReadCertificate | { problem: CertificateProblem } | null;

/** Reads a file; null while it is being read. */
export function useCertificate(file: File, today: CivilDate) {
  const [state, setState] = useState<CertificateState>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const control = new AbortController();
    const settle = (next: CertificateState) => {
      if (!control.signal.aborted) setState(next);
    };
    // A file that was moved or changed since it was chosen cannot be read.
    readFile(file, today, control.signal).then(settle, () => settle({ problem: 'failed' }));
    return () => control.abort();
  }, [file, today, attempt]);
  return {
    state,
    retry: () => {
      setState(null);
      setAttempt(attempt + 1);
    },
  };
}
