import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ClipboardCheck } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import { SourceLine } from '#client/components/SourceLine.tsx';
import {
  useConfirmRenewalMutation,
  type RegistrationStatusFragment,
} from '#client/graphql/generated.ts';
import { refreshComputed } from '#client/lib/refresh.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { renewedMessages as messages } from '#domain/standing/registration-state';

interface Props {
  registration: RegistrationStatusFragment;
  /** The profession of a further registration; absent for the first. */
  profession?: string;
}

/** Asks whether a registration was renewed, from the day on which that is possible until it is answered. */
export function RenewedQuestion({ registration, profession }: Props) {
  const { status, after, canRenew } = registration;
  const [confirm, { client }] = useConfirmRenewalMutation();
  const [saving, setSaving] = useState(false);
  const isAsked = status === 'unanswered';
  const isSoon = status === 'expiring-soon';
  if (!after && !(canRenew && isSoon)) return null;
  async function answer() {
    setSaving(true);
    try {
      await confirm({ variables: { registration: profession } });
      showToast(messages.saved);
      void refreshComputed(client);
    } catch (error) {
      tellFailure(messages.failed, error);
    }
    setSaving(false);
  }
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      {after && (
        <div>
          <Typography variant="body2">{after.text}</Typography>
          <SourceLine source={after.source} />
        </div>
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {canRenew && (
          <Button
            variant={isAsked ? 'contained' : 'outlined'}
            disabled={saving}
            onClick={() => void answer()}
          >
            {isAsked ? messages.yes : messages.early}
          </Button>
        )}
        {isAsked && (
          <Button
            component={RouterLink}
            to={profession ? `${paths.renewal}?registration=${profession}` : paths.renewal}
            variant="outlined"
            startIcon={<ClipboardCheck aria-hidden />}
          >
            {messages.rehearse}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
