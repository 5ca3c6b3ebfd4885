import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  SaveModuleProgressDocument,
  type SaveModuleProgressInput,
} from '#client/graphql/generated.ts';
import { randomKey, sendingOptions } from '#client/lib/request-key.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { moduleMessages } from '#domain/learning/modules';
import type { PlayerModule } from './player.ts';
import type { StudyClock } from './useStudiedSeconds.ts';

export type Draft = Omit<SaveModuleProgressInput, 'moduleId' | 'studiedSeconds'>;

export type ProgressSaver = ReturnType<typeof useProgressSaver>['saver'];

/** Milliseconds without a change after which a draft is sent. */
const QUIET_MS = 800;

/**
 * Saves progress on the server, one request at a time: drafts once typing pauses, and the rest when the player closes
 * or the page is hidden. A refused draft is sent again with the next one or when the connection returns.
 */
export function useProgressSaver({ id: moduleId, progress }: PlayerModule, clock: StudyClock) {
  const client = useApolloClient();
  const waiting = useRef<Draft | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef(Promise.resolve());
  const hasFailed = useRef(false);
  /** The reflection as last saved, on which the next draft is based. */
  const saved = useRef(progress?.reflection ?? '');
  /** True if something is not saved on the server because it refused it. */
  const [isStuck, setStuck] = useState(false);

  const send = useCallback(async () => {
    const draft = waiting.current;
    waiting.current = null;
    if (!draft) return;
    const studiedSeconds = clock.take();
    try {
      await client.mutate({
        mutation: SaveModuleProgressDocument,
        variables: { input: { ...draft, moduleId, studiedSeconds } },
        context: {
          ...sendingOptions({
            // Time that is sent again must not count twice.
            requestKey: randomKey(),
            form: {
              place: `module:${moduleId}`,
              values: {},
              begun: { version: 0, values: { reflection: saved.current } },
            },
          }).context,
          // The request survives closing the page.
          fetchOptions: { keepalive: true },
        },
      });
      saved.current = draft.reflection ?? saved.current;
      hasFailed.current = false;
      setStuck(false);
    } catch (error) {
      clock.giveBack(studiedSeconds);
      waiting.current = { ...draft, ...(waiting.current as Draft | null) };
      if (!hasFailed.current) {
        tellFailure(moduleMessages.saveFailed, error);
      }
      hasFailed.current = true;
      setStuck(true);
    }
  }, [client, clock, moduleId]);

  const saver = useMemo(() => {
    const flush = (): Promise<void> => {
      clearTimeout(timer.current);
      sending.current = sending.current.then(send);
      return sending.current;
    };
    return {
      /** Sends everything that waits. */
      flush,
      /** Adds a draft to the unsent ones. */
      save(draft: Draft): void {
        waiting.current = { ...waiting.current, ...draft };
        clearTimeout(timer.current);
        timer.current = setTimeout(() => void flush(), QUIET_MS);
      },
      /** Drops unsent drafts and resolves once no request is running. */
      forget(): Promise<void> {
        clearTimeout(timer.current);
        waiting.current = null;
        setStuck(false);
        return sending.current;
      },
    };
  }, [send]);

  useEffect(() => {
    const leave = () => void (document.visibilityState === 'hidden' && saver.flush());
    const goOn = () => void saver.flush();
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('online', goOn);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('online', goOn);
      void saver.flush();
    };
  }, [saver]);

  return { saver, isStuck };
}
