import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useNavigate } from 'react-router-dom';
import { cutLinkTexts as texts, pastedSecret } from '#domain/account/secret-links';
import { SubmitButton } from './form/SubmitButton.tsx';
import { TextField } from './form/TextField.tsx';

interface Props {
  page: keyof typeof texts.otherwise;
  /** The page's only content: its title is the page's. */
  isAlone?: boolean;
}

/** Asks for the secret of a link that arrived without it, and opens the page with it. */
export function CutLink({ page, isAlone = false }: Props) {
  const navigate = useNavigate();
  return (
    <Formik
      initialValues={{ link: '' }}
      validate={({ link }) => (pastedSecret(link) ? {} : { link: texts.notOne })}
      onSubmit={({ link }) => {
        const secret = pastedSecret(link)!;
        return navigate({ hash: page === 'shared' ? secret : `token=${secret}` });
      }}
    >
      <Stack component={Form} noValidate sx={{ gap: 2, textAlign: 'left' }}>
        {isAlone ? (
          <div>
            <Typography variant="h1">{texts.title}</Typography>
            <Typography sx={{ mt: 1 }}>{texts.text}</Typography>
          </div>
        ) : (
          <Alert severity="info">
            <AlertTitle>{texts.title}</AlertTitle>
            {texts.text}
          </Alert>
        )}
        <TextField
          name="link"
          label={texts.label}
          slotProps={{
            htmlInput: { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false },
          }}
        />
        <SubmitButton pendingLabel={texts.open} sx={{ alignSelf: 'flex-start' }}>
          {texts.open}
        </SubmitButton>
        <Typography color="textSecondary">{texts.otherwise[page]}</Typography>
      </Stack>
    </Formik>
  );
}
