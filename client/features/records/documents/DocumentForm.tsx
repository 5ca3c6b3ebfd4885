import Stack from '@mui/material/Stack';
import { Form } from 'formik';
import { DateField } from '#client/components/form/DateField.tsx';
import { FormActions } from '#client/components/form/FormActions.tsx';
import { SelectField } from '#client/components/form/SelectField.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { WatchDirty } from '#client/components/form/WatchDirty.tsx';
import { fieldsOf } from '#client/records/form/fields-of.tsx';
import { RecordForm } from '#client/records/form/RecordForm.tsx';
import type { FormProps } from '#client/records/RecordDialog.tsx';
import { useEditedRecord, useSaveRecord } from '#client/records/useRecord.ts';
import { documentTypeLabels, documentTypes, documentHelp } from '#domain/records/documents';
import { documentFields } from '#domain/records/documents';
import { documentSchema } from '#domain/records/documents.schema';
import { documents, type Row } from './documents.ts';

const Field = fieldsOf(documentFields);
const types = documentTypes.map((value) => ({ value, label: documentTypeLabels[value] }));

/** All fields of a document, new or existing. */
export function DocumentForm({ row, files, onSaved, onDirty }: FormProps<Row>) {
  const edited = useEditedRecord(documents, row);
  const save = useSaveRecord(documents, row);
  return (
    <RecordForm
      fields={documentFields}
      draft={`${documents.name}:${row?.id ?? 'new'}`}
      edited={edited}
      initialValues={documents.toValues(row)}
      validationSchema={documentSchema}
      onSubmit={async (values, sending) => onSaved(await save(values, sending))}
    >
      <Form noValidate>
        <WatchDirty onChange={onDirty} />
        <Stack sx={{ gap: 2.5, pt: 1 }}>
          <Field as={TextField} name="title" required autoFocus autoComplete="off" />
          <Field as={SelectField} name="type" required options={types} />
          <Field
            as={TextField}
            name="content"
            helperText={documentHelp.content}
            required
            multiline
            minRows={6}
            maxRows={16}
          />
          {files}
          <Field as={DateField} name="expiryDate" helperText={documentHelp.expiryDate} />
        </Stack>
        <FormActions>
          <SubmitButton pendingLabel="Saving...">
            {row ? 'Save changes' : 'Save document'}
          </SubmitButton>
        </FormActions>
      </Form>
    </RecordForm>
  );
}
