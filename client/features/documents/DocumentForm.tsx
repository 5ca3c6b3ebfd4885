import Stack from '@mui/material/Stack';
import { Form, Formik, type FormikHelpers } from 'formik';
import { FormActions } from '#client/components/form/FormActions.tsx';
import { SelectField } from '#client/components/form/SelectField.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { WatchDirty } from '#client/components/form/WatchDirty.tsx';
import type { CreateDocumentInput, DocumentPartsFragment } from '#client/graphql/generated.ts';
import { applyFieldErrors } from '#client/lib/form-errors.ts';
import {
  documentDefaults,
  documentMessages,
  documentSchema,
  documentTypeLabels,
  documentTypes,
} from '#domain/documents';
import { useSaveDocument } from './useSaveDocument.ts';

interface Props {
  document?: DocumentPartsFragment;
  onSaved: () => void;
  onDirty: (dirty: boolean) => void;
}

const types = documentTypes.map((value) => ({ value, label: documentTypeLabels[value] }));

/** All fields of a document, new or existing. */
export function DocumentForm({ document, onSaved, onDirty }: Props) {
  const save = useSaveDocument(document);

  async function submit(fields: CreateDocumentInput, helpers: FormikHelpers<CreateDocumentInput>) {
    try {
      await save(fields);
      onSaved();
    } catch (error) {
      applyFieldErrors(error, helpers);
    }
  }

  return (
    <Formik
      initialValues={{
        title: document?.title ?? documentDefaults.title,
        type: document?.type ?? documentDefaults.type,
        content: document?.content ?? documentDefaults.content,
      }}
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
        </Stack>
        <FormActions>
          <SubmitButton pendingLabel="Saving...">
            {document ? 'Save changes' : 'Save document'}
          </SubmitButton>
        </FormActions>
      </Form>
    </Formik>
  );
}
