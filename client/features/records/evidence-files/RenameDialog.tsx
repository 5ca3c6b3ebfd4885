import InputAdornment from '@mui/material/InputAdornment';
import { Form } from 'formik';
import { useState } from 'react';
import { fieldsOf } from '#client/records/form/fields-of.tsx';
import { RecordForm } from '#client/records/form/RecordForm.tsx';
import { FormActions } from '#client/components/form/FormActions.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { WatchDirty } from '#client/components/form/WatchDirty.tsx';
import { FormDialog } from '#client/components/FormDialog.tsx';
import type { EvidenceFilePartsFragment } from '#client/graphql/generated.ts';
import { evidenceMessages, fileNameParts } from '#domain/records/evidence-files';
import { evidenceFileFields } from '#domain/records/evidence-files.fields';
import { evidenceFileChangeSchema } from '#domain/records/evidence-files.schema';
import { useRenameFile } from './useRenameFile.ts';

const Field = fieldsOf(evidenceFileFields);

interface Props {
  open: boolean;
  file: EvidenceFilePartsFragment;
  onClose: () => void;
}

/** Renames a file. The extension stays, since it names the file's type. */
export function RenameDialog({ open, file, onClose }: Props) {
  const rename = useRenameFile();
  const [dirty, setDirty] = useState(false);
  const { stem, extension } = fileNameParts(file.name);
  return (
    <FormDialog open={open} title={evidenceMessages.renameTitle} dirty={dirty} onClose={onClose}>
      <RecordForm
        fields={evidenceFileFields}
        draft={null}
        edited={null}
        initialValues={{ name: stem }}
        validationSchema={evidenceFileChangeSchema}
        onSubmit={async ({ name }) => {
          await rename(file.id, name);
          onClose();
        }}
      >
        <Form noValidate>
          <WatchDirty onChange={setDirty} />
          <Field
            as={TextField}
            name="name"
            helperText={evidenceMessages.renameHelp}
            required
            autoFocus
            autoComplete="off"
            sx={{ mt: 1 }}
            slotProps={{
              input: {
                endAdornment: <InputAdornment position="end">{extension}</InputAdornment>,
              },
            }}
          />
          <FormActions>
            <SubmitButton pendingLabel="Saving...">{evidenceMessages.rename}</SubmitButton>
          </FormActions>
        </Form>
      </RecordForm>
    </FormDialog>
  );
}
