import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { readTeamCode } from '#domain/proof/teams';
import { teamCodeSchema } from '#domain/proof/teams.schema';
import { joinTeamTexts as texts } from '#domain/proof/team-texts';
import { teamTexts } from '#domain/proof/teams';

/** A code as it was typed or pasted, also as a whole link. */
export function CodeForm({ onCode }: { onCode: (code: string) => void }) {
  return (
    <Formik
      initialValues={{ code: '' }}
      validationSchema={teamCodeSchema}
      validateOnBlur={false}
      onSubmit={({ code }, formik) => {
        const read = readTeamCode(code);
        if (read) onCode(read);
        else formik.setErrors({ code: teamTexts.unknownCode });
      }}
    >
      <Stack
        component={Form}
        noValidate
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 1.5, alignItems: { sm: 'flex-start' } }}
      >
        <TextField
          name="code"
          label={texts.code}
          helperText={texts.codeHelp}
          required
          autoFocus
          autoComplete="off"
          slotProps={{ htmlInput: { autoCapitalize: 'characters', spellCheck: false } }}
        />
        <SubmitButton pendingLabel={texts.look} sx={{ minHeight: 56, flexShrink: 0 }}>
          {texts.look}
        </SubmitButton>
      </Stack>
    </Formik>
  );
}
