import Skeleton from '@mui/material/Skeleton';
import { Form } from 'formik';
import { useState, type ReactNode } from 'react';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import { RecordForm, type Sending } from '#client/records/form/RecordForm.tsx';
import { WatchDirty } from '#client/components/form/WatchDirty.tsx';
import type { ActivityPartsFragment } from '#client/graphql/generated.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import type { ToLog } from '#client/lib/log-this.ts';
import { now, todayIn } from '#client/lib/dates.ts';
import { activityFields } from '#domain/records/activities.fields';
import { activitySchema } from '#domain/records/activities.schema';
import { DEFAULT_TIME_ZONE } from '#domain/dates';
import { countsForField } from '#domain/records/hours-for';
import {
  dayProblems,
  plannedFields,
  fieldsToLog,
  repeatedFields,
  toFields,
  toInput,
  type ActivityFields,
  type ActivityFocus,
  type PlannedFields,
} from './form-values.ts';
import { useEditedActivity } from './useEditedActivity.ts';
import { useAfterSaving } from './useAfterSaving.ts';
import { useSaveActivity } from './useSaveActivity.ts';

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
  /** Called when the activity was saved, or one was logged again without the form. */
  onSaved: (id: string) => void;
  onDirty: (dirty: boolean) => void;
}

const QuickFields = lazyPart(
  async () => (await import('./quick-log/QuickFields.tsx')).QuickFields,
  <Skeleton variant="rounded" height={320} />,
);

/** A file of its own, since the quick log needs neither the calendar nor most fields. */
const AllFields = lazyPart(
  async () => (await import('./AllFields.tsx')).AllFields,
  <Skeleton variant="rounded" height={480} />,
);

/** The form of an activity, new or existing: one line of words, or all fields. */
export function ActivityForm(props: Props) {
  const { activity, planned, again, toLog, quick = false, focus, files } = props;
  const { onSaved, onDirty } = props;
  const [isOneLine, setOneLine] = useState(quick);
  const timeZone = useCurrentUser().user?.timeZone ?? DEFAULT_TIME_ZONE;
  const { edited, goalTitles, documentTitles } = useEditedActivity(activity, timeZone);
  const save = useSaveActivity(activity);
  const afterSaving = useAfterSaving();
  const plannedActivityId = planned?.id ?? toLog?.plannedActivityId;

  async function submit(fields: ActivityFields, sending: Sending) {
    const input = toInput(fields, activity, now(), timeZone);
    const sent = plannedActivityId ? { ...input, plannedActivityId } : input;
    // The form with all fields has the files; after the quick log, the message offers to add the rest.
    onSaved(await save(sent, sending, isOneLine ? (id) => afterSaving(id) : undefined));
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
          <QuickFields
            {...{ timeZone, toLog, files }}
            onLogged={onSaved}
            onMore={() => setOneLine(false)}
          />
        ) : (
          <AllFields
            {...{ activity, planned, toLog, focus, files, timeZone }}
            // The quick log has read its line already.
            words={!activity && !planned && !again && !quick}
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
