import { daysBetween, isCivilDate, type CivilDate } from '#domain/dates';
import type { SharingValues } from '#domain/proof/teams.fields';
import { teamTexts } from '#domain/proof/teams';

/** Returns why a last day of sharing cannot be chosen, as the server does; undefined for a day that can. */
export function untilProblem(
  until: CivilDate | null,
  today: CivilDate,
  latest: CivilDate,
): string | undefined {
  // The schema reports what is no day.
  if (!until || !isCivilDate(until)) return undefined;
  if (daysBetween(today, until) < 1) return teamTexts.untilPast;
  return until > latest ? teamTexts.untilLate : undefined;
}

/** The check of a sharing form beside its schema. */
export const checkUntil =
  (today: CivilDate, latest: CivilDate) =>
  ({ sharedUntil }: Pick<SharingValues, 'sharedUntil'>) => {
    const problem = untilProblem(sharedUntil, today, latest);
    return problem ? { sharedUntil: problem } : {};
  };

/** The values of a sharing form as the server takes them: the kinds that this screen named. */
export const sharingInput = ({ shownName, sharedUntil, askedCredentials }: SharingValues) => ({
  shownName: shownName.trim(),
  sharedUntil: sharedUntil!,
  askedCredentials: [...askedCredentials],
});
