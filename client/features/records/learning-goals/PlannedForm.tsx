import Stack from '@mui/material/Stack';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import { Form } from 'formik';
import { fieldsOf } from '#client/records/form/fields-of.tsx';
import { RecordForm, type Sending } from '#client/records/form/RecordForm.tsx';
import { DateField } from '#client/components/form/DateField.tsx';
import { FormActions } from '#client/components/form/FormActions.tsx';
import { NumberField } from '#client/components/form/NumberField.tsx';
import { SelectField } from '#client/components/form/SelectField.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { WatchDirty } from '#client/components/form/WatchDirty.tsx';
import {
  useCreatePlannedActivityMutation,
  useUpdatePlannedActivityMutation,
  type PlannedActivityPartsFragment,
} from '#client/graphql/generated.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { sendingOptions } from '#client/lib/request-key.ts';
import { activityCategories, HOURS_MAX, HOURS_MIN, HOURS_STEP } from '#domain/records/activities';
import { learningGoalMessages as messages, plannedDefaults } from '#domain/records/learning-goals';
import { plannedActivityFields } from '#domain/records/learning-goals.fields';
import { plannedActivityFormSchema } from '#domain/records/learning-goals.schema';
import { plannedValues, type PlannedFields } from './form-values.ts';
import { useEditedPlanned } from './useEditedPlan.ts';
import { usePlanAction } from './usePlanAction.ts';

interface Props {
  goalId: string;
  planned?: PlannedActivityPartsFragment;
  onSaved: () => void;
  onDirty: (dirty: boolean) => void;
}

const CountsForField = lazyPart(
  async () => (await import('#client/records/form/CountsForField.tsx')).CountsForField,
);
const Field = fieldsOf(plannedActivityFields);
const categories = activityCategories.map((name) => ({ value: name, label: name }));

/** Edits an activity that is planned for a goal. */
export function PlannedForm({ goalId, planned, onSaved, onDirty }: Props) {
  const act = usePlanAction();
  const [create] = useCreatePlannedActivityMutation();
  const [update] = useUpdatePlannedActivityMutation();
  const edited = useEditedPlanned(planned);
  const professions = useCurrentUser().user?.professions ?? [];

  async function submit(
    { plannedDate, ...fields }: PlannedFields,
    sending: Sending,
  ): Promise<void> {
    const { version } = sending;
    const options = sendingOptions(sending);
    const day = plannedDate;
    const input = { ...fields, hours: Number(fields.hours), plannedDate: day };
    if (planned && version !== undefined) {
      const variables = { id: planned.id, input: { ...input, version } };
      const done = { title: messages.plannedUpdated };
      await act(() => update({ variables, ...options }), done, version);
    } else {
      const variables = { input: { ...input, goalId } };
      await act(() => create({ variables, ...options }), { title: messages.planned });
    }
    onSaved();
  }

  return (
    <RecordForm
      fields={plannedActivityFields}
      draft={`planned-activity:${planned?.id ?? `new:${goalId}`}`}
      edited={edited}
      initialValues={planned ? plannedValues(planned) : plannedDefaults}
      validationSchema={plannedActivityFormSchema}
      onSubmit={submit}
    >
      <Form noValidate>
        <WatchDirty onChange={onDirty} />
        <Stack sx={{ gap: 2.5, pt: 1 }}>
          <Field as={TextField} name="title" required autoFocus autoComplete="off" />
          <Field
            as={NumberField}
            name="hours"
            required
            limits={{ min: HOURS_MIN, max: HOURS_MAX, step: HOURS_STEP }}
          />
          <Field as={SelectField} name="category" required options={categories} />
          <Field
            as={DateField}
            name="plannedDate"
            helperText="Shows in your calendar, if you have it turned on"
          />
          {professions.length > 1 && (
            <CountsForField professions={professions} stored={planned?.countsFor ?? null} />
          )}
        </Stack>
        <FormActions>
          <SubmitButton pendingLabel="Saving...">
            {planned ? 'Save changes' : 'Plan activity'}
          </SubmitButton>
        </FormActions>
      </Form>
    </RecordForm>
  );
}
