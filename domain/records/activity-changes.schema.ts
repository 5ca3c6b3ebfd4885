import { ACTIVITIES_AT_ONCE } from './activity-changes.ts';
import { commonRules } from './activities.schema.ts';
import { flag, idList } from '../fields.ts';
import { form } from '../forms.ts';
import { profession } from '../standing/registrations.schema.ts';

const message = `ids must be a list of 1 to ${ACTIVITIES_AT_ONCE} ids of activities`;

/** A change of several activities: what is left out stays. */
export const activityChangesSchema = form({
  ids: idList(ACTIVITIES_AT_ONCE, message)
    .test('none', message, (ids) => ids?.length !== 0)
    .required(message),
  ...commonRules,
  /** All their hours count for this one. */
  registration: profession(),
  /** True moves them to the bin, false brings them back. */
  deleted: flag('deleted'),
});
