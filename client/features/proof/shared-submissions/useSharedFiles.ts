import { useRef, useState } from 'react';
import { download } from '#client/lib/download.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { fetchShared } from './open-shared.ts';

type Which = 'pdf' | 'pack';
type Fetched = Promise<{ name: string; file: Blob }>;

/** Fetches the files of an opened link, each once; `bytes` is what has arrived of the one under way. */
export function useSharedFiles(keys: { secret: string; ticket: string }) {
  const [underWay, setUnderWay] = useState<{ which: Which; bytes: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const fetched = useRef<Partial<Record<Which, Fetched>>>({});

  async function get(which: Which): Fetched {
    setUnderWay({ which, bytes: 0 });
    try {
      return await (fetched.current[which] ??= fetchShared(which, keys, (bytes) =>
        setUnderWay({ which, bytes }),
      ));
    } catch (error) {
      delete fetched.current[which];
      throw error;
    } finally {
      setUnderWay(null);
    }
  }

  async function save(which: Which): Promise<void> {
    setProblem(null);
    try {
      const { name, file } = await get(which);
      download(name, file, file.type);
    } catch (error) {
      setProblem(messageOf(error));
    }
  }

  return { underWay, problem, save, fetchPack: async () => (await get('pack')).file };
}
