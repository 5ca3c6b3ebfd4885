import Button, { type ButtonProps } from '@mui/material/Button';
import { useEffect, useRef } from 'react';

export type SendButtonProps = Omit<ButtonProps, 'type'> & { pendingLabel: string };

type Props = SendButtonProps & {
  isSending: boolean;
  /** How often the form was sent, or was refused before it. */
  attempts: number;
};

/** Sends its form; while that is under way it is disabled and says so. A refused form gets the focus on its first error. */
export function SendButton(props: Props) {
  const { pendingLabel, isSending, attempts, children, disabled = false, ...rest } = props;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isSending || attempts === 0) return;
    const wrong = button.current?.form?.querySelector<HTMLElement>(
      '[aria-invalid="true"]:not([type="hidden"])',
    );
    // A date is a group of parts, of which the first takes the focus.
    (wrong?.querySelector<HTMLElement>('[role="spinbutton"]') ?? wrong)?.focus();
  }, [isSending, attempts]);
  return (
    <Button
      ref={button}
      type="submit"
      variant="contained"
      disabled={isSending || disabled}
      // A press would first take the focus from a field, whose message then moves this button from under the pointer.
      onMouseDown={(event) => event.preventDefault()}
      {...rest}
    >
      {isSending ? pendingLabel : children}
    </Button>
  );
}
