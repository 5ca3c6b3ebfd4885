import { useFormikContext } from 'formik';
import { SendButton, type SendButtonProps } from './SendButton.tsx';

/** Submits its Formik form. */
export function SubmitButton(props: SendButtonProps) {
  const { isSubmitting, submitCount } = useFormikContext();
  return <SendButton {...props} isSending={isSubmitting} attempts={submitCount} />;
}
