import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { AskUnsaved } from '#client/components/form/AskUnsaved.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { applyFieldErrors } from '#client/lib/form-errors.ts';
import { notificationPreferencesSchema } from '#domain/messages/notification-preferences.schema';
import { KindGroups } from './KindGroups.tsx';
import { RhythmFields } from './RhythmFields.tsx';
import { QuietHoursFields } from './QuietHoursFields.tsx';
import {
  changesOf,
  valuesOf,
  type PreferenceValues,
  type Preferences,
} from './preference-values.ts';
import { usePreferenceUpdate } from './usePreferenceUpdate.ts';

interface Props {
  preferences: Preferences;
  onShown?: () => void;
}

/** Groups of kinds by channels, how often, quiet hours, and why some channels are unavailable. */
export function PreferencesForm({ preferences, onShown }: Props) {
  const tell = useEffectEvent(() => onShown?.());
  useEffect(() => tell(), []);
  const save = usePreferenceUpdate();
  const { kinds, channels } = preferences;
  const missing = channels.filter(({ unavailable }) => unavailable);
  return (
    <Formik
      enableReinitialize
      initialValues={valuesOf(preferences)}
      validate={problemsOf}
      onSubmit={async (values, formik) => {
        await save(changesOf(valuesOf(preferences), values)).catch((error: unknown) =>
          applyFieldErrors(error, formik),
        );
      }}
    >
      <Stack component={Form} noValidate sx={{ gap: 2.5 }}>
        <AskUnsaved />
        {missing.length > 0 && (
          <Alert severity="info" role="note">
            {missing.map(({ channel, label, unavailable }) => (
              <Typography key={channel} variant="body2" id={`unavailable-${channel}`}>
                <strong>{label}:</strong> {unavailable}
              </Typography>
            ))}
          </Alert>
        )}
        <KindGroups kinds={kinds} channels={channels} />
        <RhythmFields />
        <QuietHoursFields />
        <SubmitButton pendingLabel="Saving..." sx={{ alignSelf: 'flex-start' }}>
          Save preferences
        </SubmitButton>
      </Stack>
    </Formik>
  );
}

/** Shows the one message about quiet hours under the time that is missing, or under the first. */
function problemsOf(values: PreferenceValues) {
  if (!values.quiet) return {};
  try {
    notificationPreferencesSchema.validateSync({ quietHours: values.quietHours });
    return {};
  } catch (error) {
    const { from, until } = values.quietHours;
    const wrong = from !== '' && until === '' ? 'until' : 'from';
    return { quietHours: { [wrong]: (error as Error).message } };
  }
}
