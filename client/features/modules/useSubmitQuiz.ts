import { useSubmitQuizMutation, type QuizAttemptPartsFragment } from '#client/graphql/generated.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { moduleMessages } from '#domain/modules';
import type { Answer, PlayerModule } from './player.ts';
import type { ProgressSaver } from './useProgressSaver.ts';

/** Submits the quiz and shows the score; resolves to null after showing a refusal. */
export function useSubmitQuiz(module: PlayerModule, saver: ProgressSaver) {
  const [mutate, { loading: submitting }] = useSubmitQuizMutation();

  async function submit(answers: Answer[]): Promise<QuizAttemptPartsFragment | null> {
    if (submitting) return null;
    try {
      // A draft that arrives later would reopen the quiz.
      await saver.forget();
      const { data } = await mutate({ variables: { input: { moduleId: module.id, answers } } });
      const attempt = data?.submitQuiz ?? null;
      if (attempt) {
        showToast({
          ...moduleMessages.quizSubmitted(attempt),
          variant: attempt.passed ? 'default' : 'destructive',
        });
      }
      return attempt;
    } catch (error) {
      tellFailure(moduleMessages.submitFailed, error);
      return null;
    }
  }

  return { submit, submitting };
}
