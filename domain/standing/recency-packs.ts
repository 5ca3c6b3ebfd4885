import { addDays, addYears, type CivilDate } from '../dates.ts';
import type { DaySpan } from '../day-spans.ts';
import type { Claim } from './rule-packs.ts';
import { renewalSources } from './renewal-sources.ts';
import { sources, type Source } from '../sources.ts';

/** One of the ways to meet the recency standard. */
export interface RecencyWay {
  id: 'three-years' | 'twelve-months' | 'five-years';
  years: number;
  hours: number;
  /** The longest absence in years that the way allows; null if it names none. */
  absenceYears: number | null;
  /** In the standard's own words. */
  text: string;
}

/** The recency standard from one day to another; each claim with the source in which it was read. */
export interface RecencyPack {
  from: CivilDate;
  /** The last day; null while no later pack is known. */
  to: CivilDate | null;
  /** Any one of them is enough. */
  ways: readonly RecencyWay[];
  source: Source;
  practice: Claim;
  minimum: Claim;
  graduates: Claim;
  /** The part of the standard that was not read, and so is not judged here. */
  unread: Claim;
}

/** Every pack, oldest first. For new rules, set `to` of the last one and add one after it. */
export const recencyPacks: readonly RecencyPack[] = [
  {
    from: '2018-05-17',
    to: null,
    ways: [
      {
        id: 'three-years',
        years: 3,
        hours: 450,
        absenceYears: null,
        text: '450 hours of practice in the previous three years',
      },
      {
        id: 'twelve-months',
        years: 1,
        hours: 150,
        absenceYears: null,
        text: '150 hours of practice in the previous 12 months',
      },
      {
        id: 'five-years',
        years: 5,
        hours: 750,
        absenceYears: 2,
        text: '750 hours of practice in the previous five years with no continuous absence from practice of greater than two years',
      },
    ],
    source: renewalSources.recency,
    practice: {
      text: 'Practice is any role, paid or not, in which you use your skills and knowledge as a paramedic. It is more than direct clinical care: management, administration, education, research, advisory, regulatory and policy roles count, and others that affect the safe, effective delivery of services.',
      source: renewalSources.recency,
    },
    minimum: {
      text: 'The hours are a minimum. Reaching them does not by itself show that you work within the limits of your competence.',
      source: renewalSources.recency,
    },
    graduates: {
      text: 'Recent graduates do not need to meet it.',
      source: renewalSources.recencyGraduates,
    },
    unread: {
      text: 'We have not read how leave, supervised return and a change of scope are treated. If you have been away or changed your scope, ask the Board.',
      source: { ...sources.summary, title: 'Recency of practice: leave and return' },
    },
  },
];

/** Returns the pack in force on a day; for days before the first pack, the first. */
export const recencyRulesFor = (day: CivilDate): RecencyPack =>
  recencyPacks.filter(({ from }) => from <= day).at(-1) ?? recencyPacks[0]!;

/** The days of the last years, up to a day. */
export const recencyWindow = (day: CivilDate, years: number): DaySpan => ({
  startDate: addDays(addYears(day, -years), 1),
  endDate: day,
});
