import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik, type FormikHelpers } from 'formik';
import { usePublicCheck } from '#client/components/identifiers/usePublicCheck.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { useFormField } from '#client/components/form/useFormField.ts';
import { Panel } from '#client/components/Panel.tsx';
import { applyFieldErrors } from '#client/lib/form-errors.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { fieldsOf } from '#client/records/form/fields-of.tsx';
import { crewFeedbackTexts as texts, usefulnessRatings } from '#domain/proof/crew-feedback';
import { crewFeedbackFields, type CrewFeedbackValues } from '#domain/proof/crew-sessions.fields';
import { crewFeedbackSchema } from '#domain/proof/crew-sessions.schema';

const Field = fieldsOf(crewFeedbackFields);
const initialValues: CrewFeedbackValues = { usefulness: '', change: '' };

interface Props {
  /** Names of people in the session, who are no patients. */
  names: readonly string[];
  isGiven: boolean;
  onSend: (answers: { usefulness: number; change: string | null }) => Promise<unknown>;
}

/** Two anonymous questions about a taught session; answered once. */
export function FeedbackForm({ names, isGiven, onSend }: Props) {
  const { check, question } = usePublicCheck();
  async function submit(values: CrewFeedbackValues, helpers: FormikHelpers<CrewFeedbackValues>) {
    const { label } = crewFeedbackFields.change;
    if (!(await check({ name: 'change', label, text: values.change }, names))) return;
    try {
      const change = values.change.trim() || null;
      await onSend({ usefulness: Number(values.usefulness), change });
      showToast(texts.sent);
    } catch (error) {
      if (!applyFieldErrors(error, helpers)) tellFailure(texts.failed, error);
    }
  }
  if (isGiven) return <Typography color="textSecondary">{texts.given}</Typography>;
  return (
    <Panel title={texts.title}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {texts.anonymous}
      </Typography>
      <Formik<CrewFeedbackValues>
        initialValues={initialValues}
        validationSchema={crewFeedbackSchema}
        onSubmit={submit}
      >
        <Form noValidate>
          <Stack sx={{ gap: 2.5 }}>
            <Field as={RatingField} name="usefulness" />
            <Field
              as={TextField}
              name="change"
              multiline
              minRows={2}
              helperText={texts.changeHelp}
            />
          </Stack>
          <SubmitButton pendingLabel="Sending..." sx={{ mt: 2.5 }}>
            {texts.send}
          </SubmitButton>
        </Form>
      </Formik>
      {question}
    </Panel>
  );
}

/** One of the ratings. */
function RatingField({ name, label }: { name: string; label?: React.ReactNode }) {
  const { id, input, error } = useFormField<number | ''>(name);
  const helpId = `${id}-help`;
  return (
    <FormControl error={error !== undefined} required>
      <FormLabel id={`${id}-label`}>{label}</FormLabel>
      <RadioGroup
        row
        {...input}
        aria-labelledby={`${id}-label`}
        aria-describedby={helpId}
        value={String(input.value)}
      >
        {usefulnessRatings.map((rating, index) => (
          <FormControlLabel
            key={rating}
            value={rating}
            control={<Radio {...(index === 0 && { id })} />}
            label={rating}
          />
        ))}
      </RadioGroup>
      <FormHelperText id={helpId}>{error ?? texts.ratingHelp}</FormHelperText>
    </FormControl>
  );
}
