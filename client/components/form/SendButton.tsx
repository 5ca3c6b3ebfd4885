import Button, { type ButtonProps } from '@mui/material/Button';
import { useEffect, useRef } from 'react';

export type SendButtonProps = Omit<ButtonProps, 'type'> & { pendingLabel: string };

type Props = SendButtonProps & {
  isSending: boolean;
  /** Number of times the form was submitted, including refused attempts. */
  attempts: number;
};

/** Submits its form; disabled while that runs. After a refusal, the first invalid field takes the focus. */
export function SendButton(props: Props) {
  const { pendingLabel, isSending, attempts, children, disabled = false, ...rest } = props;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isSending || attempts === 0) return;
    const wrong = button.current?.form?.querySelector<HTMLElement>(
      '[aria-invalid="true"]:not([type="hidden"])',
    );
    // A date is a group of parts; the first takes the focus.
    const first = wrong?.querySelector<HTMLElement>('[role="spinbutton"]') ?? wrong;
    // One that has the focus already may have been scrolled away, and would not come back.
    first?.blur();
    first?.focus();
  }, [isSending, attempts]);
  return (
    <Button
      ref={button}
      type="submit"
      variant="contained"
      disabled={isSending || disabled}
      // A press would first blur a field, whose error would then move this button away from the pointer.
      onMouseDown={(event) => event.preventDefault()}
      {...rest}
    >
      {isSending ? pendingLabel : children}
    </Button>
  );
}
