import type { ApolloClient } from '@apollo/client';
import {
  CountedNowDocument,
  CurrentUserDocument,
  type CountedNowQuery,
  type CurrentUserQuery,
  type SummaryPartsFragment,
} from '#client/graphql/generated.ts';
import { outbox } from '#client/lib/outbox.ts';
import { refreshAfterActivity } from '#client/lib/refresh-after-activity.ts';
import { hoursLabel } from '#domain/records/activities';
import { activityFormMessages } from '#domain/records/activity-form-messages';
import { isUnsettled } from '#domain/standing/cpd';
import { remainingHours } from '#domain/standing/remaining-hours';
import { nothingToGoText, toGoText } from '#domain/standing/to-go';

/** Reads the figures on the screen; null if none has been read yet. */
export function figuresBefore(client: ApolloClient): SummaryPartsFragment | null {
  return client.readQuery<CountedNowQuery>({ query: CountedNowDocument })?.me?.cpdSummary ?? null;
}

/**
 * Refreshes what shows an activity, and returns in words what the present CPD period has now; null if that is
 * unknown: while the change waits on this device, when the figures cannot be read, or for several registrations,
 * which count it each.
 */
export async function countedNote(
  client: ApolloClient,
  before: SummaryPartsFragment | null,
): Promise<string | null> {
  await refreshAfterActivity(client);
  if (outbox()?.isAway()) return null;
  let me: CountedNowQuery['me'];
  try {
    ({ me } = (await client.query<CountedNowQuery>({ query: CountedNowDocument })).data!);
  } catch {
    // The activity is saved, which is what the message is about; the screens show their own failures.
    return null;
  }
  const { professions = [] } =
    client.readQuery<CurrentUserQuery>({ query: CurrentUserDocument })?.me ?? {};
  if (!me?.cpdSummary.period || professions.length > 1) return null;
  return countedText(before, me.cpdSummary);
}

/** Returns which hours a change has added to a period, which requirement they have met, and what is still to do. */
export function countedText(
  before: SummaryPartsFragment | null,
  after: SummaryPartsFragment,
): string {
  const toGo = toGoText(after) ?? nothingToGoText(after);
  const isSame = before?.period?.start === after.period?.start;
  if (!before || !isSame || isUnsettled(after.required)) return toGo;
  const added = Math.round((after.totalHours - before.totalHours) * 100) / 100;
  if (added <= 0) return activityFormMessages.nothingAdded;
  const hadTo = remainingHours(before).interactive > 0;
  const hasMet = hadTo && remainingHours(after).interactive <= 0;
  const counted = activityFormMessages.counted(hoursLabel(added));
  const { interactive } = after.required;
  const met = hasMet ? [activityFormMessages.interactiveMet(interactive)] : [];
  return [counted, ...met, toGo].join(' ');
}
