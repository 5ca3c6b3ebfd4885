import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, useFormikContext } from 'formik';
import { flushSync } from 'react-dom';
import { fieldsOf } from '#client/records/form/fields-of.tsx';
import { RecordForm, type Sending } from '#client/records/form/RecordForm.tsx';
import { ShownNote } from '#client/components/form/form-note.ts';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { WatchDirty } from '#client/components/form/WatchDirty.tsx';
import type { ReviewPartsFragment } from '#client/graphql/generated.ts';
import { reviewFields, type ReviewValues } from '#domain/learning/resources.fields';
import { reviewSchema } from '#domain/learning/resources.schema';
import { StarsField } from './StarsField.tsx';
import { toFields, useEditedReview } from './useEditedReview.ts';

const Field = fieldsOf(reviewFields);

interface Props {
  resourceId: string;
  /** The review to edit; null for a new one. */
  review: ReviewPartsFragment | null;
  onSave: (fields: ReviewValues, sending: Sending) => Promise<void>;
  onDone: () => void;
  onDirty: (dirty: boolean) => void;
}

/** Stars and a comment. */
export function ReviewForm({ resourceId, review, onSave, onDone, onDirty }: Props) {
  const edited = useEditedReview(resourceId, review);
  async function submit(fields: ReviewValues, sending: Sending) {
    await onSave(fields, sending);
    onDone();
  }
  return (
    <RecordForm
      fields={reviewFields}
      draft={`review:${resourceId}`}
      edited={edited}
      initialValues={toFields(review)}
      validationSchema={reviewSchema}
      onSubmit={submit}
    >
      <Form noValidate>
        <WatchDirty onChange={onDirty} />
        <Stack sx={{ gap: 1.5 }}>
          <Field as={StarsField} name="rating" />
          <Field as={TextField} name="comment" multiline minRows={3} maxRows={10} />
          <ShownNote />
          <Stack direction="row" sx={{ gap: 1 }}>
            <SubmitButton pendingLabel="Saving...">Save review</SubmitButton>
            {review && <Cancel onCancel={onDone} />}
          </Stack>
        </Stack>
      </Form>
    </RecordForm>
  );
}

function Cancel({ onCancel }: { onCancel: () => void }) {
  const { resetForm } = useFormikContext();
  const cancel = () => {
    // The draft must see the reset while the form is still mounted.
    flushSync(() => resetForm());
    onCancel();
  };
  return <Button onClick={cancel}>Cancel</Button>;
}
