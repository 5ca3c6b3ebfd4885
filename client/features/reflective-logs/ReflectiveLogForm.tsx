import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { Form } from 'formik';
import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { fieldsOf } from '#client/records/form/fields-of.tsx';
import { RecordForm, type Sending } from '#client/records/form/RecordForm.tsx';
import { FormActions } from '#client/components/form/FormActions.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { WatchDirty } from '#client/components/form/WatchDirty.tsx';
import type { ReflectiveLogPartsFragment } from '#client/graphql/generated.ts';
import { PATIENT_PRIVACY_REMINDER, reflectiveLogFields } from '#domain/reflective-logs';
import { cpdLogSchema, dashboardLogSchema } from '#domain/reflective-logs.schema';
import type { ReflectionPrompts, ReflectionTemplate } from '#domain/templates';
import { CountedText } from './CountedText.tsx';
import { relatedOf, toFields, type LogFields } from './form-values.ts';
import { RelatedActivityField } from './RelatedActivityField.tsx';
import { useEditedLog } from './useEditedLog.ts';
import { useSaveLog } from './useSaveLog.ts';
import { variants, type LogVariant } from './variants.ts';

interface Props {
  variant: LogVariant;
  log?: ReflectiveLogPartsFragment;
  /** The activity that a new log reflects on. */
  activityId?: string;
  /** The template whose questions replace the plain ones. */
  template?: ReflectionTemplate;
  /** The record's files, to place among the fields. */
  files: ReactNode;
  onSaved: (id: string) => void;
  onDirty: (dirty: boolean) => void;
}

const Field = fieldsOf(reflectiveLogFields);
const schemas = { dashboard: dashboardLogSchema, 'cpd-log': cpdLogSchema };

const plainPrompts: ReflectionPrompts = {
  content: 'What happened, and what did you make of it?',
  learningOutcomes: 'What did you learn?',
  futureApplication: 'How will you use it in your practice?',
};

/** The three texts of a reflection and the activity it belongs to. */
export function ReflectiveLogForm(props: Props) {
  const { variant, log, activityId, template, files, onSaved, onDirty } = props;
  const prompts = template?.prompts ?? plainPrompts;
  const { edited, activityTitle } = useEditedLog(log);
  const save = useSaveLog(variant, log);
  const { minimums } = variants[variant];
  const related = relatedOf(log, activityId);

  async function submit(fields: LogFields, sending: Sending) {
    onSaved(await save({ ...fields, activityId: fields.activityId || null }, sending));
  }

  return (
    <RecordForm
      fields={{
        ...reflectiveLogFields,
        activityId: { ...reflectiveLogFields.activityId, format: activityTitle },
      }}
      draft={`reflective-log:${log?.id ?? `new:${activityId ?? ''}:${template?.id ?? ''}`}`}
      edited={edited}
      initialValues={toFields(log, activityId)}
      validationSchema={schemas[variant]}
      onSubmit={submit}
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
