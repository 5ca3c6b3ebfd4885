import Stack from '@mui/material/Stack';
import { Form } from 'formik';
import type { ReactNode } from 'react';
import { CheckedFormik, type Sending } from '#client/components/form/CheckedFormik.tsx';
import { DateField } from '#client/components/form/DateField.tsx';
import { FormActions } from '#client/components/form/FormActions.tsx';
import { SelectField } from '#client/components/form/SelectField.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { WatchDirty } from '#client/components/form/WatchDirty.tsx';
import type { DocumentPartsFragment } from '#client/graphql/generated.ts';
import { documentMessages, documentTypeLabels, documentTypes } from '#domain/documents';
import { documentSchema } from '#domain/documents.schema';
import { toFields, useEditedDocument } from './useEditedDocument.ts';
import { useSaveDocument, type DocumentFields } from './useSaveDocument.ts';

interface Props {
  document?: DocumentPartsFragment;
  /** The place of its files. */
  files: ReactNode;
  onSaved: (id: string) => void;
  onDirty: (dirty: boolean) => void;
}

const types = documentTypes.map((value) => ({ value, label: documentTypeLabels[value] }));

/** All fields of a document, new or existing. */
export function DocumentForm({ document, files, onSaved, onDirty }: Props) {
  const edited = useEditedDocument(document);
  const save = useSaveDocument(document);

  async function submit(fields: DocumentFields, sending: Sending) {
    onSaved(await save(fields, sending));
  }

  return (
    <CheckedFormik
      draft={`document:${document?.id ?? 'new'}`}
      checked={{ title: 'Title', content: 'Content' }}
      edited={edited}
      initialValues={toFields(document)}
      validationSchema={documentSchema}
      onSubmit={submit}
    >
      <Form noValidate>
        <WatchDirty onChange={onDirty} />
        <Stack sx={{ gap: 2.5, pt: 1 }}>
          <TextField name="title" label="Title" required autoFocus autoComplete="off" />
          <SelectField name="type" label="Type" required options={types} />
          <TextField
            name="content"
            label="Content"
            helperText={documentMessages.contentHelp}
            required
            multiline
            minRows={6}
            maxRows={16}
          />
          {files}
          <DateField
            name="expiryDate"
            label={documentMessages.expiryLabel}
            helperText={documentMessages.expiryHelp}
          />
        </Stack>
        <FormActions>
          <SubmitButton pendingLabel="Saving...">
            {document ? 'Save changes' : 'Save document'}
          </SubmitButton>
        </FormActions>
      </Form>
    </CheckedFormik>
  );
}
