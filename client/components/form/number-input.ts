import type { InputHTMLAttributes } from 'react';

interface Limits {
  min: number;
  max: number;
  step: number;
}

/** A longer number can have a comma between its thousands. */
const THOUSAND = 1000;

type OnBeforeInput = InputHTMLAttributes<HTMLInputElement>['onBeforeInput'];

/** Attributes of an input for a number between two limits. */
export const numberInput = (limits: Limits): InputHTMLAttributes<HTMLInputElement> => ({
  ...limits,
  inputMode: Number.isInteger(limits.step) ? 'numeric' : 'decimal',
  onBeforeInput: limits.max < THOUSAND ? commaToPoint : commaToPointOrThousands,
});

/** Browsers drop a typed comma, which turns "1,5" into 15. */
const commaToPoint: OnBeforeInput = (event) => {
  if (event.data?.includes(',')) replace(event, event.data.replaceAll(',', '.'));
};

/** A third digit after the comma shows that it stood between thousands: 1,5 is one and a half, 1,500 is not. */
const commaToPointOrThousands: OnBeforeInput = (event) => {
  const { value } = event.currentTarget;
  if (!/^\d$/.test(event.data ?? '') || !/^\d{1,3}\.\d\d$/.test(value)) return commaToPoint(event);
  event.currentTarget.select();
  replace(event, value.replace('.', '') + event.data);
};

/** The only way to keep the caret and the undo history: scripts cannot select in a number input. */
function replace(event: { preventDefault: () => void }, text: string) {
  event.preventDefault();
  document.execCommand('insertText', false, text);
}
