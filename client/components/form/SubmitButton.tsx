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
    const wrong = button.current?.form?.querySelector<HTMLElement>(
      '[aria-invalid="true"]:not([type="hidden"])',
    );
    // A date is a group of parts, of which the first takes the focus.
    (wrong?.querySelector<HTMLElement>('[role="spinbutton"]') ?? wrong)?.focus();
  }, [isSubmitting, submitCount]);
  return (
    <Button
      ref={button}
      type="submit"
      variant="contained"
      disabled={isSubmitting || disabled}
      // A press would first take the focus from a field, whose message then moves this button from under the pointer.
      onMouseDown={(event) => event.preventDefault()}
      {...props}
    >
      {isSubmitting ? pendingLabel : children}
    </Button>
  );
}
