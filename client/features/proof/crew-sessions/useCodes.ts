import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { CrewSessionCodesDocument, type CrewSessionCodesQuery } from '#client/graphql/generated.ts';
import { now } from '#client/lib/dates.ts';
import { CODE_SECONDS } from '#domain/proof/crew-codes';

interface Codes {
  codes: readonly { code: string; from: number }[];
  /** Milliseconds by which the server's clock is ahead of this device's. */
  ahead: number;
}

/** The codes of the next minutes, and the server's time. */
interface LoadedCodes {
  now: string;
  codes: readonly { code: string; from: string }[];
}

/** Loads the codes of one session; the same function while the session stays. */
export type LoadCodes = () => Promise<LoadedCodes>;

/** Returns how the codes of a session that the user runs are loaded. */
export function useOwnCodes(id: string): LoadCodes {
  const client = useApolloClient();
  return useCallback(async () => {
    const { data } = await client.query<CrewSessionCodesQuery>({
      query: CrewSessionCodesDocument,
      variables: { id },
      fetchPolicy: 'no-cache',
    });
    if (!data) throw new Error('The answer is empty.');
    return data.crewSessionCodes;
  }, [client, id]);
}

/** Fewer codes than this left: the next ones are fetched. */
const FEW = 4;
const TRY_AGAIN_MS = 5_000;

/** The current code by the server's clock, and the seconds until the next one; null until loaded. */
export function useCodes(load: LoadCodes): { code: string; secondsLeft: number } | null {
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
    async function refill() {
      try {
        const asked = now().getTime();
        const { now: there, codes } = await load();
        if (!isHere) return;
        // The response left the server about halfway between.
        const here = (asked + now().getTime()) / 2;
        setKnown({
          ahead: Date.parse(there) - here,
          codes: codes.map(({ code, from }) => ({ code, from: Date.parse(from) })),
        });
      } catch {
        // Tried again soon: the codes that are left go on meanwhile.
        if (isHere) timer = setTimeout(() => void refill(), TRY_AGAIN_MS);
      }
    }
    void refill();
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [load, isFew]);

  const current = left.find(({ from }) => from <= serverNow);
  if (!current) return null;
  const secondsLeft = Math.ceil((current.from + CODE_SECONDS * 1000 - serverNow) / 1000);
  return { code: current.code, secondsLeft: Math.min(CODE_SECONDS, Math.max(1, secondsLeft)) };
}
