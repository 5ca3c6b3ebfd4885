import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { DateField } from '#client/components/form/DateField.tsx';
import { FormActions } from '#client/components/form/FormActions.tsx';
import { SelectField } from '#client/components/form/SelectField.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { WatchDirty } from '#client/components/form/WatchDirty.tsx';
import { SourceLine } from '#client/components/SourceLine.tsx';
import { fieldsOf } from '#client/records/form/fields-of.tsx';
import { RecordForm } from '#client/records/form/RecordForm.tsx';
import type { FormProps } from '#client/records/RecordDialog.tsx';
import { useEditedRecord, useSaveRecord } from '#client/records/useRecord.ts';
import {
  credentialTypes,
  credentialTypeLabels,
  credentialTypeText,
} from '#domain/records/credential-types';
import {
  credentialMessages as messages,
  usualExpiry,
  validityText,
} from '#domain/records/credentials';
import { credentialFields, type CredentialValues } from '#domain/records/credentials.fields';
import { credentialSchema } from '#domain/records/credentials.schema';
import { isCivilDate } from '#domain/dates';
import { credentials, renewalOf, type Row } from './credentials.ts';

const Field = fieldsOf(credentialFields);
const types = credentialTypes.map((value) => ({ value, label: credentialTypeLabels[value] }));

/** All fields of a credential: new, existing, or the renewal of an earlier one. */
export function CredentialForm({ row, from, files, onSaved, onDirty }: FormProps<Row>) {
  const edited = useEditedRecord(credentials, row);
  const save = useSaveRecord(credentials, row);
  const place = row?.id ?? (from ? `renews ${from.id}` : 'new');
  return (
    <RecordForm
      fields={credentialFields}
      draft={`${credentials.name}:${place}`}
      edited={edited}
      initialValues={from ? renewalOf(from) : credentials.toValues(row)}
      validationSchema={credentialSchema}
      onSubmit={async (values, sending) => onSaved(await save(values, sending))}
    >
      <Form noValidate>
        <WatchDirty onChange={onDirty} />
        <Stack sx={{ gap: 2.5, pt: 1 }}>
          {from && <Typography>{messages.renewHelp}</Typography>}
          <Field as={SelectField} name="type" required options={types} />
          <AboutType isNew={!row} />
          <Field as={TextField} name="title" required autoComplete="off" />
          <Field as={DateField} name="issueDate" />
          <Field as={DateField} name="expiryDate" />
          {files}
          <Field as={TextField} name="number" autoComplete="off" helperText={messages.numberHelp} />
          <Field as={TextField} name="issuer" autoComplete="off" />
          <Field
            as={TextField}
            name="notes"
            multiline
            minRows={2}
            maxRows={8}
            helperText={messages.notesHelp}
          />
        </Stack>
        <FormActions>
          <SubmitButton pendingLabel="Saving...">
            {row ? 'Save changes' : 'Save credential'}
          </SubmitButton>
        </FormActions>
      </Form>
    </RecordForm>
  );
}

/**
 * Explains why the chosen type matters and how long it usually lasts. The type names and dates a new credential until
 * the user does.
 */
function AboutType({ isNew }: { isNew: boolean }) {
  const { values, setFieldValue } = useFormikContext<CredentialValues>();
  const { type, title, issueDate, expiryDate } = values;
  const proposed = useRef<{ title: string; expiryDate: string | null }>({
    title: '',
    expiryDate: null,
  });
  useEffect(() => {
    if (!isNew || !type) return;
    const name = type === 'other' ? '' : credentialTypeText(type).label;
    if (title === proposed.current.title && title !== name) {
      proposed.current.title = name;
      void setFieldValue('title', name);
    }
    const expiry = isCivilDate(issueDate) ? usualExpiry(type, issueDate) : null;
    if (expiryDate === proposed.current.expiryDate && expiryDate !== expiry) {
      proposed.current.expiryDate = expiry;
      void setFieldValue('expiryDate', expiry);
    }
  }, [isNew, type, title, issueDate, expiryDate, setFieldValue]);
  if (!type) return null;
  const { why, validity } = credentialTypeText(type);
  return (
    <div>
      <Typography variant="body2">{why}</Typography>
      <Typography variant="body2" color="textSecondary">
        {validityText(type)}
      </Typography>
      {validity && <SourceLine source={validity.source} />}
    </div>
  );
}
