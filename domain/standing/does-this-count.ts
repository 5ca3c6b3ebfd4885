import type { CountAnswers } from '../records/count-answers.ts';
import {
  countVerdicts,
  findingsOf,
  interactionOf,
  type Clause,
  type CountVerdict,
  type Finding,
} from './count-findings.ts';
import { readingOf } from './count-readings.ts';
import { cpdPeriod } from './cpd.ts';
import type { CivilDate } from '../dates.ts';
import type { Claim, RulePack } from './rule-packs.ts';
import type { Source } from '../sources.ts';
import { rulesFor } from './standard.ts';
import { PRODUCT } from '../product.ts';

export const countVerdictLabels: Record<CountVerdict, string> = {
  'likely-yes': 'Likely yes',
  partly: 'Partly',
  unlikely: 'Unlikely',
};

/** The judgement of one figure of the standard: of the hours in all, or of those with other practitioners. */
export interface CountPart {
  verdict: CountVerdict;
  /** The figure in words: 'Your 30 hours a year'. */
  figure: string;
  because: string;
  /** The element of the standard that decides, and its words. */
  clause: Clause;
  quote: string;
  source: Source;
  /** Readings of it by others, such as another Board or a union. */
  readings: Claim[];
  /** Empty if nothing is missing. */
  whatWouldMakeItCount: string[];
}

export interface CountJudgement {
  total: CountPart;
  interactive: CountPart;
  /** The first day of the rules by which it was judged. */
  rulesFrom: CivilDate;
  decides: string;
  /** The evidence that an activity that counts still needs. */
  evidence: Claim;
}

/** Texts of the question and its result. */
export const countTexts = {
  title: 'Does this count as CPD?',
  name: 'Does this count?',
  intro:
    'Five questions about an activity. The result quotes the standard and says what would make it count.',
  decides: 'The Board decides. This is our reading of the standard, not its answer.',
  notKept: 'Without an account, nothing you choose here is sent or kept.',
  step: (nth: number, of: number) => `Question ${nth} of ${of}`,
  back: 'Back',
  change: 'Change the answers',
  result: 'Our reading',
  view: 'See the answer',
  toApp: `Go to ${PRODUCT}`,
  makeItCount: 'What would make it count',
  standsUp: 'To make it audit-ready',
  yourAnswers: 'Your answers',
  log: 'Log this',
  signIn: 'Sign in to log it',
  keep: 'Keep this answer',
  remove: 'Remove the answer',
  ask: 'Does this count?',
  none: 'Not asked yet.',
  kept: { title: 'Answer kept', description: 'It is kept with the activity. Only you see it.' },
  removed: 'Answer removed',
  keepFailed: 'The answer could not be kept',
  limited: (because: string) => `Hours count to these only as far as they count at all. ${because}`,
  rules: (from: string) => `Judged by the rules in force from ${from}.`,
  part: (figure: string, verdict: CountVerdict) => `${figure}: ${countVerdictLabels[verdict]}`,
} as const;

const worst = (findings: readonly Finding[]): CountVerdict =>
  countVerdicts.findLast((verdict) => findings.some((each) => each.verdict === verdict)) ??
  'likely-yes';

/**
 * Judges an activity by the five answers and the rules of the CPD year in which its day lies. The hours in all and
 * those with other practitioners are judged apart, and no hour counts to the latter that does not count at all.
 */
export function doesThisCount(answers: CountAnswers, day: CivilDate): CountJudgement {
  const unregistered = { registrationDate: null, registrationExpiryDate: null };
  const rules = rulesFor(cpdPeriod(unregistered, day));
  const { total, interactive } = rules.annualRequirement;
  const findings = findingsOf(answers);
  const verdict = worst(findings);
  const deciding = findings.find((each) => each.verdict === verdict)!;
  const interaction = interactionOf(answers);
  const isLimited = countVerdicts.indexOf(verdict) > countVerdicts.indexOf(interaction.verdict);
  return {
    total: partOf(rules, `Your ${total} hours a year`, deciding, findings),
    interactive: partOf(
      rules,
      `Your ${interactive} hours with other practitioners`,
      isLimited ? { ...deciding, because: countTexts.limited(deciding.because) } : interaction,
      [interaction, ...findings],
    ),
    rulesFrom: rules.from,
    decides: countTexts.decides,
    evidence: rules.evidence,
  };
}

function partOf(
  rules: RulePack,
  figure: string,
  deciding: Finding,
  all: readonly Finding[],
): CountPart {
  const { elements, source } = rules.contentElements;
  return {
    verdict: deciding.verdict,
    figure,
    because: deciding.because,
    clause: deciding.clause,
    quote: elements.find(({ id }) => id === deciding.clause)!.text,
    source,
    readings: deciding.readings.map((reading) => readingOf(rules, reading)),
    whatWouldMakeItCount: all.flatMap(({ change }) => change),
  };
}
