import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form } from 'formik';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { useFormField } from '#client/components/form/useFormField.ts';
import { Panel } from '#client/components/Panel.tsx';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { fieldsOf } from '#client/records/form/fields-of.tsx';
import { RecordForm } from '#client/records/form/RecordForm.tsx';
import {
  crewFeedbackTexts as texts,
  usefulnessRatings,
  usefulnessText,
} from '#domain/proof/crew-feedback';
import { crewFeedbackFields, type CrewFeedbackValues } from '#domain/proof/crew-sessions.fields';
import { crewFeedbackSchema } from '#domain/proof/crew-sessions.schema';

const Field = fieldsOf(crewFeedbackFields);

interface Props {
  isGiven: boolean;
  onSend: (answers: { usefulness: number; change: string | null }) => Promise<unknown>;
}

/** Two anonymous questions about a taught session; answered once. */
export function FeedbackForm({ isGiven, onSend }: Props) {
  if (isGiven) return <Typography color="textSecondary">{texts.given}</Typography>;
  return (
    <Panel title={texts.title}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {texts.anonymous}
      </Typography>
      <RecordForm<CrewFeedbackValues>
        fields={crewFeedbackFields}
        draft={null}
        edited={null}
        initialValues={{ usefulness: '', change: '' }}
        validationSchema={crewFeedbackSchema}
        onSubmit={async ({ usefulness, change }) => {
          try {
            await onSend({ usefulness: Number(usefulness), change: change.trim() || null });
            showToast(texts.sent);
          } catch (error) {
            tellFailure(texts.failed, error);
            throw error;
          }
        }}
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
      </RecordForm>
    </Panel>
  );
}

/** One of the ratings. */
function RatingField({ name, label }: { name: string; label?: React.ReactNode }) {
  const { id, input, error } = useFormField<number | ''>(name);
  const helpId = error ? `${id}-help` : undefined;
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
            label={usefulnessText(rating)}
          />
        ))}
      </RadioGroup>
      {error && <FormHelperText id={helpId}>{error}</FormHelperText>}
    </FormControl>
  );
}
