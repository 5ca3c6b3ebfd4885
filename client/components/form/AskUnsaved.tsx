import { useFormikContext } from 'formik';
import { LeaveQuestion } from '../LeaveQuestion.tsx';

/** Asks before a Formik form is left that would be lost. */
export function AskUnsaved() {
  const { dirty } = useFormikContext();
  return <LeaveQuestion when={dirty} />;
}
