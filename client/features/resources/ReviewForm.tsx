import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form } from 'formik';
import { CheckedFormik } from '#client/components/form/CheckedFormik.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { WatchDirty } from '#client/components/form/WatchDirty.tsx';
import type { ReviewPartsFragment } from '#client/graphql/generated.ts';
import { reviewSchema } from '#domain/resources.schema';
import { StarsField } from './StarsField.tsx';

export interface ReviewFields {
  /** 0 while none is chosen. */
  rating: number;
  comment: string;
}

interface Props {
  /** The review to change; none writes a new one. */
  review: ReviewPartsFragment | null;
  onSave: (fields: ReviewFields) => Promise<void>;
  onDone: () => void;
  onDirty: (dirty: boolean) => void;
}

/** Stars and a comment. */
export function ReviewForm({ review, onSave, onDone, onDirty }: Props) {
  async function submit(fields: ReviewFields) {
    await onSave(fields);
    onDone();
  }
  return (
    <CheckedFormik
      checked={{ comment: 'Comment' }}
      initialValues={{ rating: review?.rating ?? 0, comment: review?.comment ?? '' }}
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
