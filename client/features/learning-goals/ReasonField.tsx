import { useFormikContext } from 'formik';
import { TextField } from '#client/components/form/TextField.tsx';
import type { LearningGoalPartsFragment } from '#client/graphql/generated.ts';
import { dayFromWire, now } from '#client/lib/dates.ts';
import { learningGoalMessages as messages, needsReason, planChanges } from '#domain/learning-goals';
import { recordedAt } from '#domain/recorded';
import type { GoalFields } from './form-values.ts';

/** Asks why, once a goal that has stood for a while is changed. */
export function ReasonField({ goal }: { goal: LearningGoalPartsFragment }) {
  const { values } = useFormikContext<GoalFields>();
  const before = { ...goal, targetDate: dayFromWire(goal.targetDate) };
  const changes = planChanges(before, { ...values, targetDate: values.targetDate ?? undefined });
  if (changes.length === 0 || !needsReason(new Date(recordedAt(goal)), now())) return null;
  return (
    <TextField
      name="reason"
      label={messages.reasonLabel}
      helperText={messages.reasonHelp}
      required
      multiline
      minRows={2}
    />
  );
}
