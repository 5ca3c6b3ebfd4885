import { useFormikContext } from 'formik';
import { LeaveQuestion } from '../LeaveQuestion.tsx';

/** Confirms before an unsaved Formik form is left. */
export function AskUnsaved() {
  const { dirty } = useFormikContext();
  return <LeaveQuestion when={dirty} />;
}
