import { activitySettingLabels, type ActivitySetting } from './activity-settings.ts';
import type { ActivityType } from './activity-types.ts';

/** Values that the choice of a type fills in, unless the user has set them. */
export interface TypeProposal {
  isInteractive: boolean;
  setting: ActivitySetting | null;
  provider: string;
}

/** Done with colleagues, at work. A course or a conference may be a lecture: its owner decides. */
const together: ReadonlySet<string> = new Set([
  'case-review',
  'simulation',
  'debrief',
  'teaching',
  'supervision',
  'committee',
]);

/** Done at work, and as often alone, over the case's records: its owner is asked who took part. */
const perhapsAlone: ReadonlySet<string> = new Set(['case-review', 'debrief']);

/** True if only its owner knows whether others took part in an activity of this type. */
export const asksWithWhom = (type: ActivityType | null): boolean =>
  type !== null && perhapsAlone.has(type);

/**
 * Returns the usual values for a type; `employer` is who usually provides what is done at work. `namesOthers`: true if
 * others who took part are named.
 */
export function proposalFor(
  type: ActivityType | null,
  employer: string | null,
  namesOthers = false,
): TypeProposal {
  if (type === null || !together.has(type)) {
    return { isInteractive: false, setting: null, provider: '' };
  }
  const isInteractive = namesOthers || !asksWithWhom(type);
  return { isInteractive, setting: isInteractive ? 'in-person' : null, provider: employer ?? '' };
}

/** Returns what a proposal filled in, in words; null if nothing. */
export function proposalText({
  isInteractive,
  setting,
  provider,
}: Partial<TypeProposal>): string | null {
  const parts = [
    isInteractive && 'interactive',
    setting && activitySettingLabels[setting].toLowerCase(),
    provider && `provider ${provider}`,
  ].filter(Boolean);
  return parts.length === 0 ? null : `Filled in: ${parts.join(', ')}. Change what does not fit.`;
}
