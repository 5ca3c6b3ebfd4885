import type { AuditReadinessPartsFragment } from '#client/graphql/generated.ts';
import { hoursLabel } from '#domain/activities';

type Readiness = AuditReadinessPartsFragment['auditReadiness'];

/** The claim and what of it would stand, in a sentence. */
export function defensibleText({ claimedHours, defensibleHours }: Readiness): string {
  if (claimedHours === 0) return 'No completed activities in this period yet.';
  return defensibleHours === claimedHours
    ? `All of the ${hoursLabel(claimedHours)} you claim can be defended.`
    : `${defensibleHours} of the ${hoursLabel(claimedHours)} you claim can be defended.`;
}

/** The same of interactive hours; null where none are claimed. */
export function interactiveText(readiness: Readiness): string | null {
  const { claimedInteractiveHours: claimed, defensibleInteractiveHours: defensible } = readiness;
  return claimed === 0 ? null : `Interactive: ${defensible} of ${hoursLabel(claimed)}.`;
}

/** What is missing and needed, by number; what makes hours defensible where nothing is claimed; else null. */
export function openText({ claimedHours, openGaps }: Readiness): string | null {
  const needed = openGaps.filter((gap) => gap.needed);
  if (needed.length > 0) return `${needed.map(({ text }) => text).join('; ')}.`;
  return claimedHours === 0
    ? 'To count in an audit, hours need a reflection and evidence. For interactive hours, also who with.'
    : null;
}
