import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form } from 'formik';
import { useState } from 'react';
import { FormActions } from '#client/components/form/FormActions.tsx';
import { SelectField } from '#client/components/form/SelectField.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { WatchDirty } from '#client/components/form/WatchDirty.tsx';
import { FormDialog } from '#client/components/FormDialog.tsx';
import type { ResourcePartsFragment } from '#client/graphql/generated.ts';
import { fieldsOf } from '#client/records/form/fields-of.tsx';
import { RecordForm } from '#client/records/form/RecordForm.tsx';
import type { RecordDialogProps } from '#client/records/useDialog.ts';
import {
  reportDefaults,
  reportReasonLabels,
  reportReasons,
  resourceMessages,
} from '#domain/learning/resources';
import { reportFields } from '#domain/learning/resources.fields';
import { reportSchema } from '#domain/learning/resources.schema';
import { useReport } from './useReport.ts';

const Field = fieldsOf(reportFields);
const reasons = reportReasons.map((value) => ({ value, label: reportReasonLabels[value] }));

/** Reports a resource to the operator, which hides it from the user. */
export function ReportDialog({ open, row, onClose }: RecordDialogProps<ResourcePartsFragment>) {
  const [dirty, setDirty] = useState(false);
  const { report } = useReport();
  return (
    <FormDialog
      open={open}
      title={resourceMessages.reportTitle}
      description={row?.title ?? ''}
      dirty={dirty}
      onClose={onClose}
    >
      <RecordForm
        fields={reportFields}
        draft={null}
        edited={null}
        initialValues={reportDefaults}
        validationSchema={reportSchema}
        onSubmit={async (values) => {
          if (row) await report(row, values);
          onClose();
        }}
      >
        <Form noValidate>
          <WatchDirty onChange={setDirty} />
          <Stack sx={{ gap: 2.5, pt: 1 }}>
            <Typography>{resourceMessages.reportText}</Typography>
            <Field as={SelectField} name="reason" required autoFocus options={reasons} />
            <Field as={TextField} name="comment" multiline minRows={2} maxRows={8} />
          </Stack>
          <FormActions>
            <SubmitButton pendingLabel="Saving...">Report resource</SubmitButton>
          </FormActions>
        </Form>
      </RecordForm>
    </FormDialog>
  );
}
