import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, useFormikContext } from 'formik';
import { flushSync } from 'react-dom';
import { CheckedFormik, type Sending } from '#client/components/form/CheckedFormik.tsx';
import { ShownNote } from '#client/components/form/form-note.ts';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { WatchDirty } from '#client/components/form/WatchDirty.tsx';
import type { ReviewPartsFragment } from '#client/graphql/generated.ts';
import { reviewSchema } from '#domain/resources.schema';
import { StarsField } from './StarsField.tsx';
import { toFields, useEditedReview } from './useEditedReview.ts';

export interface ReviewFields {
  /** 0 while none is chosen. */
  rating: number;
  comment: string;
}

interface Props {
  resourceId: string;
  /** The review to change; none writes a new one. */
  review: ReviewPartsFragment | null;
  onSave: (fields: ReviewFields, sending: Sending) => Promise<void>;
  onDone: () => void;
  onDirty: (dirty: boolean) => void;
}

/** Stars and a comment. */
export function ReviewForm({ resourceId, review, onSave, onDone, onDirty }: Props) {
  const edited = useEditedReview(resourceId, review);
  async function submit(fields: ReviewFields, sending: Sending) {
    await onSave(fields, sending);
    onDone();
  }
  return (
    <CheckedFormik
      checked={{ comment: 'Comment' }}
      draft={`review:${resourceId}`}
      edited={edited}
      initialValues={toFields(review)}
      validationSchema={reviewSchema}
      onSubmit={submit}
    >
      <Form noValidate>
        <WatchDirty onChange={onDirty} />
        <Stack sx={{ gap: 1.5 }}>
          <StarsField name="rating" label="Your stars" />
          <TextField name="comment" label="Comment" multiline minRows={3} maxRows={10} />
          <ShownNote />
          <Stack direction="row" sx={{ gap: 1 }}>
            <SubmitButton pendingLabel="Saving...">Save review</SubmitButton>
            {review && <Cancel onCancel={onDone} />}
          </Stack>
        </Stack>
      </Form>
    </CheckedFormik>
  );
}

function Cancel({ onCancel }: { onCancel: () => void }) {
  const { resetForm } = useFormikContext();
  const cancel = () => {
    // The draft sees it go while the form is still there.
    flushSync(() => resetForm());
    onCancel();
  };
  return <Button onClick={cancel}>Cancel</Button>;
}
