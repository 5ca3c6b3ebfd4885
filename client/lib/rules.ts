import { useCurrentUser } from '#client/lib/current-user.ts';
import { todayIn } from '#client/lib/dates.ts';
import type { RulePack } from '#domain/standing/rule-packs';
import { rulesFor } from '#domain/standing/standard';

/** Returns the rules in force on the user's today. */
export const useRules = (): RulePack => rulesFor(todayIn(useCurrentUser().user?.timeZone));
