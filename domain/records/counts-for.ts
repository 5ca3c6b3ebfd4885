import { HOURS_MAX, HOURS_STEP, hoursLabel } from './activities.ts';
import { tenths } from '../standing/cpd.ts';
import { inSentence } from '../professions/profession.ts';
import { professionOf, sharingOf } from '../professions/professions.ts';
import { countsForText, type CountsFor, type HoursFor } from './hours-for.ts';
import { paramedic } from '../professions/paramedic.ts';
import {
  registrationsOf,
  registrationsMessages,
  type Registered,
} from '../standing/registrations.ts';

/** Texts of the field. */
export const countsForTexts = {
  help: 'How many of its hours count for each of your registrations.',
  hours: (label: string) => `Hours as ${inSentence(label)}`,
  shape: 'Counts for must be a list of profession and hours, each profession once',
  tooMany: (label: string, hours: number) =>
    `No more than ${hoursLabel(hours)} can count for ${inSentence(label)}: the activity has no more`,
  split: (a: string, b: string, hours: number) =>
    `${a} and ${inSentence(b)} share its hours: together no more than ${hoursLabel(hours)}`,
  exclusive: (a: string, b: string) =>
    `It can count for one of ${inSentence(a)} and ${inSentence(b)}, not for both`,
  hoursProblem: `Enter the hours for each registration in steps of ${HOURS_STEP}, 0 for none`,
  none: 'Give at least half an hour to one registration',
} as const;

/** True for hours that can count for one registration. */
export const isShare = (hours: unknown): hours is number =>
  typeof hours === 'number' &&
  hours >= 0 &&
  hours <= HOURS_MAX &&
  Number.isInteger(hours / HOURS_STEP);

/** Returns what is wrong with a statement about an activity with these hours; null if nothing is. */
export function countsForProblem(countsFor: CountsFor, hours: number): string | null {
  if (countsFor === null) return null;
  const given = countsFor
    .filter((each) => each.hours > 0)
    .flatMap((each) => {
      const profession = professionOf(each.profession);
      return profession ? [{ profession, hours: each.hours }] : [];
    });
  if (given.length === 0) return countsForTexts.none;
  for (const [index, a] of given.entries()) {
    const { label } = a.profession;
    if (tenths(a.hours) > tenths(hours)) return countsForTexts.tooMany(label, hours);
    for (const b of given.slice(index + 1)) {
      const { rule } = sharingOf(a.profession, b.profession);
      if (rule === 'exclusive') return countsForTexts.exclusive(label, b.profession.label);
      if (rule === 'split' && tenths(a.hours) + tenths(b.hours) > tenths(hours)) {
        return countsForTexts.split(label, b.profession.label, hours);
      }
    }
  }
  return null;
}

/** Returns what is wrong with the professions of a statement; null if the user holds each of them. */
export function countsForHeldProblem(countsFor: CountsFor, user: Registered): string | null {
  const held = new Set(registrationsOf(user).map(({ profession }) => profession.id));
  return countsFor === null || countsFor.every(({ profession }) => held.has(profession))
    ? null
    : registrationsMessages.notHeld;
}

/** Like countsForText, for an owner with several registrations: without a statement, all hours count for the first. */
export const sharesText = (countsFor: CountsFor, hours: number): string | null =>
  countsForText(countsFor ?? [{ profession: paramedic.id, hours }], hours);

const SHARE = /^(\d+(?:\.\d)?) ?h(?:ours?|rs?)? as ([a-z][a-z -]*)$/i;

/** Reads the words of countsForText; null if they say something else. */
export function readCountsFor(text: string): HoursFor[] | null {
  const parts = text.replace(/\(.*\)/, '').split(/[,;]/);
  const read = parts.map((part) => SHARE.exec(part.trim().replace(/\s+/g, ' ')));
  if (!read.every((found) => found !== null)) return null;
  return read.map(([, hours, profession]) => ({
    profession: profession!.toLowerCase().replaceAll(' ', '-'),
    hours: Number(hours),
  }));
}
