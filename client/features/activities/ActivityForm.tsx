import Stack from '@mui/material/Stack';
import { Form } from 'formik';
import type { ReactNode } from 'react';
import { CheckboxField } from '#client/components/form/CheckboxField.tsx';
import { fieldsOf } from '#client/records/form/fields-of.tsx';
import { RecordForm, type Sending } from '#client/records/form/RecordForm.tsx';
import { FormActions } from '#client/components/form/FormActions.tsx';
import { SelectField } from '#client/components/form/SelectField.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { WatchDirty } from '#client/components/form/WatchDirty.tsx';
import type { ActivityPartsFragment } from '#client/graphql/generated.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { now, todayIn } from '#client/lib/dates.ts';
import { activityCategories } from '#domain/activities';
import { activityFields } from '#domain/activities.fields';
import { activitySchema } from '#domain/activities.schema';
import { DEFAULT_TIME_ZONE } from '#domain/dates';
import { AuditSection } from './AuditSection.tsx';
import {
  dayProblems,
  plannedFields,
  toFields,
  toInput,
  type ActivityFields,
  type ActivityFocus,
  type PlannedFields,
} from './form-values.ts';
import { DocumentsField } from './DocumentsField.tsx';
import { GoalsField } from './GoalsField.tsx';
import { HoursField } from './HoursField.tsx';
import { StatusField } from './StatusField.tsx';
import { TypeField } from './TypeField.tsx';
import { useEditedActivity } from './useEditedActivity.ts';
import { useSaveActivity } from './useSaveActivity.ts';
import { ParticipantsField } from './ParticipantsField.tsx';

interface Props {
  activity?: ActivityPartsFragment;
  planned?: PlannedFields;
  /** The field that takes the focus, if not the first. */
  focus?: ActivityFocus;
  /** The record's files, to place among the fields. */
  files: ReactNode;
  onSaved: (id: string) => void;
  onDirty: (dirty: boolean) => void;
}

const Field = fieldsOf(activityFields);
const categories = activityCategories.map((name) => ({ value: name, label: name }));

/** All fields of an activity, new or existing; the first few are enough to log it between two jobs. */
export function ActivityForm(props: Props) {
  const { activity, planned, focus, files, onSaved, onDirty } = props;
  const timeZone = useCurrentUser().user?.timeZone ?? DEFAULT_TIME_ZONE;
  const { edited, goalTitles, documentTitles } = useEditedActivity(activity, timeZone);
  const save = useSaveActivity(activity);

  async function submit(fields: ActivityFields, sending: Sending) {
    const input = toInput(fields, activity?.completedDate, now(), timeZone);
    onSaved(await save(planned ? { ...input, plannedActivityId: planned.id } : input, sending));
  }

  return (
    <RecordForm
      fields={{
        ...activityFields,
        goalIds: { ...activityFields.goalIds, format: goalTitles },
        documentIds: { ...activityFields.documentIds, format: documentTitles },
      }}
      draft={`activity:${activity?.id ?? `new:${planned?.id ?? ''}`}`}
      edited={edited}
      initialValues={
        planned ? plannedFields(planned, todayIn(timeZone)) : toFields(activity, timeZone)
      }
      validationSchema={activitySchema}
      validate={(fields) => dayProblems(fields, now(), timeZone)}
      onSubmit={submit}
    >
      <Form noValidate>
        <WatchDirty onChange={onDirty} />
        <Stack sx={{ gap: 2.5, pt: 1 }}>
          <Field
            as={TextField}
            name="title"
            required
            autoFocus={!focus || focus === 'title'}
            autoComplete="off"
          />
          <Field as={HoursField} name="hours" autoFocus={focus === 'hours'} />
          <Field as={SelectField} name="category" required options={categories} />
          <TypeField isEdit={activity !== undefined} autoFocus={focus === 'activityType'} />
          <Field
            as={CheckboxField}
            name="isInteractive"
            helperText="Done together with other practitioners"
          />
          <ParticipantsField autoFocus={focus === 'practitioners'} />
          <StatusField
            timeZone={timeZone}
            lastCompletedDate={activity?.lastCompletedDate}
            autoFocus={focus === 'completedDate'}
          />
          <Field
            as={TextField}
            name="evidence"
            helperText="Link, or where it's filed. An audit needs a file, too."
            autoComplete="off"
            autoFocus={focus === 'evidence'}
          />
          {files}
          <DocumentsField initial={activity?.documents ?? []} />
          <Field as={TextField} name="description" multiline minRows={3} />
          {!planned && <GoalsField initial={activity?.goals ?? []} />}
          <AuditSection activityId={activity?.id} focus={focus} timeZone={timeZone} />
        </Stack>
        <FormActions>
          <SubmitButton pendingLabel="Saving...">
            {activity ? 'Save changes' : 'Save activity'}
          </SubmitButton>
        </FormActions>
      </Form>
    </RecordForm>
  );
}
