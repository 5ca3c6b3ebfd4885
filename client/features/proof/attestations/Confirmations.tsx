import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BadgeCheck, UserRoundCheck } from 'lucide-react';
import { useState } from 'react';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { lazyDialog } from '#client/components/lazy-parts.tsx';
import { Panel } from '#client/components/Panel.tsx';
import {
  useConfirmationsQuery,
  useRevokeConfirmationRequestMutation,
  type ConfirmationRequestPartsFragment,
  type ConfirmationsQuery,
} from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { attestationNote } from '#domain/proof/attestations';
import {
  askTexts as texts,
  confirmationMessages,
  requestStateLabels,
} from '#domain/proof/confirmations';

const AskDialog = lazyDialog(async () => (await import('./AskDialog.tsx')).AskDialog);

interface Props {
  activityId: string;
  isCompleted: boolean;
}

/** Lists what others confirmed about an activity, and the requests that its owner has made. */
export function Confirmations({ activityId, isCompleted }: Props) {
  const { data, error, refetch } = useConfirmationsQuery({ variables: { activityId } });
  const [isAsking, setAsking] = useState(false);
  // Confirmed requests are left out: their confirmations are listed above.
  const requests = data?.confirmationRequests.filter(({ state }) => state !== 'confirmed') ?? [];
  const isEmpty = data && data.attestations.length === 0 && requests.length === 0;
  return (
    <Panel
      title={texts.panel}
      busy={!data && !error}
      action={
        <Button
          startIcon={<UserRoundCheck />}
          disabled={!isCompleted}
          onClick={() => setAsking(true)}
          data-screen-only
        >
          {texts.action}
        </Button>
      }
    >
      {error && !data && (
        <ErrorAlert message={messageOf(error)} onRetry={() => void refetch().catch(() => {})} />
      )}
      {!data && !error && <Skeleton variant="rounded" height={48} />}
      {isEmpty && (
        <Typography color="textSecondary">
          {isCompleted ? texts.none : confirmationMessages.notCompleted}
        </Typography>
      )}
      {data && <Attestations of={data.attestations} />}
      {data && requests.length > 0 && (
        <Stack
          component="ul"
          aria-label="Requests"
          data-screen-only
          sx={{
            gap: 1.5,
            m: 0,
            mt: data.attestations.length > 0 ? 2.5 : 0,
            p: 0,
            listStyle: 'none',
          }}
        >
          {requests.map((request) => (
            <Request key={request.id} request={request} />
          ))}
        </Stack>
      )}
      <AskDialog
        open={isAsking}
        activityId={activityId}
        onMade={() => void refetch().catch(() => {})}
        onClose={() => setAsking(false)}
      />
    </Panel>
  );
}

function Attestations({ of }: { of: ConfirmationsQuery['attestations'] }) {
  if (of.length === 0) return null;
  return (
    <Stack component="ul" aria-label="Confirmations" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
      {of.map(({ id, text, circumstances, needsAttention, changed, isCurrent, comment }) => (
        <Stack key={id} component="li" sx={{ gap: 0.75 }}>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
            <Box
              aria-hidden
              sx={{
                color: isCurrent ? 'success.main' : 'text.secondary',
                display: 'flex',
                mt: 0.25,
              }}
            >
              <BadgeCheck size={20} />
            </Box>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{text}</Typography>
          </Stack>
          {needsAttention ? (
            <Alert severity="warning" role="note">
              {circumstances}
            </Alert>
          ) : (
            <Typography variant="body2" color="textSecondary" sx={{ pl: 3.5 }}>
              {circumstances}
            </Typography>
          )}
          {comment && (
            <Typography color="textSecondary" sx={{ pl: 3.5, overflowWrap: 'anywhere' }}>
              “{comment}”
            </Typography>
          )}
          {changed && (
            <Alert severity={isCurrent ? 'info' : 'warning'} role="note">
              {changed}
            </Alert>
          )}
        </Stack>
      ))}
      <Typography component="li" variant="body2" color="textSecondary">
        {attestationNote}
      </Typography>
    </Stack>
  );
}

const chipColors = {
  open: 'info',
  confirmed: 'success',
  refused: 'warning',
  revoked: 'default',
  expired: 'default',
} as const;

function Request({ request }: { request: ConfirmationRequestPartsFragment }) {
  const { id, state, text, address, comment } = request;
  const [revoke, { loading }] = useRevokeConfirmationRequestMutation();
  const known = state as keyof typeof chipColors;
  async function withdraw() {
    try {
      await revoke({ variables: { id } });
      showToast(texts.withdrawn);
    } catch (error) {
      tellFailure(texts.withdrawFailed, error);
    }
  }
  return (
    <Box component="li">
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', columnGap: 1, rowGap: 0.5, alignItems: 'center' }}
      >
        <Chip
          size="small"
          variant="outlined"
          color={chipColors[known]}
          label={requestStateLabels[known]}
        />
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {text} {address && `Sent to ${address}.`}
        </Typography>
        {state === 'open' && (
          <Button size="small" disabled={loading} onClick={() => void withdraw()}>
            {texts.withdraw}
          </Button>
        )}
      </Stack>
      {comment && (
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ mt: 0.5, overflowWrap: 'anywhere' }}
        >
          “{comment}”
        </Typography>
      )}
    </Box>
  );
}
