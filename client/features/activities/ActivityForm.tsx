import Stack from '@mui/material/Stack';
import { Form, Formik, type FormikHelpers } from 'formik';
import { CheckboxField } from '#client/components/form/CheckboxField.tsx';
import { FormActions } from '#client/components/form/FormActions.tsx';
import { SelectField } from '#client/components/form/SelectField.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { WatchDirty } from '#client/components/form/WatchDirty.tsx';
import type { ActivityPartsFragment } from '#client/graphql/generated.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { now } from '#client/lib/dates.ts';
import { applyFieldErrors } from '#client/lib/form-errors.ts';
import { activityCategories, activitySchema } from '#domain/activities';
import { DEFAULT_TIME_ZONE } from '#domain/dates';
import { futureProblem, toFields, toInput, type ActivityFields } from './form-values.ts';
import { HoursField } from './HoursField.tsx';
import { StatusField } from './StatusField.tsx';
import { useSaveActivity } from './useSaveActivity.ts';

interface Props {
  activity?: ActivityPartsFragment;
  onSaved: () => void;
  onDirty: (dirty: boolean) => void;
}

const categories = activityCategories.map((name) => ({ value: name, label: name }));

/** All fields of an activity, new or existing: what is asked first is enough to log it between two jobs. */
export function ActivityForm({ activity, onSaved, onDirty }: Props) {
  const timeZone = useCurrentUser().user?.timeZone ?? DEFAULT_TIME_ZONE;
  const save = useSaveActivity(activity);

  async function submit(fields: ActivityFields, helpers: FormikHelpers<ActivityFields>) {
    try {
      await save(toInput(fields, activity?.completedDate, now(), timeZone));
      onSaved();
    } catch (error) {
      applyFieldErrors(error, helpers);
    }
  }

  return (
    <Formik
      initialValues={toFields(activity, timeZone)}
      validationSchema={activitySchema}
      validate={(fields) => futureProblem(fields, now(), timeZone)}
      onSubmit={submit}
    >
      <Form noValidate>
        <WatchDirty onChange={onDirty} />
        <Stack sx={{ gap: 2.5, pt: 1 }}>
          <TextField name="title" label="Title" required autoFocus autoComplete="off" />
          <HoursField name="hours" />
          <SelectField name="category" label="Category" required options={categories} />
          <CheckboxField
            name="isInteractive"
            label="Interactive"
            helperText="Done together with other practitioners"
          />
          <StatusField timeZone={timeZone} />
          <TextField
            name="evidence"
            label="Evidence"
            helperText="A link, or where the proof is kept"
            autoComplete="off"
          />
          <TextField name="description" label="Description" multiline minRows={3} />
        </Stack>
        <FormActions>
          <SubmitButton pendingLabel="Saving...">
            {activity ? 'Save changes' : 'Save activity'}
          </SubmitButton>
        </FormActions>
      </Form>
    </Formik>
  );
}
