import { activitySettingLabels, type ActivitySetting } from './activity-settings.ts';
import type { ActivityType } from './activity-types.ts';

/** Values that the choice of a type fills in, unless the user has set them. */
export interface TypeProposal {
  isInteractive: boolean;
  setting: ActivitySetting | null;
  provider: string;
}

/** Done together with colleagues by their nature, at work. A course or a conference may be a lecture: its owner says. */
const together: ReadonlySet<string> = new Set([
  'case-review',
  'simulation',
  'debrief',
  'teaching',
  'supervision',
  'committee',
]);

/** Returns the usual values for a type; `employer` is who usually provides what is done at work. */
export function proposalFor(type: ActivityType | null, employer: string | null): TypeProposal {
  return type !== null && together.has(type)
    ? { isInteractive: true, setting: 'in-person', provider: employer ?? '' }
    : { isInteractive: false, setting: null, provider: '' };
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
