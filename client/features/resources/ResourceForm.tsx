import Stack from '@mui/material/Stack';
import { Form, Formik, type FormikHelpers } from 'formik';
import { AskUnsaved } from '#client/components/form/AskUnsaved.tsx';
import { CheckboxField } from '#client/components/form/CheckboxField.tsx';
import { FormActions } from '#client/components/form/FormActions.tsx';
import { NumberField } from '#client/components/form/NumberField.tsx';
import { SelectField } from '#client/components/form/SelectField.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { WatchDirty } from '#client/components/form/WatchDirty.tsx';
import { applyFieldErrors } from '#client/lib/form-errors.ts';
import { useRequestKey } from '#client/lib/request-key.ts';
import {
  resourceCategories,
  resourceDefaults,
  resourceLimits,
  resourceTypeLabels,
  resourceTypes,
  type ResourceFormValues,
} from '#domain/resources';
import { resourceSchema } from '#domain/resources.schema';
import { useAddResource } from './useAddResource.ts';

interface Props {
  onSaved: () => void;
  onDirty: (dirty: boolean) => void;
}

const types = resourceTypes.map((value) => ({ value, label: resourceTypeLabels[value] }));
const categories = resourceCategories.map((value) => ({ value, label: value }));

/** All fields of a new resource. */
export function ResourceForm({ onSaved, onDirty }: Props) {
  const add = useAddResource();
  const requestKey = useRequestKey();

  async function submit(fields: ResourceFormValues, helpers: FormikHelpers<ResourceFormValues>) {
    try {
      await add(resourceSchema.cast(fields), requestKey(fields));
      onSaved();
    } catch (error) {
      applyFieldErrors(error, helpers);
    }
  }

  return (
    <Formik initialValues={resourceDefaults} validationSchema={resourceSchema} onSubmit={submit}>
      <Form noValidate>
        <AskUnsaved />
        <WatchDirty onChange={onDirty} />
        <Stack sx={{ gap: 2.5, pt: 1 }}>
          <TextField name="title" label="Title" required autoFocus autoComplete="off" />
          <TextField
            name="description"
            label="Description"
            required
            multiline
            minRows={3}
            maxRows={10}
          />
          <TextField
            name="url"
            label="URL"
            type="url"
            placeholder="https://"
            required
            autoComplete="off"
          />
          <TextField name="provider" label="Provider" required autoComplete="off" />
          <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2.5 }}>
            <SelectField name="type" label="Type" required options={types} />
            <SelectField name="cpdCategory" label="Category" required options={categories} />
          </Stack>
          <NumberField name="cpdHours" label="CPD hours" required limits={resourceLimits.hours} />
          <TextField
            name="tags"
            label="Tags"
            helperText="Separated by commas, for example: trauma, airway"
            autoComplete="off"
          />
          <CheckboxField name="peerReviewed" label="Peer reviewed" />
        </Stack>
        <FormActions>
          <SubmitButton pendingLabel="Saving...">Add resource</SubmitButton>
        </FormActions>
      </Form>
    </Formik>
  );
}
