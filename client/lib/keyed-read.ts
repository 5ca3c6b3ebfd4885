import { useEffect, useState } from 'react';

/**
 * Reads what a key in the address leads to, when the key changes and on demand; `value` is null until it is read, and
 * for no key. Pass the same function at each rendering.
 */
export function useKeyedRead<Value>(
  key: string | null,
  read: (key: string) => Promise<Value>,
): {
  value: Value | null;
  isReading: boolean;
  /** Clears the value and reads it again. */
  again: () => void;
  /** Sets what `next` resolves to; the current value stays until then. */
  replace: (next: Promise<Value>) => Promise<void>;
} {
  const [found, setFound] = useState<{ key: string; value: Value } | null>(null);
  const value = found?.key === key ? found.value : null;
  const isReading = key !== null && value === null;
  useEffect(() => {
    if (key === null || !isReading) return;
    let isHere = true;
    const first = async () => {
      const next = await read(key);
      if (isHere) setFound({ key, value: next });
    };
    void first();
    return () => {
      isHere = false;
    };
  }, [key, isReading, read]);
  return {
    value,
    isReading,
    again: () => setFound(null),
    async replace(next) {
      if (key !== null) setFound({ key, value: await next });
    },
  };
}
