import {
  activityCategories,
  activityDefaults,
  activityLimits,
  HOURS_MAX,
  HOURS_MIN,
  HOURS_STEP,
} from './activities.ts';
import { traceLimits } from './activity-trace.ts';
import { activityTypes } from './activity-types.ts';
import type { CivilDate } from '../dates.ts';
import { choice, flag, hours, optionalDay, optionalText, text } from '../fields.ts';
import { form } from '../forms.ts';
import { presetFields } from './presets.fields.ts';
import { presetRepeats, type PresetRepeat } from './presets.ts';
import { labelsOf } from './record-fields.ts';
import { version } from '../versions.schema.ts';

const labels = labelsOf(presetFields);

const messages = {
  title: `${labels.title} must be at least ${activityLimits.title.min} characters`,
  hours: `${labels.hours} must be a positive number`,
  category: `${labels.category} is required`,
  activityType: `${labels.activityType} must be one of: ${activityTypes.join(', ')}`,
  repeat: `${labels.repeat} must be one of: ${presetRepeats.join(', ')}`,
  startsOn: 'Please choose the first day',
};

const fields = {
  title: text({ label: labels.title, ...activityLimits.title, short: messages.title }),
  hours: hours({ label: labels.hours, min: HOURS_MIN, step: HOURS_STEP, max: HOURS_MAX }),
  category: choice(activityCategories, messages.category),
  activityType: choice(activityTypes, messages.activityType).nullable(),
  isInteractive: flag(labels.isInteractive),
  provider: optionalText({ label: labels.provider, ...traceLimits.provider }),
  repeat: choice(presetRepeats, messages.repeat),
  startsOn: optionalDay(labels.startsOn),
  settledOn: optionalDay(labels.settledOn),
};

/** Returns the problems between fields: a preset that is proposed needs a first day. */
export const presetProblems = (preset: {
  repeat: PresetRepeat;
  startsOn: CivilDate | null;
}): { startsOn?: string } =>
  preset.repeat !== 'never' && !preset.startsOn ? { startsOn: messages.startsOn } : {};

/** A new preset. */
export const presetSchema = form({
  title: fields.title.required(messages.title),
  hours: fields.hours.required(messages.hours),
  category: fields.category.required(messages.category),
  activityType: fields.activityType.default(null),
  isInteractive: fields.isInteractive.default(activityDefaults.isInteractive),
  provider: fields.provider.default(null),
  repeat: fields.repeat.default('never'),
  startsOn: fields.startsOn.default(null),
  settledOn: fields.settledOn.default(null),
});

/** A change of a preset: a field that is left out stays as it is. */
export const presetChangeSchema = form({ ...fields, version });
