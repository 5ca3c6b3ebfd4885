import InputAdornment from '@mui/material/InputAdornment';
import { Form } from 'formik';
import { useState } from 'react';
import { CheckedFormik } from '#client/components/form/CheckedFormik.tsx';
import { FormActions } from '#client/components/form/FormActions.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { WatchDirty } from '#client/components/form/WatchDirty.tsx';
import { FormDialog } from '#client/components/FormDialog.tsx';
import type { EvidenceFilePartsFragment } from '#client/graphql/generated.ts';
import { evidenceMessages, fileNameParts } from '#domain/evidence-files';
import { evidenceFileChangeSchema } from '#domain/evidence-files.schema';
import { useRenameFile } from './useRenameFile.ts';

interface Props {
  open: boolean;
  file: EvidenceFilePartsFragment;
  onClose: () => void;
}

/** Asks what a file is to be called. Its extension is not for the user to choose: it says what the file is. */
export function RenameDialog({ open, file, onClose }: Props) {
  const rename = useRenameFile();
  const [dirty, setDirty] = useState(false);
  const { stem, extension } = fileNameParts(file.name);
  return (
    <FormDialog open={open} title={evidenceMessages.renameTitle} dirty={dirty} onClose={onClose}>
      <CheckedFormik
        checked={{ name: 'Name' }}
        initialValues={{ name: stem }}
        validationSchema={evidenceFileChangeSchema}
        onSubmit={async ({ name }) => {
          await rename(file.id, name);
          onClose();
        }}
      >
        <Form noValidate>
          <WatchDirty onChange={setDirty} />
          <TextField
            name="name"
            label="Name"
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
      </CheckedFormik>
    </FormDialog>
  );
}
