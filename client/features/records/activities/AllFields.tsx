import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import { CountField } from '#client/components/counts/CountField.tsx';
import { CheckboxField } from '#client/components/form/CheckboxField.tsx';
import { FormActions } from '#client/components/form/FormActions.tsx';
import { SelectField } from '#client/components/form/SelectField.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import type { ActivityPartsFragment } from '#client/graphql/generated.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { todayIn } from '#client/lib/dates.ts';
import type { ToLog } from '#client/lib/log-this.ts';
import { DocumentsField } from '#client/records/form/DocumentsField.tsx';
import { fieldsOf } from '#client/records/form/fields-of.tsx';
import { activityCategories } from '#domain/records/activities';
import { activityFields } from '#domain/records/activities.fields';
import { activityFormMessages } from '#domain/records/activity-form-messages';
import { AuditSection } from './AuditSection.tsx';
import type { ActivityFields, ActivityFocus, PlannedFields } from './form-values.ts';
import { GoalsField } from './GoalsField.tsx';
import { HoursField } from './HoursField.tsx';
import { ParticipantsField } from './ParticipantsField.tsx';
import { StatusField } from './StatusField.tsx';
import { WordsField } from './quick-log/WordsField.tsx';
import { TypeField } from './TypeField.tsx';

interface Props {
  activity?: ActivityPartsFragment | undefined;
  planned?: PlannedFields | undefined;
  toLog?: ToLog | undefined;
  /** The field that takes the focus, if not the first. */
  focus?: ActivityFocus | undefined;
  /** The record's files, to place among the fields. */
  files: ReactNode;
  timeZone: string;
  /** Begins with a line of words that fills in the fields. */
  words: boolean;
}

const Field = fieldsOf(activityFields);

const categories = activityCategories.map((name) => ({ value: name, label: name }));

/** Only for those who hold several registrations. */
const CountsForField = lazyPart(
  async () => (await import('#client/records/form/CountsForField.tsx')).CountsForField,
);

/** All fields; the first few are enough for a quick entry. */
export function AllFields(props: Props) {
  const { activity, planned, toLog, focus, files, timeZone, words } = props;
  const { setFieldValue, setValues, values } = useFormikContext<ActivityFields>();
  const professions = useCurrentUser().user?.professions ?? [];
  const completeToday = () =>
    void setValues({ ...values, status: 'completed', completedDate: todayIn(timeZone) });
  return (
    <>
      <Stack sx={{ gap: 2.5, pt: 1 }}>
        {words && <WordsField timeZone={timeZone} />}
        <Field
          as={TextField}
          name="title"
          required
          autoFocus={!focus || focus === 'title'}
          autoComplete="off"
        />
        <StatusField
          timeZone={timeZone}
          lastCompletedDate={
            activity?.lastCompletedDate && (activity.completedOn ?? activity.lastCompletedDate)
          }
          autoFocus={focus === 'completedDate'}
        />
        <Field as={HoursField} name="hours" autoFocus={focus === 'hours'} />
        {professions.length > 1 && (
          <CountsForField
            professions={professions}
            stored={(activity ?? planned)?.countsFor ?? null}
          />
        )}
        <Field as={SelectField} name="category" required options={categories} />
        <TypeField isEdit={activity !== undefined} autoFocus={focus === 'activityType'} />
        <Field
          as={CheckboxField}
          name="isInteractive"
          helperText="Done together with other practitioners"
        />
        <ParticipantsField autoFocus={focus === 'practitioners'} />
        <CountField
          activity={values}
          timeZone={timeZone}
          onKeep={(answers) => void setFieldValue('countAnswers', answers)}
        />
        <Field
          as={TextField}
          name="evidence"
          helperText="Link, or where it's filed. An audit needs a file, too."
          autoComplete="off"
          autoFocus={focus === 'evidence'}
        />
        {files}
        <DocumentsField initial={activity?.documents ?? toLog?.documents ?? []} />
        <Field as={TextField} name="description" multiline minRows={3} />
        {!planned && <GoalsField initial={activity?.goals ?? []} />}
        <AuditSection activityId={activity?.id} focus={focus} timeZone={timeZone} />
      </Stack>
      <FormActions>
        {values.status === 'in-progress' && (
          <>
            <Typography variant="body2" color="textSecondary" sx={notCounted}>
              {activityFormMessages.notCountedYet}
            </Typography>
            <Button onClick={completeToday}>{activityFormMessages.completedToday}</Button>
          </>
        )}
        <SubmitButton pendingLabel="Saving...">
          {activity ? 'Save changes' : 'Save activity'}
        </SubmitButton>
      </FormActions>
    </>
  );
}

const notCounted = {
  flexBasis: { xs: '100%', sm: 'auto' },
  flexGrow: { sm: 1 },
  alignSelf: 'center',
  '&&': { whiteSpace: 'normal' },
} as const;
