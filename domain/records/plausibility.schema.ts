import { field } from '../forms.ts';
import { checkKinds, type CheckKind } from './plausibility.ts';

const message = `Confirmed checks must be a list of ${checkKinds.join(', ')}`;

/** The checks that the owner of an activity confirmed; an empty list becomes null. */
export const confirmedChecksRule = field<CheckKind[]>(
  inOrder,
  (value) => (isListOfChecks(value) ? null : message),
  { type: 'array', items: { type: 'string', enum: checkKinds } },
).nullable();

/** Removes duplicates and sorts, so that a list has no more entries than there are checks. */
function inOrder(raw: unknown): unknown {
  if (!isListOfChecks(raw)) return raw;
  return raw.length === 0 ? null : checkKinds.filter((kind) => raw.includes(kind));
}

const isListOfChecks = (value: unknown): value is CheckKind[] =>
  Array.isArray(value) && value.every((each) => checkKinds.includes(each as CheckKind));
