import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import {
  useCompleteModuleMutation,
  type CompleteModuleMutation,
} from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { refresh } from '#client/lib/refresh.ts';
import { randomKey, sendingOptions } from '#client/lib/request-key.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { outboxMessages } from '#domain/records/outbox';
import { AUTO_COMPLETE_MS, moduleMessages } from '#domain/learning/modules';
import type { PlayerModule } from './player.ts';
import type { ProgressSaver } from './useProgressSaver.ts';

/** Everything that shows a completed module, its activity or its notification. */
const shownIn = ['modules', 'activities', 'notifications'];

type Completion = CompleteModuleMutation['completeModule'];

/** Completes a module and refetches everything that shows it; without a connection, the completion waits. */
export function useCompleteModule(
  module: PlayerModule,
  saver: ProgressSaver,
  onCompleted: (completion: Completion) => void,
) {
  const client = useApolloClient();
  const [mutate, { loading: completing }] = useCompleteModuleMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const isUnderWay = useRef(false);
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => void (isClosed.current = true);
  }, []);

  async function run(hours: number, reflection?: string) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setProblem(null);
    let completion: Completion | null;
    try {
      await saver.forget();
      const { data } = await mutate({
        variables: { input: { moduleId: module.id, hours, reflection } },
        ...sendingOptions({
          requestKey: randomKey(),
          form: { place: `module:${module.id}`, values: {}, begun: null },
        }),
      });
      completion = (data?.completeModule ?? null) as Completion | null;
    } catch (error) {
      // Unsent progress was dropped before the request.
      if (reflection !== undefined) saver.save({ step: 'reflection', reflection });
      if (isClosed.current) tellFailure(moduleMessages.completeFailed(module.title), error);
      else setProblem(messageOf(error));
      return;
    } finally {
      isUnderWay.current = false;
    }
    if (!completion) return showToast(outboxMessages.completionKept);
    onCompleted(completion);
    showToast(moduleMessages.completed);
    void refresh(client, shownIn);
  }

  return {
    complete: (hours: number, reflection?: string) => void run(hours, reflection),
    /** Runs even if the player closes meanwhile. */
    completeSoon: (hours: number) => void setTimeout(() => void run(hours), AUTO_COMPLETE_MS),
    completing,
    problem,
  };
}
