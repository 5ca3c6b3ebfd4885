import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form } from 'formik';
import { CheckedFormik, type Sending } from '#client/components/form/CheckedFormik.tsx';
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
          <Stack direction="row" sx={{ gap: 1 }}>
            <SubmitButton pendingLabel="Saving...">Save review</SubmitButton>
            {review && <Button onClick={onDone}>Cancel</Button>}
          </Stack>
        </Stack>
      </Form>
    </CheckedFormik>
  );
}
