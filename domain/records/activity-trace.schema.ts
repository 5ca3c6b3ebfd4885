import {
  traceFields,
  traceLimits,
  type ContentElementId,
  contentElementIds,
} from './activity-trace.ts';
import { activitySettings } from './activity-settings.ts';
import { activityTypes } from './activity-types.ts';
import { choice, optionalDay, optionalText, optionalWholeNumber } from '../fields.ts';
import { field } from '../forms.ts';
import { labelsOf } from './record-fields.ts';

const labels = labelsOf(traceFields);

const elementIds: readonly string[] = contentElementIds;

const messages = {
  activityType: `${labels.activityType} must be one of: ${activityTypes.join(', ')}`,
  setting: `${labels.setting} must be ${activitySettings.join(' or ')}`,
  practitionerCount: `${labels.practitionerCount} must be a whole number from ${traceLimits.practitionerCount.min} to ${traceLimits.practitionerCount.max}`,
  contentElements: `${labels.contentElements} must be a list of ${elementIds.join(', ')}`,
};

/** The fields that make an activity traceable for an auditor, all optional (guidelines, Evidence). */
export const traceRules = {
  activityType: choice(activityTypes, messages.activityType).nullable(),
  provider: optionalText({ label: labels.provider, ...traceLimits.provider }),
  startDate: optionalDay(labels.startDate),
  endDate: optionalDay(labels.endDate),
  setting: choice(activitySettings, messages.setting).nullable(),
  place: optionalText({ label: labels.place, ...traceLimits.place }),
  practitioners: optionalText({ label: labels.practitioners, ...traceLimits.practitioners }),
  practitionerCount: optionalWholeNumber({
    ...traceLimits.practitionerCount,
    message: messages.practitionerCount,
  }),
  contentElements: field<ContentElementId[]>(sorted, elementsProblem, {
    type: 'array',
    items: { type: 'string', enum: elementIds },
  }).nonNullable(messages.contentElements),
  howItMeets: optionalText({
    multiline: true,
    label: labels.howItMeets,
    ...traceLimits.howItMeets,
  }),
};

/** The same fields for a new activity, with defaults. */
export const newTraceRules = {
  activityType: traceRules.activityType.default(null),
  provider: traceRules.provider.default(null),
  startDate: traceRules.startDate.default(null),
  endDate: traceRules.endDate.default(null),
  setting: traceRules.setting.default(null),
  place: traceRules.place.default(null),
  practitioners: traceRules.practitioners.default(null),
  practitionerCount: traceRules.practitionerCount.default(null),
  contentElements: traceRules.contentElements.default([]),
  howItMeets: traceRules.howItMeets.default(null),
};

/** Removes duplicates and sorts by the standard's order. */
function sorted(raw: unknown): unknown {
  if (!Array.isArray(raw) || elementsProblem(raw)) return raw;
  return elementIds.filter((id) => raw.includes(id));
}

function elementsProblem(value: unknown): string | null {
  const isGood = Array.isArray(value) && value.every((id) => elementIds.includes(id as string));
  return isGood ? null : messages.contentElements;
}
