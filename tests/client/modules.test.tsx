import { describe, expect, test } from 'vitest';
import { embedUrl } from '#client/features/learning/modules/embed-url.ts';
import {
  playerOf,
  withAnswers,
  withWaiting,
  type PlayerModule,
} from '#client/features/learning/modules/player.ts';

const attempt = {
  id: '1',
  score: 50,
  correct: 1,
  total: 2,
  passed: false,
  results: [0, 1].map((index) => ({
    question: 'Which?',
    options: ['A', 'B', 'C'],
    chosen: index,
    correctAnswer: 1,
    isCorrect: index === 1,
    explanation: 'Because.',
  })),
};

const fresh: PlayerModule = {
  id: '1',
  slug: 'mental-health',
  dueReview: null,
  title: 'Crisis care',
  hours: 2,
  estimatedMinutes: 21,
  studyMinutes: 34,
  shortestReadingMinutes: 6,
  reviewers: [],
  nextTryAt: null,
  questionCount: 2,
  hasReflection: true,
  passMark: 70,
  lastReviewed: '2026-11-20T00:00:00.000Z',
  version: '2026.1',
  passed: false,
  completed: false,
  completion: null,
  progress: null,
  lastAttempt: null,
  content: { objectives: [], sections: [], keyPoints: [], references: [], video: null },
  caseStudies: [],
  figures: [],
  furtherReading: [],
  madeBy: 'Written by ParaMed CPD.',
  quizKey: '2026.1-1',
  questions: ['Which?', 'When?'].map((question) => ({ question, options: ['A', 'B', 'C'] })),
};

const left = {
  step: 'quiz' as const,
  answers: [2, null],
  submitted: false,
  reflection: '',
  studiedSeconds: 0,
};

describe('the module player opens', () => {
  test('at the start, with no question answered', () => {
    const opened = { step: 'content', answers: [null, null], attempt: null, reflection: '' };
    expect(playerOf(fresh)).toMatchObject(opened);
  });

  test('at the saved step, with the draft answers', () => {
    expect(playerOf({ ...fresh, progress: left, lastAttempt: attempt })).toMatchObject({
      step: 'quiz',
      answers: [2, null],
      attempt: null,
    });
  });

  test('with a submitted quiz locked and the reflection’s draft', () => {
    const progress = {
      step: 'reflection' as const,
      answers: [0, 1],
      submitted: true,
      reflection: 'So',
      studiedSeconds: 60,
    };
    expect(playerOf({ ...fresh, progress, lastAttempt: attempt })).toMatchObject({
      step: 'reflection',
      answers: [0, 1],
      reflection: 'So',
      attempt: { id: '1' },
    });
  });

  test('at the quiz when a new version of the text requires another attempt', () => {
    const progress = { ...left, step: 'reflection' as const, answers: [] };
    expect(playerOf({ ...fresh, progress, lastAttempt: attempt }).step).toBe('quiz');
  });

  test('at the text of a completed module, with the last answers', () => {
    const certificate = { number: 'PCPD-2026-7K3M-9QXV', revocation: null };
    const completion = {
      reflection: 'What I learned',
      hours: 1.5,
      hoursNotice: null,
      activityId: '7',
      certificate,
    };
    const done = { ...fresh, completed: true, passed: true, completion, progress: left };
    expect(playerOf({ ...done, lastAttempt: attempt })).toMatchObject({
      step: 'content',
      answers: [0, 1],
      reflection: 'What I learned',
      certificate,
      recordedHours: 1.5,
      attempt: { id: '1' },
    });
  });
});

test.each([
  ['https://www.youtube.com/watch?v=JzlvgtPIof4', 'JzlvgtPIof4'],
  ['https://youtu.be/JzlvgtPIof4', 'JzlvgtPIof4'],
  ['https://m.youtube.com/watch?v=JzlvgtPIof4&t=3', 'JzlvgtPIof4'],
])('the video %s is embedded without cookies', (url, id) => {
  expect(embedUrl(url)).toMatch(new RegExp(`^https://www\\.youtube-nocookie\\.com/embed/${id}\\?`));
});

test.each([
  'https://vimeo.com/1',
  'https://youtube.com/watch?v="><script>',
  'https://a.org/?v=JzlvgtPIof4',
])('the address %s is not embedded', (url) => expect(embedUrl(url)).toBeNull());

describe('progress that waits on this device', () => {
  const waits = (input: object) => ({ variables: { input: { moduleId: '1', ...input } } });

  test('is shown over what the server has, field by field, in its order', () => {
    const saved = { ...fresh, progress: { ...left, reflection: 'Theirs', studiedSeconds: 60 } };
    const shown = [
      waits({ step: 'quiz', answers: [2, 1], quizKey: fresh.quizKey, studiedSeconds: 30 }),
      waits({ step: 'content', reflection: 'Mine' }),
    ].reduce(withWaiting, saved);
    expect(shown.progress).toEqual({
      step: 'content',
      answers: [2, 1],
      submitted: false,
      reflection: 'Mine',
      studiedSeconds: 90,
    });
    const first = withWaiting(fresh, waits({ step: 'content', studiedSeconds: 5 }));
    expect(first.progress).toMatchObject({ step: 'content', answers: [], studiedSeconds: 5 });
  });

  test('leaves a completed module, and answers to other questions, as they are', () => {
    const completed = { ...fresh, completed: true };
    expect(withWaiting(completed, waits({ step: 'quiz' }))).toBe(completed);
    const other = waits({ step: 'quiz', answers: [0, 0], quizKey: 'of before' });
    expect(withWaiting({ ...fresh, progress: left }, other).progress?.answers).toEqual([2, null]);
  });
});

describe('answers in the outbox', () => {
  const entry = (quizKey: string, state: 'waiting' | 'refused' = 'refused') =>
    ({
      state,
      variables: { input: { moduleId: '1', answers: [2, 1], quizKey } },
    }) as unknown as Parameters<typeof withAnswers>[1];

  test('that were refused stand in the quiz again, to be sent once it is open', () => {
    const shown = withAnswers(playerOf(fresh), entry(fresh.quizKey));
    expect(shown).toMatchObject({ step: 'quiz', answers: [2, 1], attempt: null });
  });

  test.each([
    ['to other questions', entry('of before')],
    ['that still wait', entry(fresh.quizKey, 'waiting')],
  ])('%s open the quiz without them', (_name, waiting) => {
    const player = playerOf(fresh);
    expect(withAnswers(player, waiting)).toEqual({ ...player, step: 'quiz' });
  });

  test.each([
    ['of a module that was completed', entry(fresh.quizKey), { ...fresh, completed: true }],
    ['that do not exist', undefined, fresh],
  ])('%s change nothing', (_name, waiting, module) => {
    const player = playerOf(module);
    expect(withAnswers(player, waiting)).toBe(player);
  });
});
