import {
  traceLabels,
  traceLimits,
  activitySettings,
  type ContentElementId,
  meetableElements,
} from './activity-trace.ts';
import { choice, optionalDay, optionalText, optionalWholeNumber } from './fields.ts';
import { field } from './forms.ts';

const elementIds: readonly string[] = meetableElements.map(({ id }) => id);

const messages = {
  setting: `Setting must be ${activitySettings.join(' or ')}`,
  practitionerCount: `How many others must be a whole number from ${traceLimits.practitionerCount.min} to ${traceLimits.practitionerCount.max}`,
  contentElements: `Elements of the standard must be a list of ${elementIds.join(', ')}`,
};

/** What makes an activity traceable for an auditor; all of it may be left out (guidelines, Evidence). */
export const traceFields = {
  provider: optionalText({ label: traceLabels.provider, ...traceLimits.provider }),
  startDate: optionalDay(traceLabels.startDate),
  endDate: optionalDay(traceLabels.endDate),
  setting: choice(activitySettings, messages.setting).nullable(),
  place: optionalText({ label: traceLabels.place, ...traceLimits.place }),
  practitioners: optionalText({ label: traceLabels.practitioners, ...traceLimits.practitioners }),
  practitionerCount: optionalWholeNumber({
    ...traceLimits.practitionerCount,
    message: messages.practitionerCount,
  }),
  contentElements: field<ContentElementId[]>(sorted, elementsProblem, {
    type: 'array',
    items: { type: 'string', enum: elementIds },
  }).nonNullable(messages.contentElements),
  howItMeets: optionalText({ label: traceLabels.howItMeets, ...traceLimits.howItMeets }),
};

/** The same for a new activity, where what is left out is none. */
export const newTraceFields = {
  provider: traceFields.provider.default(null),
  startDate: traceFields.startDate.default(null),
  endDate: traceFields.endDate.default(null),
  setting: traceFields.setting.default(null),
  place: traceFields.place.default(null),
  practitioners: traceFields.practitioners.default(null),
  practitionerCount: traceFields.practitionerCount.default(null),
  contentElements: traceFields.contentElements.default([]),
  howItMeets: traceFields.howItMeets.default(null),
};

/** Each once, in the order of the standard. */
function sorted(raw: unknown): unknown {
  if (!Array.isArray(raw) || elementsProblem(raw)) return raw;
  return elementIds.filter((id) => raw.includes(id));
}

function elementsProblem(value: unknown): string | null {
  const isGood = Array.isArray(value) && value.every((id) => elementIds.includes(id as string));
  return isGood ? null : messages.contentElements;
}
