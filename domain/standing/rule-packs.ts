import type { ActivityType } from '../records/activity-types.ts';
import type { CivilDate } from '../dates.ts';
import { sources, type Source } from '../sources.ts';

/** A claim in words, with its source. */
export interface Claim {
  text: string;
  source: Source;
}

/** The rules in force from one day to another. Each figure and text comes with the source in which it was read. */
export interface RulePack {
  from: CivilDate;
  /** The last day; null while no later pack is known. */
  to: CivilDate | null;
  /** The text that is in force, with the day it took effect. */
  source: Source;
  /**
   * Hours in a full period: in all, and of these with other practitioners. 0 if it was read that none are asked for, null
   * if nothing was read about them.
   */
  annualRequirement: { total: number | null; interactive: number | null; source: Source };
  /** Requirements beside hours, such as two types of activity; absent if there are none. */
  quotas?: readonly Quota[];
  /** Further requirements for holders of an endorsement; absent if nothing was read. */
  addOns?: readonly AddOn[];
  /** The elements of CPD in the standard's own words, whole. */
  contentElements: {
    elements: readonly {
      /** The letter under which activities store it; null if the standard has none. */
      id: string | null;
      text: string;
      /** True if it is about hours with others, so that no activity meets it by itself. */
      isAboutHours?: true;
    }[];
    /** Further text that was read about what counts. */
    remark?: string;
    source: Source;
  };
  portfolio: {
    /** The standard's second limb. */
    duty: Claim;
    /** Source that says what a portfolio holds, as the beginning of a sentence. */
    saidBy: string;
    /** Each null if it was not read. */
    items: readonly [goals: string | null, plan: string | null, reflection: string | null];
    source: Source;
  };
  /** Null if it was not read: then a shorter period needs the hours of a full one. */
  proRata: {
    /** Hours by whole months of registration in the period; the first row whose `fromMonths` is reached holds. */
    rows: readonly {
      fromMonths: number;
      /** True if the row begins only beyond those months. */
      isOver?: true;
      months: string;
      total: number;
      interactive: number;
    }[];
    source: Source;
    /** True if a lapse makes a period shorter, not only the days before the first registration. Breaks never do. */
    lapsesCount: boolean;
    /** Another reading: hours by the whole months left in the period, and in the very first period. */
    otherReading: {
      everyMonths: number;
      total: number;
      firstPeriodTotal: number;
      source: Source;
    } | null;
  } | null;
  /** Years for which records are kept after the end of the period; null if it was not read. */
  retention: { years: number; source: Source } | null;
  /** Days in which the evidence is wanted when an audit arrives; null if none were read. */
  audit: { days: number; source: Source } | null;
  /** The registrations to which the standard does not apply; null if it was not read. */
  exclusions: { registrations: readonly string[]; source: Source } | null;
  /** Null if it was not read. */
  exemptions: Claim | null;
  /** A claim that was not read names us as its source: its clause is left to the owner. */
  evidence: Claim;
  privacy: Claim;
}

/** A minimum in a period: of hours, of activities, or of different types of activity. */
export interface Quota {
  id: string;
  /** In words: 'At least two types of activity'. */
  text: string;
  least: number;
  of: 'hours' | 'activities' | 'types';
  /** The types that are meant; absent for activities of every type. */
  types?: readonly ActivityType[];
  /** True for a topic that no field of an activity names: its owner judges it. */
  isTopic?: true;
  source: Source;
}

/** Further requirements for holders of an endorsement, in periods that end on or after `from`. */
export interface AddOn {
  endorsement: string;
  from: CivilDate;
  total: number;
  /** Of these, with other practitioners. */
  interactive: number;
  quotas: readonly Quota[];
  source: Source;
}

/**
 * Every pack of paramedicine, oldest first, each from the day after the one before. For new rules, set `to` of the last pack and add one
 * after it: only periods that end in it change (decision 029).
 */
export const rulePacks: readonly RulePack[] = [
  {
    from: '2018-05-17',
    to: null,
    source: sources.boardsList,
    annualRequirement: { total: 30, interactive: 8, source: sources.standard },
    contentElements: {
      elements: [
        { id: 'a', text: 'seeks to improve patient outcomes and experiences' },
        {
          id: 'b',
          text: 'draws on the best available evidence, including well-established and accepted knowledge that is supported by research where possible, to inform good practice and decision-making',
        },
        {
          id: 'c',
          text: 'contributes directly to improving your competence (performance and behaviour) and keeping you up to date in your chosen scope and setting of practice',
        },
        { id: 'd', text: 'builds on your existing knowledge' },
        {
          id: 'e',
          text: 'includes a minimum of eight hours CPD in an interactive setting with other practitioners',
          isAboutHours: true,
        },
      ],
      source: sources.standard,
    },
    portfolio: {
      duty: {
        text: 'The standard requires you to maintain a portfolio.',
        source: sources.standard,
      },
      saidBy: 'As other National Boards put it',
      items: [
        'learning goals',
        'planned activities, and the reason when the plan changes',
        'a reflection on how each activity has improved or will improve practice',
      ],
      source: sources.otherBoards,
    },
    proRata: {
      rows: [
        { fromMonths: 12, months: '12 months', total: 30, interactive: 8 },
        { fromMonths: 6, months: '6 to under 12 months', total: 15, interactive: 4 },
        { fromMonths: 3, months: '3 to under 6 months', total: 7.5, interactive: 2 },
        { fromMonths: 0, months: 'Under 3 months', total: 0, interactive: 0 },
      ],
      source: sources.proRata,
      lapsesCount: true,
      otherReading: {
        everyMonths: 3,
        total: 7.5,
        firstPeriodTotal: 0,
        source: sources.otherTracker,
      },
    },
    retention: { years: 5, source: sources.summary },
    audit: { days: 28, source: sources.otherBoardsAudit },
    exclusions: { registrations: ['student', 'non-practising'], source: sources.college },
    exemptions: {
      text: 'Only in exceptional circumstances, by application. The Board decides.',
      source: sources.otherBoardsExemptions,
    },
    evidence: {
      text: 'A certificate alone is not enough: plan, activity (title, type, provider, duration, dates), reflection and evidence belong together.',
      source: sources.otherBoards,
    },
    privacy: {
      text: 'Never put identifiable patient data in a reflection or an upload.',
      source: sources.otherBoards,
    },
  },
];
