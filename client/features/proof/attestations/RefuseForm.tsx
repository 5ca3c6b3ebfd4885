import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { usePublicCheck } from '#client/components/identifiers/usePublicCheck.tsx';
import { applyFieldErrors } from '#client/lib/form-errors.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { confirmPageTexts as texts } from '#domain/proof/confirmations';
import { confirmationFields } from '#domain/proof/confirmations.fields';
import { commentOf, isOutdated, refuseConfirmation } from './confirmation.ts';

interface Props {
  token: string;
  person: string;
  onDone: () => void;
  onRefused: () => void;
}

/** A button that opens the form of a refusal. */
export function RefuseForm({ token, person, onDone, onRefused }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { check, question } = usePublicCheck();
  if (!isOpen) {
    return (
      <Button sx={{ alignSelf: 'flex-start', ml: -1 }} onClick={() => setOpen(true)}>
        {texts.refuse}
      </Button>
    );
  }
  return (
    <>
      <Formik
        initialValues={{ name: '', comment: '' }}
        onSubmit={async ({ name, comment }, formik) => {
          if (!(await check(commentOf(comment), [person, name]))) return;
          try {
            await refuseConfirmation({
              token,
              name: name.trim() || null,
              comment: comment.trim() || null,
            });
            onDone();
          } catch (error) {
            if (applyFieldErrors(error, formik)) return;
            tellFailure(texts.failed, error);
            if (isOutdated(error)) onRefused();
          }
        }}
      >
        <Stack component={Form} noValidate sx={{ gap: 2.5 }}>
          <Typography variant="h2">{texts.refuse}</Typography>
          <Typography>{texts.refuseText}</Typography>
          <TextField name="name" label={`${confirmationFields.name.label} (optional)`} autoFocus />
          <TextField name="comment" label="Comment (optional)" multiline minRows={2} />
          <Stack direction="row" sx={{ gap: 1 }}>
            <SubmitButton pendingLabel="Refusing..." color="error">
              {texts.refuse}
            </SubmitButton>
            <Button onClick={() => setOpen(false)}>Go back</Button>
          </Stack>
        </Stack>
      </Formik>
      {question}
    </>
  );
}
