import {
  activityDefaults,
  hoursLabel,
  type ActivityCategory,
  type ActivityFormValues,
} from './activities.ts';
import type { ActivityType } from './activity-types.ts';
import { counted } from '../counts.ts';
import { addDays, addMonths, dayLabel, daysBetween, type CivilDate } from '../dates.ts';

/** Rhythms in which a preset is proposed. */
export const presetRepeats = ['never', 'weekly', 'monthly'] as const;
export type PresetRepeat = (typeof presetRepeats)[number];

/** Label of each. */
export const presetRepeatLabels: Record<PresetRepeat, string> = {
  never: 'Not suggested',
  weekly: 'Every week',
  monthly: 'Every month',
};

/** The values of the form of a preset. */
export interface PresetValues {
  title: string;
  hours: ActivityFormValues['hours'];
  category: ActivityCategory;
  activityType: ActivityType | null;
  isInteractive: boolean;
  provider: string;
  repeat: PresetRepeat;
  startsOn: CivilDate | null;
  settledOn: CivilDate | null;
}

/** The values of an empty form; the first day is chosen with how often. */
export const presetDefaults: PresetValues = {
  title: '',
  hours: activityDefaults.hours,
  category: activityDefaults.category,
  activityType: null,
  isInteractive: false,
  provider: '',
  repeat: 'never',
  startsOn: null,
  settledOn: null,
};

type Rhythm = Pick<PresetValues, 'repeat' | 'startsOn' | 'settledOn'>;

/** Returns the latest day up to today on which it recurs; null before the first. A 31st is the last day of a short month. */
export function latestDay({ repeat, startsOn }: Rhythm, today: CivilDate): CivilDate | null {
  if (repeat === 'never' || !startsOn || startsOn > today) return null;
  if (repeat === 'weekly') return addDays(today, -(daysBetween(startsOn, today) % DAYS_OF_WEEK));
  let months = 0;
  while (addMonths(startsOn, months + 1) <= today) months += 1;
  return addMonths(startsOn, months);
}

const DAYS_OF_WEEK = 7;

/** Returns the day for which a preset is proposed; null if it is not, or if that day was recorded or skipped. */
export function proposedDay(preset: Rhythm, today: CivilDate): CivilDate | null {
  const day = latestDay(preset, today);
  return day && (preset.settledOn === null || preset.settledOn < day) ? day : null;
}

/** Says what a preset records: '1.5 hours · Every week'. */
export const presetFacts = ({ hours, repeat }: { hours: number; repeat: PresetRepeat }): string =>
  [hoursLabel(hours), repeat !== 'never' && presetRepeatLabels[repeat]].filter(Boolean).join(' · ');

/** Texts of presets. */
export const presetMessages = {
  help: 'What you do again and again, one press away. Weekly and monthly ones are suggested here on their day, and never logged by themselves.',
  add: 'Add preset',
  due: (day: CivilDate, today: CivilDate) =>
    day === today ? 'Due today' : `Due since ${dayLabel(day)}`,
  dueCount: (count: number) => `${counted(count, 'preset')} due`,
  skip: 'Skip this time',
  skipped: 'Skipped until the next time',
  skipFailed: 'It could not be skipped',
  keep: 'Keep as a preset',
  startsHelp: 'The first day; it repeats from there.',
  dialogTitle: { add: 'Add preset', edit: 'Edit preset' },
  created: { title: 'Preset added' },
  updated: { title: 'Preset updated' },
  saveFailed: 'The preset could not be saved',
  deleted: 'Preset deleted',
  deleteFailed: 'The preset could not be deleted',
  restored: 'Preset restored',
  restoreFailed: 'The preset could not be restored',
  deleteConfirm: {
    title: 'Delete this preset?',
    text: (title: string) => `“${title}” is no longer suggested. What you recorded with it stays.`,
  },
} as const;
