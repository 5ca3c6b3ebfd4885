import type { ComponentProps } from 'react';
import { numberInput } from './number-input.ts';
import { TextField } from './TextField.tsx';

type Props = Omit<
  ComponentProps<typeof TextField>,
  'type' | 'onFocus' | 'onWheel' | 'slotProps'
> & {
  limits: { min: number; max: number; step: number };
};

/** A number in a Formik form. */
export function NumberField({ limits, ...props }: Props) {
  return (
    <TextField
      {...props}
      type="number"
      // Otherwise scrolling the page would change the number under the pointer.
      // A new number replaces the old one without deleting it first.
      onFocus={({ target }) => target.select()}
      onWheel={(event) => event.currentTarget.querySelector('input')?.blur()}
      slotProps={{ htmlInput: numberInput(limits) }}
    />
  );
}
