import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Form, useFormikContext } from 'formik';
import { useState, type ReactNode } from 'react';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import { CheckboxField } from '#client/components/form/CheckboxField.tsx';
import { DocumentsField } from '#client/records/form/DocumentsField.tsx';
import { fieldsOf } from '#client/records/form/fields-of.tsx';
import { RecordForm, type Sending } from '#client/records/form/RecordForm.tsx';
import { FormActions } from '#client/components/form/FormActions.tsx';
import { SelectField } from '#client/components/form/SelectField.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { WatchDirty } from '#client/components/form/WatchDirty.tsx';
import { CountField } from '#client/components/counts/CountField.tsx';
import type { ActivityPartsFragment } from '#client/graphql/generated.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import type { ToLog } from '#client/lib/log-this.ts';
import { now, todayIn } from '#client/lib/dates.ts';
import { activityCategories, activityMessages } from '#domain/activities';
import { activityFields } from '#domain/activities.fields';
import { activitySchema } from '#domain/activities.schema';
import { DEFAULT_TIME_ZONE } from '#domain/dates';
import { COUNTS_FOR, countsForText } from '#domain/hours-for';
import { formatted, NO_VALUE } from '#domain/record-fields';
import { AuditSection } from './AuditSection.tsx';
import {
  dayProblems,
  plannedFields,
  fieldsToLog,
  quickFields,
  repeatedFields,
  toFields,
  toInput,
  type ActivityFields,
  type ActivityFocus,
  type PlannedFields,
} from './form-values.ts';
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
  /** A recorded activity that was done again: a new one starts with its values. */
  again?: ActivityPartsFragment;
  /** Initial values of a new activity. */
  toLog?: ToLog;
  /** Starts with one line of words for a new activity. */
  quick?: boolean;
  /** The field that takes the focus, if not the first. */
  focus?: ActivityFocus;
  /** The record's files, to place among the fields. */
  files: ReactNode;
  onSaved: (id: string) => void;
  /** An activity was logged again without this form. */
  onLogged: () => void;
  onDirty: (dirty: boolean) => void;
}

const QuickFields = lazyPart(
  async () => (await import('./quick-log/QuickFields.tsx')).QuickFields,
  <Skeleton variant="rounded" height={320} />,
);

/** Only for those who hold several registrations. */
const CountsForField = lazyPart(async () => (await import('./CountsForField.tsx')).CountsForField);

const Field = fieldsOf(activityFields);

/** Of no table of activities, which an import reads: it names registrations of this account. */
const countsForField = formatted(
  COUNTS_FOR,
  (said: ActivityFields['countsFor']) => countsForText(said ?? null) ?? NO_VALUE,
);
const categories = activityCategories.map((name) => ({ value: name, label: name }));

/** The form of an activity, new or existing: one line of words, or all fields. */
export function ActivityForm(props: Props) {
  const { activity, planned, again, toLog, quick = false, focus, files } = props;
  const { onSaved, onLogged, onDirty } = props;
  const [isOneLine, setOneLine] = useState(quick);
  const timeZone = useCurrentUser().user?.timeZone ?? DEFAULT_TIME_ZONE;
  const { edited, goalTitles, documentTitles } = useEditedActivity(activity, timeZone);
  const save = useSaveActivity(activity);

  async function submit(fields: ActivityFields, sending: Sending) {
    const input = toInput(fields, activity?.completedDate, now(), timeZone);
    onSaved(await save(planned ? { ...input, plannedActivityId: planned.id } : input, sending));
  }

  const today = todayIn(timeZone);
  const [initial] = useState(() =>
    quick
      ? fieldsToLog(toLog, today)
      : planned
        ? plannedFields(planned, today)
        : again
          ? repeatedFields(again, today)
          : toFields(activity, timeZone),
  );

  return (
    <RecordForm
      fields={{
        ...activityFields,
        goalIds: { ...activityFields.goalIds, format: goalTitles },
        documentIds: { ...activityFields.documentIds, format: documentTitles },
        countsFor: countsForField,
      }}
      draft={draftPlace(props)}
      edited={edited}
      initialValues={initial}
      validationSchema={activitySchema}
      validate={(fields) => dayProblems(fields, now(), timeZone, isOneLine)}
      onSubmit={submit}
    >
      <Form noValidate>
        <WatchDirty onChange={onDirty} />
        {isOneLine ? (
          <QuickFields {...{ timeZone, toLog, files, onLogged }} onMore={() => setOneLine(false)} />
        ) : (
          <AllFields
            {...{ activity, planned, toLog, focus, files, timeZone }}
            onLess={activity || planned || again ? undefined : () => setOneLine(true)}
          />
        )}
      </Form>
    </RecordForm>
  );
}

/** The draft of a new activity belongs to what it started with. */
function draftPlace({ activity, planned, again, toLog, quick }: Props): string {
  if (activity) return `activity:${activity.id}`;
  const about = toLog?.documents?.[0]?.id ?? toLog?.evidence ?? toLog?.title ?? '';
  return quick ? `activity:quick:${about}` : `activity:new:${planned?.id ?? again?.id ?? ''}`;
}

/** All fields; the first few are enough to log it between two jobs. */
function AllFields(props: AllFieldsProps) {
  const { activity, planned, toLog, focus, files, timeZone, onLess } = props;
  const { dirty, setFieldValue, setValues, values } = useFormikContext<ActivityFields>();
  const professions = useCurrentUser().user?.professions ?? [];
  const sayInOneLine = () => {
    void setValues(quickFields(todayIn(timeZone)));
    onLess?.();
  };
  return (
    <>
      <Stack sx={{ gap: 2.5, pt: 1 }}>
        <Field
          as={TextField}
          name="title"
          required
          autoFocus={!focus || focus === 'title'}
          autoComplete="off"
        />
        <StatusField
          timeZone={timeZone}
          lastCompletedDate={activity?.lastCompletedDate}
          autoFocus={focus === 'completedDate'}
        />
        <Field as={HoursField} name="hours" autoFocus={focus === 'hours'} />
        {professions.length > 1 && (
          <CountsForField professions={professions} stored={activity?.countsFor ?? null} />
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
        {onLess && !dirty && <Button onClick={sayInOneLine}>{activityMessages.inOneLine}</Button>}
        <SubmitButton pendingLabel="Saving...">
          {activity ? 'Save changes' : 'Save activity'}
        </SubmitButton>
      </FormActions>
    </>
  );
}

interface AllFieldsProps extends Pick<Props, 'activity' | 'planned' | 'toLog' | 'focus' | 'files'> {
  timeZone: string;
  /** Goes back to one line of words; undefined if something else is in the form. */
  onLess: (() => void) | undefined;
}
