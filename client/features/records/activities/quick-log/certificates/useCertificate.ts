import { useEffect, useState } from 'react';
import type { CivilDate } from '#domain/dates';
import {
  isBadgeOnly,
  isCertificatePicture,
  mayBeBadge,
  type CertificateProblem,
} from '#domain/records/certificate-files';
import { readFile, readOpenBadge, type ReadCertificate } from './read-certificate.ts';

type State =
  'looking' | 'none' | 'offered' | 'reading' | ReadCertificate | { problem: CertificateProblem };

/**
 * Reads an Open Badge or a PDF at once, and another picture when asked to: its reader is large, and most pictures are no
 * certificates. The state is 'none' for a text without a badge.
 */
export function useCertificate(file: File, today: CivilDate) {
  const withoutBadge = isCertificatePicture(file) && !isBadgeOnly(file) ? 'offered' : 'reading';
  const [state, setState] = useState<State>(mayBeBadge(file) ? 'looking' : withoutBadge);
  const isReading = state === 'reading';
  const isLooking = state === 'looking';
  useEffect(() => {
    if (!isReading && !isLooking) return;
    const control = new AbortController();
    const settle = (next: State) => {
      if (!control.signal.aborted) setState(next);
    };
    const read = isLooking
      ? readOpenBadge(file, today).then(
          (badge) => badge ?? (isBadgeOnly(file) ? ('none' as const) : withoutBadge),
        )
      : readFile(file, today, control.signal);
    // A file that was moved or changed since it was chosen cannot be read.
    read.then(settle, () => settle({ problem: 'failed' }));
    return () => control.abort();
  }, [file, today, isReading, isLooking, withoutBadge]);
  return {
    state,
    read: () => setState('reading'),
    stop: () => setState({ problem: 'stopped' }),
  };
}
