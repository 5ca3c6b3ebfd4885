import { activityFields } from './activities.fields.ts';
import { presetRepeatLabels, type PresetValues } from './presets.ts';
import { day, formatted, optional, type FieldSpecs } from './record-fields.ts';

/** The fields of a preset; those of the activity that it records have the same names there. */
export const presetFields: FieldSpecs<PresetValues> = {
  title: activityFields.title,
  hours: activityFields.hours,
  category: activityFields.category as FieldSpecs<PresetValues>['category'],
  activityType: activityFields.activityType,
  isInteractive: activityFields.isInteractive,
  provider: optional(activityFields.provider),
  repeat: formatted('Suggested', (repeat) => presetRepeatLabels[repeat]),
  startsOn: day('From'),
  // It changes by itself when the preset is recorded or skipped.
  settledOn: { ...optional(day('Recorded or skipped up to')), isCompared: false },
};
