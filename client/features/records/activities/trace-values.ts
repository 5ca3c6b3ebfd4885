import type { ActivityPartsFragment, CreateActivityInput } from '#client/graphql/generated.ts';
import { dayFromWire } from '#client/lib/dates.ts';
import { contentElementIds, type TraceFormValues } from '#domain/records/activity-trace';
import { activitySettings } from '#domain/records/activity-settings';
import { activityTypes } from '#domain/records/activity-types';
import { isCivilDate, type CivilDate } from '#domain/dates';

/** Returns the audit fields of an activity as form values. */
export function toTrace(activity: ActivityPartsFragment): TraceFormValues {
  const { startDate, endDate, contentElements } = activity;
  return {
    activityType: activityTypes.find((each) => each === activity.activityType) ?? null,
    provider: activity.provider ?? '',
    startDate: dayFromWire(startDate),
    endDate: dayFromWire(endDate),
    setting: activitySettings.find((each) => each === activity.setting) ?? null,
    place: activity.place ?? '',
    practitioners: activity.practitioners ?? '',
    practitionerCount: activity.practitionerCount ?? '',
    contentElements: contentElementIds.filter((id) => contentElements.includes(id)),
    howItMeets: activity.howItMeets ?? '',
  };
}

/** Returns the input of these fields: an empty one is null. */
export function toTraceInput(trace: TraceFormValues) {
  return {
    activityType: trace.activityType || null,
    provider: trace.provider.trim() || null,
    startDate: dayInput(trace.startDate),
    endDate: dayInput(trace.endDate),
    setting: trace.setting,
    place: trace.place.trim() || null,
    practitioners: trace.practitioners.trim() || null,
    practitionerCount: trace.practitionerCount === '' ? null : Number(trace.practitionerCount),
    contentElements: trace.contentElements,
    howItMeets: trace.howItMeets.trim() || null,
  } satisfies Partial<CreateActivityInput>;
}

const dayInput = (day: CivilDate | null) => (isCivilDate(day) ? day : null);
