import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import MuiTextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { AskUnsaved } from '#client/components/form/AskUnsaved.tsx';
import { FormActions } from '#client/components/form/FormActions.tsx';
import { SelectField } from '#client/components/form/SelectField.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { WatchDirty } from '#client/components/form/WatchDirty.tsx';
import {
  AccessTokensDocument,
  useCreateAccessTokenMutation,
  type CreateAccessTokenMutation,
} from '#client/graphql/generated.ts';
import { applyFieldErrors, isAborted, messageOf } from '#client/lib/form-errors.ts';
import { shownOnce } from '#client/lib/shown-once.ts';
import {
  scopePresets,
  scopesText,
  TOKEN_DAYS_DEFAULT,
  tokenDays,
  tokenMessages as messages,
  type Scope,
} from '#domain/account/access-tokens';
import { accessTokenSchema } from '#domain/account/access-tokens.schema';
import { ScopeTable } from './ScopeTable.tsx';

interface Props {
  onDirty: (isDirty: boolean) => void;
  onMade: (made: CreateAccessTokenMutation['createAccessToken']) => void;
}

const OWN_CHOICE = 'own';

const dayOptions = tokenDays.map((days) => ({ value: String(days), label: `${days} days` }));
const presetOptions = [
  ...scopePresets.map(({ label }) => ({ value: label, label })),
  { value: OWN_CHOICE, label: 'Choose what it may read and write' },
];
const first = scopePresets[0]!;

/** Asks which program a token is for, until when, and what it may do. */
export function TokenForm({ onDirty, onMade }: Props) {
  const [create] = useCreateAccessTokenMutation({
    ...shownOnce,
    refetchQueries: [AccessTokensDocument],
  });
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <Formik
      initialValues={{
        name: '',
        days: String(TOKEN_DAYS_DEFAULT),
        preset: first.label,
        scopes: first.scopes,
      }}
      validationSchema={accessTokenSchema}
      onSubmit={async ({ name, days, scopes }, formik) => {
        setProblem(null);
        try {
          const input = { name: name.trim(), days: Number(days), scopes: [...scopes] };
          const { data } = await create({ variables: { input } });
          onDirty(false);
          if (data) onMade(data.createAccessToken);
        } catch (error) {
          if (isAborted(error) || applyFieldErrors(error, formik)) return;
          setProblem(messageOf(error));
        }
      }}
    >
      {({ values, setFieldValue }) => (
        <Stack component={Form} noValidate sx={{ gap: 2.5, pt: 1 }}>
          <AskUnsaved />
          <WatchDirty onChange={onDirty} />
          <TextField
            name="name"
            label={messages.nameLabel}
            helperText={messages.nameHint}
            required
            autoFocus
            autoComplete="off"
          />
          <SelectField name="days" label={messages.daysLabel} options={dayOptions} />
          <Choice
            value={values.preset}
            onChoose={(value) => {
              const chosen = scopePresets.find(({ label }) => label === value);
              // A custom choice starts empty, so that no right is given by mistake.
              void setFieldValue('scopes', chosen?.scopes ?? [], false);
              void setFieldValue('preset', value, false);
            }}
          />
          {values.preset === OWN_CHOICE ? (
            <ScopeTable
              scopes={values.scopes}
              onChange={(scopes: Scope[]) => void setFieldValue('scopes', scopes)}
            />
          ) : (
            <Typography variant="body2" color="textSecondary">
              {scopesText(values.scopes)}.
            </Typography>
          )}
          <Typography variant="body2" color="textSecondary">
            {messages.guarded}
          </Typography>
          {problem && <ErrorAlert message={problem} />}
          <FormActions>
            <SubmitButton pendingLabel={messages.creating}>{messages.create}</SubmitButton>
          </FormActions>
        </Stack>
      )}
    </Formik>
  );
}

/** A preset of scopes that fits most programs, or a custom choice. */
function Choice({ value, onChoose }: { value: string; onChoose: (value: string) => void }) {
  return (
    <MuiTextField
      id="token-scopes"
      select
      label={messages.scopesLabel}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      {presetOptions.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </MuiTextField>
  );
}
