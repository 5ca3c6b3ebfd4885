import type { ActivityStatus } from './activities.ts';
import {
  activitySettingLabels,
  activitySettings,
  type ActivitySetting,
} from './activity-settings.ts';
import { activityTypeLabel, type ActivityType } from './activity-types.ts';
import { counted } from '../counts.ts';
import type { CivilDate } from '../dates.ts';
import {
  day,
  formatted,
  NO_VALUE,
  number,
  privateText,
  labelsOf,
  type FieldSpecs,
} from './record-fields.ts';
import { rulePacks, type RulePack } from '../standing/rule-packs.ts';

/** The elements of the standard that an activity itself can meet, as they are stored; (e) is about hours. */
export const contentElementIds = ['a', 'b', 'c', 'd'] as const;
export type ContentElementId = (typeof contentElementIds)[number];

/** Length limits of a trace's texts in characters, and maximum practitioners; our own limits. */
export const traceLimits = {
  provider: { max: 200 },
  place: { max: 200 },
  practitioners: { max: 500 },
  practitionerCount: { min: 1, max: 9999 },
  howItMeets: { max: 2000 },
} as const;

/** Values of the form section with details for an auditor. */
export interface TraceFormValues {
  activityType: ActivityType | null;
  provider: string;
  startDate: CivilDate | null;
  endDate: CivilDate | null;
  setting: ActivitySetting | null;
  place: string;
  practitioners: string;
  /** Empty if unknown. */
  practitionerCount: number | '';
  contentElements: ContentElementId[];
  howItMeets: string;
}

/** Values of an empty section. */
export const traceDefaults: TraceFormValues = {
  activityType: null,
  provider: '',
  startDate: null,
  endDate: null,
  setting: null,
  place: '',
  practitioners: '',
  practitionerCount: '',
  contentElements: [],
  howItMeets: '',
};

/** The fields of a trace. */
export const traceFields: FieldSpecs<TraceFormValues> = {
  activityType: formatted('Type of activity', (type) => activityTypeLabel(type) ?? NO_VALUE),
  provider: privateText('Provider'),
  startDate: day('Start date'),
  endDate: day('End date'),
  setting: formatted('Setting', (setting) => (setting ? activitySettingLabels[setting] : NO_VALUE)),
  place: privateText('Place'),
  practitioners: privateText('With whom'),
  practitionerCount: number('How many others'),
  contentElements: formatted('Meets the standard', (ids) => contentElementsText(ids) || NO_VALUE),
  howItMeets: privateText('How it meets the standard'),
};

/** The label of each field of a trace. */
export const traceLabels = labelsOf(traceFields);

const messages = {
  order: `${traceFields.endDate.label} cannot be before the start date`,
  future: (label: string) => `${label} of a completed activity cannot be in the future`,
};

interface Days {
  status: ActivityStatus;
  startDate: CivilDate | null;
  endDate: CivilDate | null;
}

/** Returns the problems with the days of an activity, by field: an end before the start, or a completed activity in the future. */
export function traceDayProblems(
  { status, startDate, endDate }: Days,
  today: CivilDate,
): { startDate?: string; endDate?: string } {
  const comes = (day: CivilDate | null) => status === 'completed' && day !== null && day > today;
  return {
    ...(comes(startDate) && { startDate: messages.future(traceFields.startDate.label) }),
    ...(comes(endDate) && { endDate: messages.future(traceFields.endDate.label) }),
    ...(startDate && endDate && endDate < startDate && { endDate: messages.order }),
  };
}

/** Returns with whom in words: 'Two consultants and a nurse (3 others)'; null if unknown. */
export function practitionersText(practitioners: string | null, count: number | null) {
  const others = count === null ? null : counted(count, 'other');
  if (!practitioners) return others;
  return others ? `${practitioners} (${others})` : practitioners;
}

/** Returns where in words: 'In person, Station 12'; null if unknown. */
export function settingText(setting: string | null, place: string | null): string | null {
  const label = activitySettings.find((each) => each === setting);
  return [label && activitySettingLabels[label], place].filter(Boolean).join(', ') || null;
}

/** The elements that an activity itself can meet, in the words of a pack. */
export const meetableElements = ({ contentElements }: RulePack) =>
  contentElementIds.flatMap((id) => {
    const element = contentElements.elements.find((each) => each.id === id);
    return element ? [{ id, label: `(${id}) ${element.text}` }] : [];
  });

/** Returns the elements that are met, in words: '(a) seeks to …; (b) draws on …'; without a period in the newest words. */
export const contentElementsText = (
  ids: readonly string[],
  rules: RulePack = rulePacks.at(-1)!,
): string =>
  meetableElements(rules)
    .filter(({ id }) => ids.includes(id))
    .map(({ label }) => label)
    .join('; ');
