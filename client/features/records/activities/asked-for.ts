import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { gapKinds, type GapKind } from '#domain/records/gap-kinds';

const ASK = 'ask';

/** The page of an activity, opened at the dialog that closes one of its gaps. */
export const askingPath = (path: string, kind: GapKind): string => `${path}?${ASK}=${kind}`;

/** Opens the dialog that the address asks for once, and removes it from the address. */
export function useAskedFor(ask: (kind: GapKind) => void): void {
  const [params, setParams] = useSearchParams();
  const asked = gapKinds.find((kind) => kind === params.get(ASK));
  useEffect(() => {
    if (!asked) return;
    setParams({}, { replace: true });
    ask(asked);
  }, [asked, ask, setParams]);
}
