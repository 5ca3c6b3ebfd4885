import type { InputHTMLAttributes } from 'react';

interface Limits {
  min: number;
  max: number;
  step: number;
}

/** A longer number can have a comma between its thousands. */
const THOUSAND = 1000;

/** Attributes of an input for a number between two limits. */
export const numberInput = (limits: Limits): InputHTMLAttributes<HTMLInputElement> => ({
  ...limits,
  inputMode: Number.isInteger(limits.step) ? 'numeric' : 'decimal',
  onBeforeInput: limits.max < THOUSAND ? commaToPoint : undefined,
});

/** Browsers drop a typed comma, which turns "1,5" into 15. */
const commaToPoint: InputHTMLAttributes<HTMLInputElement>['onBeforeInput'] = (event) => {
  if (!event.data?.includes(',')) return;
  event.preventDefault();
  // The only way to keep the caret and the undo history: scripts cannot select in a number input.
  document.execCommand('insertText', false, event.data.replaceAll(',', '.'));
};
