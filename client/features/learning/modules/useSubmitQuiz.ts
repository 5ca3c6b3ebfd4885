import { useSubmitQuizMutation, type SubmitQuizMutation } from '#client/graphql/generated.ts';
import { codeOf } from '#client/lib/form-errors.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { outboxMessages } from '#domain/records/outbox';
import type { Replaced } from '#domain/records/outbox-accepted';
import { showToast } from '#client/lib/toast.ts';
import { moduleMessages } from '#domain/learning/modules';
import type { Player, PlayerModule } from './player.ts';
import type { ProgressSaver } from './useProgressSaver.ts';

type Submitted = SubmitQuizMutation['submitQuiz'];

/**
 * Submits the quiz and shows the score. Resolves to null after showing a refusal, to 'replaced' if these questions
 * were submitted in another window, and to 'kept' if the answers wait for a connection. `replaces` names answers in the
 * outbox that were refused.
 */
export function useSubmitQuiz(module: PlayerModule, saver: ProgressSaver) {
  const [mutate, { loading: submitting }] = useSubmitQuizMutation();

  async function submit(
    { answers, quiz }: Player,
    replaces?: Replaced,
  ): Promise<Submitted | 'replaced' | 'kept' | null> {
    if (submitting) return null;
    try {
      // A draft that arrives later would reopen the quiz.
      await saver.forget();
      const input = { moduleId: module.id, answers, quizKey: quiz.quizKey };
      const { data } = await mutate({ variables: { input }, context: { replaces } });
      const attempt = (data?.submitQuiz ?? null) as Submitted | null;
      if (!attempt) {
        showToast(outboxMessages.answersKept);
        return 'kept';
      }
      showToast({
        ...moduleMessages.quizSubmitted(attempt),
        variant: attempt.passed ? 'default' : 'destructive',
      });
      return attempt;
    } catch (error) {
      tellFailure(moduleMessages.submitFailed, error);
      return codeOf(error) === 'CONFLICT' ? 'replaced' : null;
    }
  }

  return { submit, submitting };
}
