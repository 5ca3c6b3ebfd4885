import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { FormActions } from '#client/components/form/FormActions.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { FormDialog } from '#client/components/FormDialog.tsx';
import { ShareLinkButton } from '#client/components/ShareLinkButton.tsx';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import { copyText } from '#client/lib/copy-text.ts';
import {
  useCreateConfirmationRequestMutation,
  useLinksByEmailQuery,
} from '#client/graphql/generated.ts';
import { applyFieldErrors } from '#client/lib/form-errors.ts';
import { shownOnce } from '#client/lib/shown-once.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { askTexts as texts } from '#domain/proof/confirmations';
import { confirmationRequestSchema } from '#domain/proof/confirmations.schema';
import { securityMessages } from '#domain/account/security';

/** Width of the QR code with its quiet zone. */
const QR_SIZE = 240;

const QrCode = lazyPart(
  async () => (await import('#client/components/QrCode.tsx')).QrCode,
  <Box sx={{ width: QR_SIZE, height: QR_SIZE }} />,
);

interface Props {
  open: boolean;
  activityId: string;
  onMade?: () => void;
  onClose: () => void;
}

/** Makes a link and shows it once: as a QR code, to copy, and sent if an address is given. */
export function AskDialog({ open, onClose, ...asking }: Props) {
  return (
    <FormDialog open={open} title={texts.dialog} maxWidth="xs" onClose={onClose}>
      <Steps {...asking} onClose={onClose} />
    </FormDialog>
  );
}

interface Made {
  url: string;
  address: string | null;
}

function Steps({ activityId, onMade, onClose }: Omit<Props, 'open'>) {
  const { data } = useLinksByEmailQuery();
  const [made, setMade] = useState<Made | null>(null);
  const [create] = useCreateConfirmationRequestMutation(shownOnce);
  if (made) return <Link {...made} onClose={onClose} />;
  return (
    <Formik
      initialValues={{ address: '' }}
      validationSchema={confirmationRequestSchema}
      onSubmit={async ({ address }, formik) => {
        try {
          const { data } = await create({
            variables: { activityId, address: address.trim() || null },
          });
          const { secretUrl, address: sentTo } = data!.createConfirmationRequest;
          setMade({ url: secretUrl!, address: sentTo });
          onMade?.();
        } catch (error) {
          if (!applyFieldErrors(error, formik)) tellFailure(texts.failed, error);
        }
      }}
    >
      <Form noValidate>
        <Typography sx={{ mb: 2.5 }}>{texts.explanation}</Typography>
        {data?.support.passwordResetByEmail && (
          <TextField
            name="address"
            type="email"
            label={texts.email}
            helperText={texts.emailHelp}
            autoComplete="off"
            autoFocus
          />
        )}
        <FormActions>
          <SubmitButton pendingLabel="Making link...">{texts.send}</SubmitButton>
        </FormActions>
      </Form>
    </Formik>
  );
}

function Link({ url, address, onClose }: Made & { onClose: () => void }) {
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography component="output">{address ? texts.sent(address) : texts.made}</Typography>
      <Box sx={{ display: 'grid', placeItems: 'center' }}>
        <QrCode text={url} size={QR_SIZE} label={texts.qr} />
      </Box>
      <Box component="code" sx={code}>
        {url}
      </Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          onClick={() => void copyText(texts.message(url), securityMessages)}
        >
          {texts.copyText}
        </Button>
        <ShareLinkButton
          link={{ title: texts.dialog, text: texts.asks, url }}
          messages={securityMessages}
        />
        <Button variant="outlined" onClick={() => void copyText(url, securityMessages)}>
          {texts.copy}
        </Button>
        <Button onClick={onClose}>Close</Button>
      </Stack>
    </Stack>
  );
}

const code = {
  p: 1,
  borderRadius: 1,
  bgcolor: 'background.default',
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
} as const;
