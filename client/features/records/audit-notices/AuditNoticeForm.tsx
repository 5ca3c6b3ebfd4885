import Stack from '@mui/material/Stack';
import { Form, useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { DateField } from '#client/components/form/DateField.tsx';
import { FormActions } from '#client/components/form/FormActions.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { WatchDirty } from '#client/components/form/WatchDirty.tsx';
import { fieldsOf } from '#client/records/form/fields-of.tsx';
import { AuditNoticeHistoryDocument } from '#client/graphql/generated.ts';
import { RecordHistory } from '#client/records/history/RecordHistory.tsx';
import { RecordForm } from '#client/records/form/RecordForm.tsx';
import type { FormProps } from '#client/records/RecordDialog.tsx';
import { useEditedRecord, useSaveRecord } from '#client/records/useRecord.ts';
import { auditNoticeFields, type AuditNoticeValues } from '#domain/records/audit-notices.fields';
import { auditNoticeMessages as messages, proposedDueDate } from '#domain/records/audit-notices';
import { auditNoticeSchema } from '#domain/records/audit-notices.schema';
import { isCivilDate } from '#domain/dates';
import { auditNotices, type Row } from './audit-notices.ts';

const Field = fieldsOf(auditNoticeFields);

/** All fields of an audit letter, new or existing. */
export function AuditNoticeForm({ row, onSaved, onDirty }: FormProps<Row>) {
  const edited = useEditedRecord(auditNotices, row);
  const save = useSaveRecord(auditNotices, row);
  return (
    <RecordForm
      fields={auditNoticeFields}
      draft={`${auditNotices.name}:${row?.id ?? 'new'}`}
      edited={edited}
      initialValues={auditNotices.toValues(row)}
      validationSchema={auditNoticeSchema}
      onSubmit={async (values, sending) => onSaved(await save(values, sending))}
    >
      <Form noValidate>
        <WatchDirty onChange={onDirty} />
        <ProposeDueDate />
        <Stack sx={{ gap: 2.5, pt: 1 }}>
          <Field as={DateField} name="letterDate" required />
          <Field as={DateField} name="dueDate" required helperText={messages.dueHelp} />
          <Field as={TextField} name="note" multiline minRows={2} maxRows={8} />
          {row && <Field as={DateField} name="sentOn" helperText={messages.sentHelp} />}
        </Stack>
        {row && <RecordHistory query={AuditNoticeHistoryDocument} id={row.id} />}
        <FormActions>
          <SubmitButton pendingLabel="Saving...">
            {row ? 'Save changes' : 'Save audit letter'}
          </SubmitButton>
        </FormActions>
      </Form>
    </RecordForm>
  );
}

/** Proposes the due day after the date of the letter, as long as the user has not entered another. */
function ProposeDueDate() {
  const { values, setFieldValue } = useFormikContext<AuditNoticeValues>();
  const { letterDate, dueDate } = values;
  const proposed = useRef<string | null>(null);
  useEffect(() => {
    if (!isCivilDate(letterDate)) return;
    const next = proposedDueDate(letterDate);
    if (dueDate !== null && dueDate !== proposed.current) return;
    proposed.current = next;
    if (dueDate !== next) void setFieldValue('dueDate', next);
  }, [letterDate, dueDate, setFieldValue]);
  return null;
}
