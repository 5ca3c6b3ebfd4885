import type { ActivitySetting } from './activity-settings.ts';
import type { ActivityType } from './activity-types.ts';

/** One answer to choose: what is stored, its label, and examples where the label needs them. */
interface Choice {
  value: string;
  label: string;
  hint?: string;
}

interface Question {
  name: string;
  /** The question in a word or two. */
  label: string;
  question: string;
  choices: readonly Choice[];
}

/** The five questions about an activity, in their order. No label contains a semicolon: see countAnswersText. */
export const countQuestions = [
  {
    name: 'who',
    label: 'Who',
    question: 'Who were you in it?',
    choices: [
      { value: 'learner', label: 'I was there to learn' },
      { value: 'equal', label: 'One of several who discussed or practised together' },
      { value: 'teacher', label: 'I taught, supervised or assessed others' },
      { value: 'author', label: 'I researched, wrote or prepared it' },
      { value: 'duty', label: 'I was doing my job or volunteering' },
      { value: 'member', label: 'I was there for an organisation' },
    ],
  },
  {
    name: 'what',
    label: 'What',
    question: 'What was it?',
    choices: [
      { value: 'course', label: 'Course, workshop or conference', hint: 'Also a webinar' },
      { value: 'simulation', label: 'Simulation or skills practice', hint: 'Also driver training' },
      {
        value: 'discussion',
        label: 'Case review, debrief or journal club',
        hint: 'Also peer review',
      },
      { value: 'self-study', label: 'Reading, podcast or video' },
      { value: 'e-learning', label: 'Online module' },
      { value: 'project', label: 'Research, audit, article or lesson' },
      { value: 'meeting', label: 'Meeting or committee' },
      { value: 'work', label: 'A shift, an event or other work' },
      { value: 'promotion', label: 'Talk or demonstration by a seller' },
      { value: 'personal', label: 'Exercise, rest or care for myself' },
    ],
  },
  {
    name: 'withWhom',
    label: 'With whom',
    question: 'With whom?',
    choices: [
      { value: 'alone', label: 'On my own, or with a recording' },
      {
        value: 'in-person',
        label: 'Health practitioners, in the same place',
        hint: 'Registered: paramedics, nurses, doctors …',
      },
      {
        value: 'live-online',
        label: 'Health practitioners, live online or by phone',
        hint: 'We could all speak',
      },
      { value: 'listening', label: 'Health practitioners, but I only listened' },
      { value: 'messages', label: 'Health practitioners, in messages or a forum' },
      {
        value: 'others',
        label: 'People who are not registered',
        hint: 'Students, first aiders, instructors, the public',
      },
    ],
  },
  {
    name: 'whatFor',
    label: 'What for',
    question: 'What was it for?',
    choices: [
      { value: 'patients', label: 'Better or safer care of patients' },
      {
        value: 'role',
        label: 'Doing my own role better',
        hint: 'Clinical, teaching, leading, research',
      },
      { value: 'required', label: 'Only because my employer requires it' },
      { value: 'business', label: 'Pay, rosters, business or selling' },
      { value: 'self', label: 'My own health or interest' },
    ],
  },
  {
    name: 'whatIsNew',
    label: 'What is new',
    question: 'What is new to you?',
    choices: [
      { value: 'new', label: 'Something I did not know or could not do' },
      { value: 'refreshed', label: 'It brought what I knew up to date' },
      { value: 'unsure', label: 'I have not thought about that yet' },
      { value: 'nothing', label: 'Nothing, it was the same as before' },
    ],
  },
] as const satisfies readonly Question[];

type Questions = (typeof countQuestions)[number];
export type CountQuestion = Questions['name'];

/** One answer to each question. */
export type CountAnswers = {
  [Name in CountQuestion]: Extract<Questions, { name: Name }>['choices'][number]['value'];
};

/** The values of a question's answers. */
export const countChoices = <Name extends CountQuestion>(name: Name): CountAnswers[Name][] =>
  countQuestions
    .find((each) => each.name === name)!
    .choices.map(({ value }) => value as CountAnswers[Name]);

/** True if it answers each question with one of its choices. */
export const isCountAnswers = (value: unknown): value is CountAnswers =>
  typeof value === 'object' &&
  value !== null &&
  countQuestions.every(({ name, choices }) =>
    choices.some((choice) => choice.value === (value as Record<string, unknown>)[name]),
  );

/** Returns the answers in the order of the questions and nothing else, so that equal answers are equal texts. */
export const orderedAnswers = (answers: CountAnswers): CountAnswers =>
  Object.fromEntries(countQuestions.map(({ name }) => [name, answers[name]])) as CountAnswers;

/** Returns the label of each answer with its question. */
export const answersInWords = (answers: CountAnswers): { label: string; value: string }[] =>
  countQuestions.map(({ name, label, choices }) => ({
    label,
    value: choices.find(({ value }) => value === answers[name])!.label,
  }));

/** Returns the answers as one text, as tables and conflicts show them; readCountAnswers reads it. */
export const countAnswersText = (answers: CountAnswers): string =>
  answersInWords(answers)
    .map(({ value }) => value)
    .join('; ');

/** Reads what countAnswersText writes; null if it is anything else. */
export function readCountAnswers(text: string): CountAnswers | null {
  const labels = text.split(';').map((label) => label.trim().toLowerCase());
  if (labels.length !== countQuestions.length) return null;
  const answers = Object.fromEntries(
    countQuestions.map(({ name, choices }, index) => [
      name,
      choices.find(({ label }) => label.toLowerCase() === labels[index])?.value,
    ]),
  );
  return isCountAnswers(answers) ? answers : null;
}

/** Parameter of an address that holds answers. */
export const COUNT_PARAM = 'answers';

/** Returns answers as an address holds them: those before the first question without one. */
export function countParam(answers: Partial<CountAnswers>): string {
  const given = countQuestions.map(({ name }) => answers[name]);
  const end = given.indexOf(undefined);
  return (end < 0 ? given : given.slice(0, end)).join('.');
}

/** Reads what countParam writes, up to the first part that is no answer to its question. */
export function readCountParam(param: string | null): Partial<CountAnswers> {
  const parts = param?.split('.') ?? [];
  const isWrong = countQuestions.map(
    ({ choices }, index) => !choices.some(({ value }) => value === parts[index]),
  );
  const end = isWrong.indexOf(true);
  const known = countQuestions.slice(0, end < 0 ? countQuestions.length : end);
  return Object.fromEntries(known.map(({ name }, index) => [name, parts[index]]));
}

const whatOf: Partial<Record<ActivityType, CountAnswers['what']>> = {
  course: 'course',
  conference: 'course',
  'case-review': 'discussion',
  simulation: 'simulation',
  debrief: 'discussion',
  reading: 'self-study',
  research: 'project',
  committee: 'meeting',
  'self-paced-module': 'e-learning',
};

const typeOf: Partial<Record<CountAnswers['what'], ActivityType>> = {
  course: 'course',
  simulation: 'simulation',
  'self-study': 'reading',
  'e-learning': 'self-paced-module',
  project: 'research',
  meeting: 'committee',
};

/** Returns the type of activity that the answers say; null if they leave it open. */
export const typeOfAnswers = ({ who, what }: CountAnswers): ActivityType | null =>
  who === 'teacher' ? 'teaching' : (typeOf[what] ?? null);

/** Returns the answers that a record gives already; they are offered as chosen, to be looked at. */
export function answersOf(activity: {
  activityType?: ActivityType | null;
  isInteractive?: boolean;
  setting?: ActivitySetting | null;
}): Partial<CountAnswers> {
  const { activityType, isInteractive, setting } = activity;
  const what = activityType && whatOf[activityType];
  const isTeaching = activityType === 'teaching' || activityType === 'supervision';
  return {
    ...(isTeaching && { who: 'teacher' }),
    ...(activityType === 'research' && { who: 'author' }),
    ...(what && { what }),
    ...(isInteractive && setting && { withWhom: setting }),
  };
}
