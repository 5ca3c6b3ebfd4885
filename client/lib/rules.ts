import { useCurrentUser } from '#client/lib/current-user.ts';
import { todayIn } from '#client/lib/dates.ts';
import type { Profession } from '#domain/professions/profession';
import type { RulePack } from '#domain/standing/rule-packs';
import { rulesFor } from '#domain/standing/standard';

/** Returns the rules in force on the user's today, of a paramedic if no profession is given. */
export const useRules = (profession?: Profession): RulePack =>
  rulesFor(todayIn(useCurrentUser().user?.timeZone), profession);
