import { useEffect, useState } from 'react';
import { checkCertificate, type Check } from './check-certificate.ts';

/** Checks a certificate number when it changes and on demand; null while checking. */
export function useCheck(number: string | null) {
  const [ended, setEnded] = useState<{ number: string; check: Check } | null>(null);
  const check = ended?.number === number ? ended.check : null;
  const isAsking = number !== null && check === null;
  useEffect(() => {
    if (!isAsking) return;
    let isHere = true;
    const ask = async () => {
      const result = await checkCertificate(number);
      if (isHere) setEnded({ number, check: result });
    };
    void ask();
    return () => {
      isHere = false;
    };
  }, [number, isAsking]);
  return { check, isAsking, again: () => setEnded(null) };
}
