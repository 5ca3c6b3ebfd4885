import type { AuditReadinessPartsFragment } from '#client/graphql/generated.ts';
import { hoursLabel } from '#domain/records/activities';

type Readiness = AuditReadinessPartsFragment['auditReadiness'];

/** Returns a sentence with the completed hours and how many are fully evidenced. */
export function defensibleText({ claimedHours, defensibleHours }: Readiness): string {
  if (claimedHours === 0) return 'No completed activities in this period yet.';
  const share = defensibleHours === claimedHours ? 'All' : defensibleHours;
  return `${share} of your ${hoursLabel(claimedHours)} ${claimedHours === 1 ? 'is' : 'are'} fully evidenced.`;
}

/** Returns the sentence about interactive hours; null if none are claimed, or all are fully evidenced. */
export function interactiveText(readiness: Readiness): string | null {
  const { claimedInteractiveHours: claimed, defensibleInteractiveHours: defensible } = readiness;
  if (claimed === defensible) return null;
  return `Interactive: ${defensible} of ${hoursLabel(claimed)} fully evidenced.`;
}

/** Returns what is missing, by number; what makes hours count if nothing is claimed; else null. */
export function openText({ claimedHours, openGaps }: Readiness): string | null {
  const needed = openGaps.filter((gap) => gap.needed);
  if (needed.length > 0) return `${needed.map(({ text }) => text).join('; ')}.`;
  return claimedHours === 0
    ? 'To count in an audit, hours need a reflection, a file as evidence, a type, a provider and dates. For interactive hours, also where and who with.'
    : null;
}
