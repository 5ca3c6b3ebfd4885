import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { CrewSessionCodesDocument, type CrewSessionCodesQuery } from '#client/graphql/generated.ts';
import { now } from '#client/lib/dates.ts';
import { CODE_SECONDS } from '#domain/proof/crew-codes';

interface Codes {
  codes: readonly { code: string; from: number }[];
  /** Milliseconds by which the server's clock is ahead of this device's. */
  ahead: number;
}

/** Fewer codes than this left: the next ones are fetched. */
const FEW = 4;
const TRY_AGAIN_MS = 5_000;

/** The current code by the server's clock, and the seconds until the next one; null until loaded. */
export function useCodes(id: string): { code: string; secondsLeft: number } | null {
  const client = useApolloClient();
  const [known, setKnown] = useState<Codes | null>(null);
  const [at, setAt] = useState(() => now().getTime());
  useEffect(() => {
    const tick = setInterval(() => setAt(now().getTime()), 250);
    return () => clearInterval(tick);
  }, []);

  const serverNow = at + (known?.ahead ?? 0);
  const left = known?.codes.filter(({ from }) => from + CODE_SECONDS * 1000 > serverNow) ?? [];
  const isFew = left.length < FEW;
  useEffect(() => {
    if (!isFew) return;
    let isHere = true;
    let timer: ReturnType<typeof setTimeout>;
    async function load() {
      try {
        const asked = now().getTime();
        const { data } = await client.query<CrewSessionCodesQuery>({
          query: CrewSessionCodesDocument,
          variables: { id },
          fetchPolicy: 'no-cache',
        });
        if (!isHere || !data) return;
        // The response left the server about halfway between.
        const here = (asked + now().getTime()) / 2;
        const { now: there, codes } = data.crewSessionCodes;
        setKnown({
          ahead: Date.parse(there) - here,
          codes: codes.map(({ code, from }) => ({ code, from: Date.parse(from) })),
        });
      } catch {
        if (isHere) timer = setTimeout(() => void load(), TRY_AGAIN_MS);
      }
    }
    void load();
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [client, id, isFew]);

  const current = left.find(({ from }) => from <= serverNow);
  if (!current) return null;
  const secondsLeft = Math.ceil((current.from + CODE_SECONDS * 1000 - serverNow) / 1000);
  return { code: current.code, secondsLeft: Math.min(CODE_SECONDS, Math.max(1, secondsLeft)) };
}
