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

/** Browsers leave out a comma that is typed, which makes 15 of "1,5". */
const commaToPoint: InputHTMLAttributes<HTMLInputElement>['onBeforeInput'] = (event) => {
  if (!event.data?.includes(',')) return;
  event.preventDefault();
  // The only way that keeps the caret and what can be undone: a number input has no selection for scripts.
  document.execCommand('insertText', false, event.data.replaceAll(',', '.'));
};
