import { useFormikContext } from 'formik';
import { TextField } from '#client/components/form/TextField.tsx';
import type { LearningGoalPartsFragment } from '#client/graphql/generated.ts';
import { dayFromWire, now } from '#client/lib/dates.ts';
import { fieldsOf } from '#client/records/form/fields-of.tsx';
import { goalFields } from '#domain/records/learning-goals.fields';
import {
  learningGoalMessages as messages,
  needsReason,
  planChanges,
} from '#domain/records/learning-goals';
import { recordedAt } from '#domain/records/recorded';
import type { GoalFields } from './form-values.ts';

const Field = fieldsOf(goalFields);

/** Requires the reason when the plan of a settled goal changes. */
export function ReasonField({ goal }: { goal: LearningGoalPartsFragment }) {
  const { values } = useFormikContext<GoalFields>();
  const before = { ...goal, targetDate: dayFromWire(goal.targetDate) };
  const changes = planChanges(before, { ...values, targetDate: values.targetDate ?? undefined });
  if (changes.length === 0 || !needsReason(new Date(recordedAt(goal)), now())) return null;
  return (
    <Field
      as={TextField}
      name="reason"
      helperText={messages.reasonHelp}
      required
      multiline
      minRows={2}
    />
  );
}
