import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { Form } from 'formik';
import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { fieldsOf } from '#client/records/form/fields-of.tsx';
import { RecordForm } from '#client/records/form/RecordForm.tsx';
import { useEditedRecord, useSaveRecord } from '#client/records/useRecord.ts';
import { FormActions } from '#client/components/form/FormActions.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { WatchDirty } from '#client/components/form/WatchDirty.tsx';
import { useRelatedActivitiesQuery } from '#client/graphql/generated.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { LocalFailure } from '#client/lib/form-errors.ts';
import { showToast } from '#client/lib/toast.ts';
import { PAGE_MAX } from '#domain/pages';
import { plainPrompts } from '#domain/records/reflection-prompts';
import {
  NO_ACTIVITY_LABEL,
  PATIENT_PRIVACY_REMINDER,
  reflectiveLogFields,
  reflectiveLogMessages,
} from '#domain/records/reflective-logs';
import { cpdLogSchema, dashboardLogSchema } from '#domain/records/reflective-logs.schema';
import type { WritingTemplate } from '#domain/records/templates';
import { CountedText } from './CountedText.tsx';
import { RelatedActivityField } from './RelatedActivityField.tsx';
import { relatedActivity, variants, type LogVariant, type Row } from './reflective-logs.ts';

interface Props {
  variant: LogVariant;
  log?: Row;
  /** The activity that a new log reflects on. */
  activityId?: string;
  /** The template whose questions replace the plain ones. */
  template?: WritingTemplate;
  /** The record's files, to place among the fields. */
  files: ReactNode;
  onSaved: (id: string) => void;
  onDirty: (dirty: boolean) => void;
}

const Field = fieldsOf(reflectiveLogFields);
const schemas = { dashboard: dashboardLogSchema, 'cpd-log': cpdLogSchema };

/** The three texts of a reflection and the activity it belongs to. */
export function ReflectiveLogForm(props: Props) {
  const { variant, log, activityId, template, files, onSaved, onDirty } = props;
  const prompts = template?.prompts ?? plainPrompts;
  const { minimums, spec } = variants[variant];
  const { user } = useCurrentUser();
  const edited = useEditedRecord(spec, log);
  const save = useSaveRecord(spec, log);
  const activityTitle = useActivityTitle(log);
  const related = activityId
    ? { id: activityId, title: 'The activity you came from' }
    : relatedActivity(log);

  return (
    <RecordForm
      fields={{
        ...reflectiveLogFields,
        activityId: { ...reflectiveLogFields.activityId, format: activityTitle },
      }}
      draft={`reflective-log:${log?.id ?? `new:${activityId ?? ''}:${template?.id ?? ''}`}`}
      edited={edited}
      initialValues={{ ...spec.toValues(log), activityId: related?.id ?? '' }}
      validationSchema={schemas[variant]}
      onSubmit={async (values, sending) => {
        if (user) return onSaved(await save(values, sending));
        showToast({ ...reflectiveLogMessages.noUser, variant: 'destructive' });
        throw new LocalFailure(reflectiveLogMessages.noUser.description);
      }}
    >
      <Form noValidate>
        <WatchDirty onChange={onDirty} />
        <Stack sx={{ gap: 2.5 }}>
          <Alert severity="info" icon={<ShieldCheck />}>
            {PATIENT_PRIVACY_REMINDER}
          </Alert>
          <Field
            as={CountedText}
            name="content"
            question={prompts.content}
            min={minimums.content}
            minRows={4}
            autoFocus
          />
          <Field
            as={CountedText}
            name="learningOutcomes"
            question={prompts.learningOutcomes}
            min={minimums.learningOutcomes}
            minRows={2}
          />
          <Field
            as={CountedText}
            name="futureApplication"
            question={prompts.futureApplication}
            min={minimums.futureApplication}
            minRows={2}
          />
          <RelatedActivityField initial={related} />
          {files}
        </Stack>
        <FormActions>
          <SubmitButton pendingLabel="Saving...">
            {log ? 'Save changes' : 'Save reflection'}
          </SubmitButton>
        </FormActions>
      </Form>
    </RecordForm>
  );
}

/** Returns how the id of an activity reads in a comparison of two versions. */
function useActivityTitle(log: Row | undefined): (id: string) => string {
  const { data } = useRelatedActivitiesQuery({ variables: { limit: PAGE_MAX }, skip: !log });
  return (id) =>
    data?.recentActivities.find((each) => each.id === id)?.title ??
    (id && id === log?.activityId ? log.activityTitle : null) ??
    NO_ACTIVITY_LABEL;
}
