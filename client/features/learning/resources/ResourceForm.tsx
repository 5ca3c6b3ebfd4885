import Stack from '@mui/material/Stack';
import { Form } from 'formik';
import { CheckboxField } from '#client/components/form/CheckboxField.tsx';
import { FormActions } from '#client/components/form/FormActions.tsx';
import { NumberField } from '#client/components/form/NumberField.tsx';
import { SelectField } from '#client/components/form/SelectField.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { WatchDirty } from '#client/components/form/WatchDirty.tsx';
import type { ResourcePartsFragment } from '#client/graphql/generated.ts';
import { fieldsOf } from '#client/records/form/fields-of.tsx';
import { RecordForm } from '#client/records/form/RecordForm.tsx';
import { useEditedRecord, useSaveRecord } from '#client/records/useRecord.ts';
import {
  resourceCategories,
  resourceLimits,
  resourceTypeLabels,
  resourceTypes,
} from '#domain/learning/resources';
import { resourceFields } from '#domain/learning/resources.fields';
import { resourceSchema } from '#domain/learning/resources.schema';
import { existingResources, resources } from './resources.ts';

const Field = fieldsOf(resourceFields);

interface Props {
  /** The resource to edit; missing for a new one. */
  row?: ResourcePartsFragment;
  onSaved: () => void;
  onDirty: (dirty: boolean) => void;
}

const types = resourceTypes.map((value) => ({ value, label: resourceTypeLabels[value] }));
const categories = resourceCategories.map((value) => ({ value, label: value }));

/** All fields of a resource, new or existing. */
export function ResourceForm({ row, onSaved, onDirty }: Props) {
  const spec = row ? existingResources : resources;
  const edited = useEditedRecord(spec, row);
  const save = useSaveRecord(spec, row);
  return (
    <RecordForm
      fields={resourceFields}
      draft={null}
      edited={edited}
      initialValues={spec.toValues(row)}
      validationSchema={resourceSchema}
      onSubmit={async (values, sending) => {
        await save(values, sending);
        onSaved();
      }}
    >
      <Form noValidate>
        <WatchDirty onChange={onDirty} />
        <Stack sx={{ gap: 2.5, pt: 1 }}>
          <Field as={TextField} name="title" required autoFocus autoComplete="off" />
          <Field as={TextField} name="description" required multiline minRows={3} maxRows={10} />
          <Field
            as={TextField}
            name="url"
            type="url"
            placeholder="https://"
            required
            autoComplete="off"
          />
          <Field as={TextField} name="provider" required autoComplete="off" />
          <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2.5 }}>
            <Field as={SelectField} name="type" required options={types} />
            <Field as={SelectField} name="cpdCategory" required options={categories} />
          </Stack>
          <Field as={NumberField} name="cpdHours" required limits={resourceLimits.hours} />
          <Field
            as={TextField}
            name="tags"
            helperText="Separated by commas, for example: trauma, airway"
            autoComplete="off"
          />
          <Field as={CheckboxField} name="peerReviewed" />
        </Stack>
        <FormActions>
          <SubmitButton pendingLabel="Saving...">
            {row ? 'Save changes' : 'Add resource'}
          </SubmitButton>
        </FormActions>
      </Form>
    </RecordForm>
  );
}
