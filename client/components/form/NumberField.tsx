import type { ComponentProps } from 'react';
import { TextField } from './TextField.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'onWheel' | 'slotProps'> & {
  limits: { min: number; max: number; step: number };
};

/** A number in a Formik form. */
export function NumberField({ limits, ...props }: Props) {
  const inputMode = Number.isInteger(limits.step) ? 'numeric' : 'decimal';
  return (
    <TextField
      {...props}
      type="number"
      // Otherwise scrolling the page would change the number under the pointer.
      onWheel={(event) => event.currentTarget.querySelector('input')?.blur()}
      slotProps={{ htmlInput: { ...limits, inputMode } }}
    />
  );
}
