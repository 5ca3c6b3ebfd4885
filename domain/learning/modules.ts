import { recordLinks } from '../records/record-links.ts';
import { activityCategories, activityLimits, hoursLabel } from '../records/activities.ts';
import type { CaseStudy } from './case-studies.ts';
import { certificateMessages } from './certificates.ts';
import { foldCategory } from '../records/categories.ts';
import { dayLabel, type CivilDate } from '../dates.ts';
import { PRODUCT } from '../product.ts';

/** A paragraph, a bulleted list or a table. */
export type ContentBlock = string | { list: string[] } | { table: ContentTable };

export interface ContentTable {
  /** Describes the table; read out before it. */
  caption: string;
  columns: string[];
  /** One cell for each column; the first names the row. */
  rows: string[][];
}

export interface ModuleSection {
  heading: string;
  blocks: ContentBlock[];
}
export type Choice = 0 | 1 | 2;

export interface QuizQuestion {
  /** Its name within the module; it stays when the text changes, since attempts refer to it. */
  id: string;
  question: string;
  options: [string, string, string];
  correctAnswer: Choice;
  /** Why the right answer is right, and why the others are not. */
  explanation: string;
}

export interface ModuleReference {
  title: string;
  publisher: string;
  year: number;
  url?: string;
}

/** A work for those who want more than the module; its time is not part of the module's. */
export interface FurtherReading {
  title: string;
  publisher: string;
  year: number;
  url: string;
  /** Estimated minutes to read or watch it. */
  minutes: number;
}

/** A drawing of ours. The client draws it by its key; users who cannot see it read the words. */
export interface ModuleFigure {
  key: FigureKey;
  title: string;
  /** The heading of the section that it follows. */
  section: string;
  /** Everything that the drawing shows, in sentences. */
  words: string[];
}

/** The drawings that the client knows. */
export const figureKeys = [
  'de-escalation-steps',
  'arrest-drug-timing',
  'paediatric-triangle',
  'bleeding-controls',
  'haemorrhage-trigger',
  'capacity-questions',
  'shock-mechanisms',
] as const;
export type FigureKey = (typeof figureKeys)[number];

export interface ModuleVideo {
  title: string;
  provider: string;
  /** The plain link shown beside the player. */
  url: string;
}

/** Reviewer of a module, their role, and the date. */
export interface Reviewer {
  name: string;
  role: string;
  on: CivilDate;
}

/** One learning module as its authors write it. The correct answers never leave the server before submission. */
export interface ModuleContent {
  slug: string;
  title: string;
  description: string;
  category: string;
  hours: 2 | 3;
  /** Printed on certificates, so that a certificate says which text was learned. */
  version: string;
  lastReviewed: CivilDate;
  authors: string[];
  /** Clinicians who have read this text and vouch for it. Empty until one has: no name is ever invented. */
  reviewers: Reviewer[];
  isRecommended: boolean;
  isInteractive: boolean;
  objectives: string[];
  sections: ModuleSection[];
  keyPoints: string[];
  /** Number of questions that a quiz draws from the bank. */
  quizLength: number;
  /** The bank. */
  questions: QuizQuestion[];
  references: ModuleReference[];
  video: ModuleVideo | null;
  caseStudies: CaseStudy[];
  figures: ModuleFigure[];
  furtherReading: FurtherReading[];
}

/** The categories of a learning module (specification, section 2). */
export const moduleCategories = [
  'Clinical Practice',
  'Professional Development',
  'Education and Research',
  'Leadership and Management',
] as const;
export type ModuleCategory = (typeof moduleCategories)[number];

/** The choices of the category filter; a module's own category is folded into them. */
export const moduleFilters = [
  { value: 'all', label: 'All Categories' },
  ...activityCategories.map((category) => ({ value: category, label: category })),
] as const;

/** The tabs of the Modules screen, in their order. */
export const moduleTabs = [
  { value: 'all', label: 'All Modules' },
  { value: 'recommended', label: 'Recommended' },
  { value: 'in-progress', label: 'In Progress' },
  { value: 'completed', label: 'Completed' },
] as const;

/** True if a module belongs under a choice of the category filter. */
export function matchesModuleFilter(category: string, filter: string): boolean {
  return filter === 'all' || foldCategory(category) === filter;
}

/** The percentage of right answers from which a quiz is passed (specification, section 9). */
export const PASS_MARK = 70;

/** The fewest and the most characters of a module's reflection; the most is what an activity's description holds. */
export const moduleReflectionLimits = { min: 50, max: activityLimits.description.max } as const;

/** Number of modules that are recommended if the caller states none. */
export const RECOMMENDED_MODULES = 4;

/** Milliseconds after which a passed module without a reflection completes by itself. */
export const AUTO_COMPLETE_MS = 1000;

/** The steps of the player, in their order; some modules lack the last one. */
export const moduleSteps = ['content', 'quiz', 'reflection'] as const;
export type ModuleStep = (typeof moduleSteps)[number];

/** True if a module ends with a reflection: those with the Interactive badge do, since they ask about one's own practice. */
export function hasReflection(module: { isInteractive: boolean }): boolean {
  return module.isInteractive;
}

export interface ModulePlayerState {
  step: ModuleStep;
  /** True if the quiz was submitted. */
  submitted: boolean;
  /** True if the module ends with a reflection. */
  hasReflection: boolean;
  reflection: string;
}

/** The percentage on the player's progress bar (specification, section 4). */
export function moduleProgress(state: ModulePlayerState): number {
  if (state.step === 'content') return 20;
  if (state.step === 'reflection') return state.reflection.trim().length > 10 ? 90 : 80;
  if (!state.submitted) return 40;
  return state.hasReflection ? 70 : 100;
}

/** Minutes that a module takes: 3 for each question, and 15 (specification, section 9). */
export function estimatedMinutes(questionCount: number): number {
  return 3 * questionCount + 15;
}

/** The whole percentage of right answers; 0 when there are no questions. */
export function quizScore(correct: number, total: number): number {
  return total > 0 ? Math.round((correct / total) * 100) : 0;
}

export interface QuizResult {
  correct: number;
  total: number;
  /** Whole percentage. */
  score: number;
  passed: boolean;
}

/** The result of a quiz: each answer is the index of the chosen option, in the order of the questions. */
export function gradeQuiz(
  questions: readonly Pick<QuizQuestion, 'correctAnswer'>[],
  answers: readonly unknown[],
): QuizResult {
  const correct = questions.filter(({ correctAnswer }, i) => answers[i] === correctAnswer).length;
  const score = quizScore(correct, questions.length);
  return { correct, total: questions.length, score, passed: score >= PASS_MARK };
}

/** Returns the notice about answers that are missing or not one of the three choices, else null. */
export function checkAnswers(
  answers: readonly unknown[],
  total: number,
): { title: string; description: string } | null {
  const given = Array.from({ length: total }, (_, i) => answers[i]);
  const answered = given.filter((answer) => answer === 0 || answer === 1 || answer === 2).length;
  return answered === total ? null : moduleMessages.unanswered(answered, total);
}

interface ModuleResult {
  score: number;
  reflection: string | null;
  /** Hours that the learner confirmed, otherwise the module's. */
  hours: number;
  /** Times at which its quiz was first tried and the module was completed. */
  startDate: Date;
  endDate: Date;
}

/**
 * The activity that completing a module records. It is never interactive, even if the module has that badge: the
 * standard asks for a setting with other practitioners.
 */
export function moduleActivity(
  module: Pick<ModuleContent, 'title' | 'description' | 'category' | 'version'>,
  { score, reflection, ...rest }: ModuleResult,
) {
  return {
    title: module.title,
    description: reflection ?? module.description,
    category: foldCategory(module.category),
    isInteractive: false,
    activityType: 'self-paced-module' as const,
    provider: PRODUCT,
    ...rest,
    evidence: `Learning module of ${PRODUCT}, version ${module.version}; quiz passed with ${score}%.`,
  };
}

/** Path within the app that opens a module, by its slug or id. */
export const moduleLink = (module: string): string =>
  `/cpd-modules?module=${encodeURIComponent(module)}`;

/** Path within the app that opens the review of a module. */
export const moduleReviewLink = (slug: string): string =>
  `/cpd-modules?review=${encodeURIComponent(slug)}`;

/** The notification of a completed module. */
export function moduleCompletedNotification(module: { id: number; title: string; hours: number }) {
  return {
    kind: 'module-completed' as const,
    link: recordLinks.module(String(module.id)),
    title: moduleMessages.completed.title,
    message: `You completed "${module.title}". ${hoursLabel(module.hours)} of CPD were added to your log. ${certificateMessages.ready}`,
  };
}

/** Badges of a module's card: how it is taught and checked, as far as its data prove it. */
export const moduleBadges = ({
  reviewers,
  hasLiveSession = false,
}: {
  reviewers: readonly object[];
  /** True if other practitioners take part at a set time; no module has one. */
  hasLiveSession?: boolean;
}): string[] => [
  hasLiveSession ? 'Interactive' : 'Self-paced',
  reviewers.length > 0 ? 'Peer-reviewed' : 'Not reviewed by a clinician',
];

/** Shown beside the hours of a module or of its certificate unless a clinician has read the text. */
export const NOT_REVIEWED = 'No clinician has reviewed this module.';

/** Says who wrote and who reviewed a module's text. */
export function madeBy({
  authors,
  reviewers,
}: Pick<ModuleContent, 'authors' | 'reviewers'>): string {
  const reviews = reviewers.map(({ name, role, on }) => `${name}, ${role}, on ${dayLabel(on)}`);
  const reviewed =
    reviews.length > 0 ? `Reviewed by ${reviews.join('; ')}` : 'Not yet reviewed by a clinician';
  return `Written by ${authors.join(', ')}. ${reviewed}.`;
}

/** Texts of the module screens and the player (specification, sections 2, 5 and 8). */
export const moduleMessages = {
  unanswered: (answered: number, total: number) => ({
    title: 'Please answer all questions',
    description: `You've answered ${answered} of ${total} questions.`,
  }),
  quizSubmitted: ({ score, correct, total }: Pick<QuizResult, 'score' | 'correct' | 'total'>) => ({
    title: 'Quiz submitted',
    description: `You scored ${score}% (${correct}/${total})`,
  }),
  quizReplaced:
    'These questions were already submitted in another window or on another device, or have changed since.',
  /** `from`: the time of the next try. */
  waits: (from: string) =>
    `Too few questions are left that you have not had with their explanations. The next try is open from ${from}. Until then, read the text again.`,
  tryAgain: 'Then try again: other questions are waiting.',
  tries:
    'Each try asks questions that you have not had. Once too few are left, the next try opens a day later.',
  completedElsewhere: 'This module was completed elsewhere in the meantime.',
  reflectionChanged:
    'The reflection was changed elsewhere in the meantime. “Send again” replaces it with what is on this phone.',
  submitFirst: 'Please submit the quiz',
  passFirst: `Please pass the quiz with at least ${PASS_MARK}% before you complete the module.`,
  noReflection: 'This module has no reflection step',
  reflectionRequired: {
    title: 'Reflection required',
    description: 'Please write at least 50 characters for your reflection.',
  },
  reflectionEmpty:
    'These words say too little. Please write in a sentence of your own what you will do differently.',
  reflectionThin:
    'Short. The audit check asks for about 15 different words, and you cannot change the text later.',
  complete: 'Complete module',
  completed: { title: 'Module completed', description: 'Your progress has been recorded.' },
  empty: 'No standard modules found.',
  emptyInProgress: "You don't have any modules in progress.",
  emptyCompleted: "You haven't completed any modules yet.",
  emptyRecommended: 'No recommended modules available at this time.',
  emptyFiltered: 'No modules match your search and category.',
  unknown: 'This module does not exist. Choose one of these.',
  saveFailed: 'Your place could not be saved',
  submitFailed: 'The quiz was not submitted',
  completeFailed: (title: string) => `“${title}” is not completed yet`,
  reviewDue: 'Review due',
  startReview: 'Answer three questions',
  notInteractiveHours: 'They are not interactive hours, because you do the module on your own.',
} as const;
