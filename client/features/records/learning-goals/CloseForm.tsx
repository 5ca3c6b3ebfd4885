import Stack from '@mui/material/Stack';
import { Form } from 'formik';
import { fieldsOf } from '#client/records/form/fields-of.tsx';
import { RecordForm, type Sending } from '#client/records/form/RecordForm.tsx';
import { FormActions } from '#client/components/form/FormActions.tsx';
import { SelectField } from '#client/components/form/SelectField.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { WatchDirty } from '#client/components/form/WatchDirty.tsx';
import {
  useCloseLearningGoalMutation,
  type LearningGoalPartsFragment,
} from '#client/graphql/generated.ts';
import { sendingOptions } from '#client/lib/request-key.ts';
import {
  goalOutcomeQuestions,
  goalOutcomes,
  goalStatusLabels,
  learningGoalMessages as messages,
} from '#domain/records/learning-goals';
import { goalClosingFields } from '#domain/records/learning-goals.fields';
import { goalClosingSchema, type GoalClosing } from '#domain/records/learning-goals.schema';
import { usePlanAction } from './usePlanAction.ts';
import { usePlanActions } from './usePlanActions.ts';

interface Props {
  goal: LearningGoalPartsFragment;
  onSaved: () => void;
  onDirty: (dirty: boolean) => void;
}

const Field = fieldsOf(goalClosingFields);
const outcomes = goalOutcomes.map((value) => ({ value, label: goalStatusLabels[value] }));
const initialValues: GoalClosing = { outcome: 'achieved', reflection: '' };

/** Closes a goal with its outcome and a reflection. */
export function CloseForm({ goal, onSaved, onDirty }: Props) {
  const act = usePlanAction();
  const { reopen } = usePlanActions();
  const [close] = useCloseLearningGoalMutation();

  async function submit(input: GoalClosing, sending: Sending) {
    const variables = { id: goal.id, input };
    await act(() => close({ variables, ...sendingOptions(sending) }), {
      title: messages.closed,
      action: { label: 'Undo', onClick: () => void reopen(goal) },
    });
    onSaved();
  }

  return (
    <RecordForm
      fields={goalClosingFields}
      draft={`learning-goal-closing:${goal.id}`}
      edited={null}
      initialValues={initialValues}
      validationSchema={goalClosingSchema}
      onSubmit={submit}
    >
      {({ values }) => (
        <Form noValidate>
          <WatchDirty onChange={onDirty} />
          <Stack sx={{ gap: 2.5, pt: 1 }}>
            <Field as={SelectField} name="outcome" options={outcomes} />
            <Field
              as={TextField}
              name="reflection"
              label={goalOutcomeQuestions[values.outcome]}
              required
              multiline
              minRows={4}
            />
          </Stack>
          <FormActions>
            <SubmitButton pendingLabel="Saving...">Close goal</SubmitButton>
          </FormActions>
        </Form>
      )}
    </RecordForm>
  );
}
