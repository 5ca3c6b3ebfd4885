import { describe, expect, test } from 'vitest';
import {
  madeBy,
  checkAnswers,
  estimatedMinutes,
  gradeQuiz,
  hasReflection,
  matchesModuleFilter,
  moduleBadges,
  moduleActivity,
  moduleCompletedNotification,
  moduleMessages,
  moduleProgress,
  quizScore,
} from '#domain/learning/modules';
import { reviewResult } from '#domain/learning/module-reviews';
import { studyMinutes } from '#domain/learning/module-minutes';
import { isThinReflection } from '#domain/learning/module-reflection';
import { MODULE_REFLECTION_QUESTION } from '#domain/records/reflection-prompts';
import {
  moduleProgressSchema,
  moduleReflectionSchema,
  quizSchema,
} from '#domain/learning/modules.schema';
import { moduleContents } from '#content/modules/index';
import { welcomeNotification } from '#domain/messages/notifications';
import { problems } from '../problems.ts';

test.each([
  ['content', false, true, '', 20],
  ['quiz', false, true, '', 40],
  ['quiz', false, false, '', 40],
  ['quiz', true, true, '', 70],
  ['quiz', true, false, '', 100],
  ['reflection', true, true, '0123456789', 80],
  ['reflection', true, true, '01234567890', 90],
  ['reflection', true, true, '           ', 80],
] as const)(
  'step %s, submitted %s, with reflection %s, %j: %i%%',
  (step, submitted, hasReflection, reflection, percent) => {
    expect(moduleProgress({ step, submitted, hasReflection, reflection })).toBe(percent);
  },
);

test.each([
  [5, 30],
  [10, 45],
])('%i questions take %i minutes', (questions, minutes) => {
  expect(estimatedMinutes(questions)).toBe(minutes);
});

test.each([
  [2, 3, 67],
  [7, 10, 70],
  [5, 5, 100],
  [0, 5, 0],
  [0, 0, 0],
])('quizScore %i of %i is %i', (correct, total, score) => {
  expect(quizScore(correct, total)).toBe(score);
});

test.each(moduleContents.filter(({ category }) => category === 'Clinical Practice'))(
  'the clinical module $slug names Queensland Ambulance Service',
  ({ sections, references }) => {
    expect(JSON.stringify([sections, references])).toContain('Queensland Ambulance Service');
  },
);

test('a badge says only what the data of a module bear', () => {
  const reviewer = { name: 'A Clinician', role: 'Paramedic', on: '2026-11-01' };
  expect(moduleBadges({ reviewers: [] })).toEqual(['Self-paced', 'Not reviewed by a clinician']);
  expect(moduleBadges({ reviewers: [reviewer] })).toEqual(['Self-paced', 'Peer-reviewed']);
  expect(moduleBadges({ reviewers: [], hasLiveSession: true })).toEqual([
    'Interactive',
    'Not reviewed by a clinician',
  ]);
});

describe('gradeQuiz', () => {
  const questions = Array.from({ length: 10 }, () => ({ correctAnswer: 1 as const }));
  test.each([
    [7, true],
    [6, false],
    [10, true],
    [0, false],
  ])('%i of 10 right: passed %s', (correct, passed) => {
    const answers = questions.map((_, i) => (i < correct ? 1 : 2));
    const score = correct * 10;
    expect(gradeQuiz(questions, answers)).toEqual({ correct, total: 10, score, passed });
  });
  test('answers in another type are wrong, and there is nothing to pass without questions', () => {
    expect(
      gradeQuiz(
        questions,
        questions.map(() => '1'),
      ).correct,
    ).toBe(0);
    expect(gradeQuiz([], []).passed).toBe(false);
  });
});

test.each<[unknown[], number | null]>([
  [[0, 1, 2], null],
  [[0, 1], 2],
  [[0, null, 2], 2],
  [[0, 3, 2], 2],
  [[0, '1', 2], 2],
  [[], 0],
])('answers %j to 3 questions', (answers, answered) => {
  const notice = {
    title: 'Please answer all questions',
    description: `You've answered ${answered} of 3 questions.`,
  };
  expect(checkAnswers(answers, 3)).toEqual(answered === null ? null : notice);
});

test.each([
  ['Education and Research', 'Research & Education', true],
  ['Leadership and Management', 'Professional Development', true],
  ['Clinical Practice', 'Research & Education', false],
  ['Clinical Practice', 'all', true],
])('a module of %s under %s: %s', (category, filter, expected) => {
  expect(matchesModuleFilter(category, filter)).toBe(expected);
});

describe('a reflection', () => {
  const sentence = 'I will check the glucose earlier on my next shift.';
  const short = moduleMessages.reflectionRequired.description;
  const empty = moduleMessages.reflectionEmpty;
  const question = MODULE_REFLECTION_QUESTION;
  test.each([
    ['50 characters', sentence, {}],
    ['49 characters', sentence.slice(0, 49), { reflection: short }],
    [
      'seven words',
      'Reassess capacity after glucose correction, document everything.',
      { reflection: empty },
    ],
    ['eight words', 'Reassess capacity after glucose correction, then document everything.', {}],
    ['one letter', 'x'.repeat(60), { reflection: empty }],
    ['one word again and again', 'ok '.repeat(40), { reflection: empty }],
    ['the question alone', question, { reflection: empty }],
    ['the question and too little', `${question} Yes, glucose.`, { reflection: empty }],
    ['the question and a sentence', `${question} ${sentence}`, {}],
  ])('of %s', async (_name, reflection, expected) => {
    expect(await problems(moduleReflectionSchema, { reflection })).toEqual(expected);
  });
  test('is thin while the audit check asks for more', () => {
    expect(isThinReflection(sentence)).toBe(true);
    expect(isThinReflection(`${sentence} Hypoglycaemia looked like intoxication twice.`)).toBe(
      true,
    );
    expect(
      isThinReflection(`${sentence} Hypoglycaemia looked like intoxication twice this year.`),
    ).toBe(false);
    expect(isThinReflection('x'.repeat(60))).toBe(false);
  });
});

test('a reflection is no longer than the description of an activity', async () => {
  const reflection = 'a'.repeat(5001);
  const message = 'Reflection must be at most 5000 characters';
  expect(await problems(moduleReflectionSchema, { reflection })).toEqual({ reflection: message });
});

describe('moduleProgressSchema', () => {
  const step = 'Step must be content, quiz or reflection';
  const answers = 'Answers must be a list of choices';
  test.each<[unknown, Record<string, string>]>([
    [{ step: 'quiz' }, {}],
    [{ step: 'quiz', answers: [0, null, 2], reflection: '' }, {}],
    [{ step: 'quiz', answers: null, reflection: null }, {}],
    [{}, { step }],
    [{ step: 'exam' }, { step }],
    [{ step: 'quiz', answers: [1] }, {}],
    [{ step: 'quiz', answers: Array(50).fill(0) }, {}],
    [{ step: 'quiz', answers: [3] }, { answers }],
    [{ step: 'quiz', answers: [0, 3] }, { answers }],
    [{ step: 'quiz', answers: ['1'] }, { answers }],
    [{ step: 'quiz', answers: Array(51).fill(0) }, { answers }],
    [
      { step: 'quiz', reflection: 'a'.repeat(5001) },
      { reflection: 'Reflection must be at most 5000 characters' },
    ],
  ])('%j', async (input, expected) => {
    expect(await problems(moduleProgressSchema, input)).toEqual(expected);
  });
  test('what is left out, or null, stays undefined; a draft keeps its white space', () => {
    const given = { step: 'reflection', answers: null, reflection: ' so far ' };
    expect(moduleProgressSchema.validateSync(given)).toEqual({
      step: 'reflection',
      reflection: ' so far ',
    });
  });
});

test.each([
  [{}, {}],
  [{ answers: null }, {}],
  [{ answers: 'abc' }, { answers: 'Answers must be a list of choices' }],
  [{ answers: { length: 5 } }, { answers: 'Answers must be a list of choices' }],
])('the answers of %j', async (input, expected) => {
  expect(await problems(quizSchema, input)).toEqual(expected);
});

describe('a completed module', () => {
  const module = {
    title: 'Trauma',
    description: 'Bleeding and breathing',
    category: 'Leadership and Management',
    version: '2026.1',
    hours: 3,
  };
  const result = {
    score: 80,
    hours: 3,
    reflection: null,
    startDate: new Date('2026-03-01T00:00:00Z'),
    endDate: new Date('2026-03-04T00:00:00Z'),
  };
  test('becomes an activity that is never interactive', () => {
    expect(moduleActivity(module, result)).toEqual({
      title: 'Trauma',
      description: 'Bleeding and breathing',
      category: 'Professional Development',
      hours: 3,
      isInteractive: false,
      activityType: 'self-paced-module',
      provider: 'ParaMed CPD',
      startDate: result.startDate,
      endDate: result.endDate,
      evidence: 'Learning module of ParaMed CPD, version 2026.1; quiz passed with 80%.',
    });
  });
  test('is described by its reflection, where there is one', () => {
    const reflection = 'What I will do next time';
    expect(moduleActivity(module, { ...result, reflection }).description).toBe(reflection);
    expect([true, false].map((isInteractive) => hasReflection({ isInteractive }))).toEqual([
      true,
      false,
    ]);
  });
  test('is reported', () => {
    expect(moduleCompletedNotification({ ...module, id: 7 })).toEqual({
      kind: 'module-completed',
      link: '/cpd-modules?module=7',
      title: 'Module completed',
      message:
        'You completed "Trauma". 3 hours of CPD were added to your log. Your certificate is ready to download.',
    });
  });
});

test('the toast of a submitted quiz', () => {
  const { description } = moduleMessages.quizSubmitted({ score: 80, correct: 4, total: 5 });
  expect(description).toBe('You scored 80% (4/5)');
});

test('the welcome names the user', () => {
  expect(welcomeNotification('Ada').message).toContain('Ada');
});

describe('studyMinutes', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
  const empty = {
    objectives: [],
    sections: [],
    keyPoints: [],
    figures: [],
    caseStudies: [],
    questions: [],
    quizLength: 5,
    isInteractive: false,
  };
  const question = {
    id: 'q',
    question: words(97),
    options: ['a', 'b', 'c'] as [string, string, string],
    correctAnswer: 0 as const,
    explanation: words(100),
  };

  test('reads 200 words a minute, of paragraphs, lists and tables', () => {
    const table = { caption: words(50), columns: [words(25)], rows: [[words(25)]] };
    const blocks = [words(199), { list: [words(50), words(50)] }, { table }];
    const sections = [{ heading: 'Heading', blocks }];
    expect(studyMinutes({ ...empty, sections })).toBe(2);
    expect(studyMinutes({ ...empty, sections, keyPoints: [words(1)] })).toBe(3);
  });

  test('adds a quiz of the drawn length, and the reflection of a module that has one', () => {
    const questions = Array.from({ length: 12 }, () => question);
    // 200 words and two minutes to think, five times.
    expect(studyMinutes({ ...empty, questions })).toBe(15);
    expect(studyMinutes({ ...empty, questions, isInteractive: true })).toBe(20);
    expect(studyMinutes({ ...empty, questions: questions.slice(0, 2) })).toBe(6);
  });

  test('adds the longest way through each case', () => {
    const end = { text: '', consequence: words(200), reason: '', source: '', next: null };
    const scenes = [{ key: 'a', text: words(200), choices: [end, { ...end, consequence: '' }] }];
    const study = { key: 'c', title: '', summary: '', scenes, debrief: [] };
    expect(studyMinutes({ ...empty, caseStudies: [study, study] })).toBe(6);
  });
});

describe.each(moduleContents)('what goes with the text of $slug', (module) => {
  const { figures, furtherReading, references, sections } = module;
  test('is one figure or more, in a section of the text and in words', () => {
    expect(figures.length).toBeGreaterThanOrEqual(1);
    for (const { section, words } of figures) {
      expect(sections.map(({ heading }) => heading)).toContain(section);
      expect(words.length).toBeGreaterThan(0);
    }
  });
  test('is further reading with time, at distinct https addresses beside the references', () => {
    expect(furtherReading.length).toBeGreaterThanOrEqual(2);
    const urls = [...references, ...furtherReading].flatMap(({ url }) => url ?? []);
    expect(new Set(urls).size).toBe(urls.length);
    for (const url of urls) expect(new URL(url).protocol).toBe('https:');
    for (const { minutes } of furtherReading) expect(minutes).toBeGreaterThan(0);
  });
  test('has a cell for each column of its tables', () => {
    for (const block of sections.flatMap(({ blocks }) => blocks)) {
      if (typeof block === 'string' || 'list' in block) continue;
      for (const row of block.table.rows) expect(row).toHaveLength(block.table.columns.length);
    }
  });
  test('takes longer than its text and quiz alone', () => {
    expect(studyMinutes(module)).toBeGreaterThan(estimatedMinutes(module.quizLength));
    expect(studyMinutes(module)).toBeLessThan(90);
  });
});

describe('who stands behind a module', () => {
  const authors = ['ParaMed CPD'];
  test('is said, also that no clinician does', () => {
    expect(madeBy({ authors, reviewers: [] })).toBe(
      'Written by ParaMed CPD. Not yet reviewed by a clinician.',
    );
    const reviewers = [{ name: 'A. Medic', role: 'critical care paramedic', on: '2027-01-02' }];
    expect(madeBy({ authors, reviewers })).toBe(
      'Written by ParaMed CPD. Reviewed by A. Medic, critical care paramedic, on 2 Jan 2027.',
    );
  });
});

test('the result of a review in words', () => {
  expect(reviewResult({ correct: 2, total: 3 })).toBe('2 of 3 right');
});
