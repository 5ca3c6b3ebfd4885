import { useEffect, useState } from 'react';
import { openShared, type Opened } from './open-shared.ts';

/** Opens a link at once; null while that runs. `open` tries again, with a passphrase if there is one. */
export function useOpenShared(secret: string | null) {
  const [ended, setEnded] = useState<{ secret: string; opened: Opened } | null>(null);
  const opened: Opened | null =
    secret === null ? { state: 'invalid' } : ended?.secret === secret ? ended.opened : null;
  const isWaiting = opened === null;

  useEffect(() => {
    if (secret === null || !isWaiting) return;
    let isHere = true;
    const first = async () => {
      const result = await openShared(secret, null);
      if (isHere) setEnded({ secret, opened: result });
    };
    void first();
    return () => {
      isHere = false;
    };
  }, [secret, isWaiting]);

  async function open(passphrase: string): Promise<void> {
    if (secret !== null) setEnded({ secret, opened: await openShared(secret, passphrase) });
  }

  return { opened, open, again: () => setEnded(null) };
}
