import Button, { type ButtonProps } from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

type Props = Omit<ButtonProps, 'type'> & { pendingLabel: string };

/** Sends its Formik form; while that is under way it is disabled and says so. A refused form gets the focus on its first error. */
export function SubmitButton({ pendingLabel, children, disabled = false, ...props }: Props) {
  const { isSubmitting, submitCount } = useFormikContext();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isSubmitting || submitCount === 0) return;
    const form = button.current?.form;
    form?.querySelector<HTMLElement>('[aria-invalid="true"]:not([type="hidden"])')?.focus();
  }, [isSubmitting, submitCount]);
  return (
    <Button
      ref={button}
      type="submit"
      variant="contained"
      disabled={isSubmitting || disabled}
      {...props}
    >
      {isSubmitting ? pendingLabel : children}
    </Button>
  );
}
