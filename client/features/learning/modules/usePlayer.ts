import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIdentifierCheck } from '#client/components/identifiers/useIdentifierCheck.tsx';
import { useWaiting } from '#client/lib/outbox.ts';
import { showToast } from '#client/lib/toast.ts';
import {
  checkAnswers,
  moduleMessages,
  type Choice,
  type ModuleStep,
} from '#domain/learning/modules';
import { proposedHours } from '#domain/learning/module-hours';
import {
  answersOf,
  playerOf,
  withAnswers,
  withCompletion,
  withEnding,
  withKept,
  withWaiting,
  type Answer,
  type Player,
  type PlayerModule,
} from './player.ts';
import { useCompleteModule } from './useCompleteModule.ts';
import { useProgressSaver, type Draft } from './useProgressSaver.ts';
import { useStudiedSeconds } from './useStudiedSeconds.ts';
import { useRest } from './useRest.ts';
import { useSubmitQuiz } from './useSubmitQuiz.ts';

/** Milliseconds between reports of the measured time. */
const REPORT_MS = 60_000;

export type PlayerControls = ReturnType<typeof usePlayer>;

/** State and actions of the module player. `onReplaced` loads the module again. */
export function usePlayer(given: PlayerModule, onReplaced: () => void) {
  const own = useWaiting().filter((each) => each.noun === 'quiz' && each.record === given.id);
  const drafts = own.filter((each) => each.change === 'progress');
  const [found] = useState(drafts);
  const module = found.reduce(withWaiting, given);
  const ending = own.find((each) => each.change === 'complete');
  /** Completed without a connection. */
  const isEnding = ending?.state === 'waiting';
  const waiting = own.find((each) => each.change === 'answer');
  const [state, setPlayer] = useState(() =>
    withEnding(withAnswers(playerOf(module), waiting), ending),
  );
  /** Submitted without a connection, and not graded yet. */
  const isKept = waiting?.state === 'waiting';
  const player = isKept ? withKept(state, waiting) : withCompletion(state, given);
  const restsUntil = useRest(player.completed ? null : player.quiz.nextTryAt);
  /** True if the user moved to this step, so that its heading takes the focus. */
  const [hasMoved, setMoved] = useState(false);
  /** True if the reflection is not saved on the server. */
  const [isHeld, setHeld] = useState(false);
  const [notice, setNotice] = useState<ReturnType<typeof checkAnswers>>(null);
  const { seconds: measuredSeconds, clock } = useStudiedSeconds(
    module.progress?.studiedSeconds ?? 0,
  );
  const [chosenHours, chooseHours] = useState<number | null>(null);
  const hours = chosenHours ?? proposedHours(measuredSeconds, module.hours);
  const { saver, isStuck } = useProgressSaver(module, clock);
  const identifiers = useIdentifierCheck();
  const completion = useCompleteModule(
    module,
    saver,
    ({ certificate, activityId, hours: recordedHours, hoursNotice }) =>
      setPlayer((old) => ({
        ...old,
        completed: true,
        certificate,
        activityId: activityId ?? null,
        recordedHours,
        hoursNotice: hoursNotice ?? null,
      })),
  );
  const quiz = useSubmitQuiz(module, saver);

  function change(part: Partial<Player>, draft?: Draft) {
    setPlayer((old) => ({ ...old, ...part }));
    // Answers in a completed module are practice and are not saved.
    if (draft && !player.completed && !isKept && !isEnding) saver.save(draft);
  }

  const { progress, completed, hasReflection } = module;
  const begin = useEffectEvent(() => {
    if (progress || completed || isKept || isEnding) return;
    saver.save({ step: 'content' });
    void saver.flush();
  });
  useEffect(() => begin(), []);

  const wasKept = useRef(false);
  /** The answers or the completion were accepted, refused or discarded. */
  const settled = useEffectEvent(() => onReplaced());
  useEffect(() => {
    const isWaiting = isKept || isEnding;
    if (wasKept.current && !isWaiting) settled();
    wasKept.current = isWaiting;
  }, [isKept, isEnding]);

  const { step } = player;
  const isOpen = !player.completed && !isKept && !isEnding;
  /** Limits how much of the measured time is lost if the page closes. */
  const report = useEffectEvent(() => {
    // A report during the completion would open the module again.
    if (isOpen && !completion.completing && clock.hasUnsent()) saver.save({ step });
  });
  useEffect(() => {
    const timer = setInterval(() => report(), REPORT_MS);
    return () => clearInterval(timer);
  }, []);

  const { complete } = completion;
  /** True if the quiz was passed in an earlier visit: the hours are shown before they are recorded. */
  const [mustConfirm, setMustConfirm] = useState(
    () => !hasReflection && !completed && state.attempt?.passed === true,
  );

  function goTo(step: ModuleStep) {
    if (step === player.step) return;
    if (step === 'reflection' && !player.attempt) {
      showToast({ title: moduleMessages.submitFirst, variant: 'destructive' });
      return;
    }
    setMoved(true);
    setNotice(null);
    change({ step }, { step });
    void saver.flush();
  }

  function answer(index: number, choice: Choice) {
    const answers = player.answers.with(index, choice);
    if (notice) setNotice(checkAnswers(answers, answers.length));
    change({ answers }, draftOf(answers));
  }

  /** The draft of the answers, with the quiz that they belong to. */
  function draftOf(answers: Answer[]): Draft {
    return { step: 'quiz', answers, quizKey: player.quiz.quizKey };
  }

  async function submit() {
    const missing = checkAnswers(player.answers, player.answers.length);
    setNotice(missing);
    if (missing) return;
    const submitted = await quiz.submit(player, waiting);
    if (submitted === 'kept') return;
    // Unsent progress was dropped before the request.
    if (!submitted) return change({}, draftOf(player.answers));
    if (submitted === 'replaced') return onReplaced();
    const { module: next, ...attempt } = submitted;
    change({ attempt, passed: player.passed || attempt.passed, quiz: next });
    if (attempt.passed && !hasReflection && !player.completed) {
      setMustConfirm(false);
      completion.completeSoon(hours);
    }
  }

  function tryAgain() {
    setMoved(true);
    const answers = answersOf(player.quiz.questions);
    change({ attempt: null, answers }, draftOf([]));
    void saver.flush();
  }

  /** Progress in a completed module is not saved. */
  const isPractice = player.completed && !player.attempt && player.answers.some(isGiven);

  /** Saves the draft only while it contains nothing that could identify a patient. */
  function reflect(reflection: string) {
    const holds = identifiers.find(reflection).length > 0;
    setHeld(holds);
    change({ reflection }, holds ? undefined : { step: 'reflection', reflection });
  }

  function keepDraft() {
    const { reflection } = player;
    identifiers.accept(identifiers.find(reflection));
    setHeld(false);
    change({}, { step: 'reflection', reflection });
  }

  return {
    player,
    hasMoved,
    /** True if leaving this screen would lose something. */
    isUnsaved: isPractice || (!player.completed && (isHeld || isStuck)),
    notice,
    /** The answers that the outbox has: they wait to be graded, or were refused. */
    waiting,
    isKept,
    /** The time of the next try while the bank rests, else null. */
    restsUntil,
    /** A completion in the outbox, waiting or refused. */
    ending,
    isEnding,
    /** The progress that the outbox could not send. */
    refused: drafts.find((each) => each.state === 'refused'),
    submitting: quiz.submitting,
    completing: completion.completing,
    problem: completion.problem,
    mustConfirm: mustConfirm && !player.completed && !isEnding,
    goTo,
    answer,
    submit: () => void submit(),
    tryAgain,
    identifiers,
    hours,
    measuredSeconds,
    chooseHours,
    reflect,
    keepDraft,
    complete: () => complete(hours, hasReflection ? player.reflection : undefined),
  };
}

const isGiven = (answer: Answer) => answer !== null;
