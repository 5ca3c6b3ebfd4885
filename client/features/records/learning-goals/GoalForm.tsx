import Stack from '@mui/material/Stack';
import { Form } from 'formik';
import { fieldsOf } from '#client/records/form/fields-of.tsx';
import { RecordForm, type Sending } from '#client/records/form/RecordForm.tsx';
import { DateField } from '#client/components/form/DateField.tsx';
import { FormActions } from '#client/components/form/FormActions.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { WatchDirty } from '#client/components/form/WatchDirty.tsx';
import {
  useCreateLearningGoalMutation,
  useUpdateLearningGoalMutation,
  type LearningGoalPartsFragment,
} from '#client/graphql/generated.ts';
import { sendingOptions } from '#client/lib/request-key.ts';
import { isCivilDate, type CivilDate } from '#domain/dates';
import { learningGoalMessages as messages } from '#domain/records/learning-goals';
import { goalFields } from '#domain/records/learning-goals.fields';
import { learningGoalSchema } from '#domain/records/learning-goals.schema';
import { goalValues, type GoalFields, type GoalStart } from './form-values.ts';
import { ReasonField } from './ReasonField.tsx';
import { useEditedGoal } from './useEditedPlan.ts';
import { usePlanAction } from './usePlanAction.ts';

interface Props {
  goal?: LearningGoalPartsFragment;
  start?: GoalStart;
  /** The last day of the period that is shown. */
  targetDate: CivilDate;
  onSaved: () => void;
  onDirty: (dirty: boolean) => void;
}

const Field = fieldsOf(goalFields);

/** All fields of a goal; a change of plan also requires its reason. */
export function GoalForm({ goal, start, targetDate, onSaved, onDirty }: Props) {
  const act = usePlanAction();
  const [create] = useCreateLearningGoalMutation();
  const [update] = useUpdateLearningGoalMutation();
  const edited = useEditedGoal(goal);
  const empty = { title: '', why: '', measure: '' };
  const initialValues: GoalFields = goal
    ? goalValues(goal)
    : { ...(start ?? empty), targetDate, reason: '' };

  async function submit({ reason, ...fields }: GoalFields, sending: Sending): Promise<void> {
    const { version } = sending;
    const options = sendingOptions(sending);
    const day = isCivilDate(fields.targetDate) ? fields.targetDate : '';
    const input = { ...fields, targetDate: day };
    if (goal && version !== undefined) {
      const change = { ...input, version, ...(reason.trim() && { reason }) };
      const done = { title: messages.updated };
      const variables = { id: goal.id, input: change };
      await act(() => update({ variables, ...options }), done, version);
    } else {
      await act(() => create({ variables: { input }, ...options }), {
        title: messages.added,
      });
    }
    onSaved();
  }

  return (
    <RecordForm
      fields={goalFields}
      draft={`learning-goal:${goal?.id ?? `new:${start?.title ?? ''}`}`}
      edited={edited}
      initialValues={initialValues}
      validationSchema={learningGoalSchema}
      onSubmit={submit}
    >
      <Form noValidate>
        <WatchDirty onChange={onDirty} />
        <Stack sx={{ gap: 2.5, pt: 1 }}>
          <Field as={TextField} name="title" required autoFocus autoComplete="off" />
          <Field as={TextField} name="why" required multiline minRows={2} />
          <Field as={TextField} name="measure" required multiline minRows={2} />
          <Field as={DateField} name="targetDate" required />
          {goal && <ReasonField goal={goal} />}
        </Stack>
        <FormActions>
          <SubmitButton pendingLabel="Saving...">
            {goal ? 'Save changes' : 'Save goal'}
          </SubmitButton>
        </FormActions>
      </Form>
    </RecordForm>
  );
}
