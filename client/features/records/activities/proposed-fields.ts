import type { TypeProposal } from '#domain/records/activity-proposals';
import type { ActivityFields } from './form-values.ts';

/**
 * Returns the fields that a proposal fills in: those that are still as the last proposal left them. Of a recorded
 * activity it fills in no more than what is empty and shown.
 */
export function proposedFields(
  values: ActivityFields,
  last: TypeProposal,
  next: TypeProposal,
  isEdit: boolean,
): Partial<TypeProposal> {
  const { isInteractive } = values;
  return {
    ...(!isEdit && isInteractive === last.isInteractive && { isInteractive: next.isInteractive }),
    ...(values.setting === last.setting && (!isEdit || isInteractive) && { setting: next.setting }),
    ...(values.provider === last.provider && { provider: next.provider }),
  };
}
