import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Send } from 'lucide-react';
import { useRef } from 'react';
import { EmptyState } from '#client/components/EmptyState.tsx';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { FormDialog } from '#client/components/FormDialog.tsx';
import { ShowMore } from '#client/components/ShowMore.tsx';
import { VisuallyHidden } from '#client/components/VisuallyHidden.tsx';
import {
  useWebhookDeliveriesQuery,
  type WebhookDeliveryPartsFragment,
  type WebhookPartsFragment,
} from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { counted } from '#domain/counts';
import { dayTimeLabel } from '#domain/dates';
import { PAGE_DEFAULT } from '#domain/pages';
import { webhookDeliveryStates, webhookMessages as messages } from '#domain/account/webhooks';
import { useWebhookActions } from './useWebhookActions.ts';

/** Messages arrive while the dialog is open; a page that was added to is not read again. */
const REFRESH_MS = 5_000;

interface Props {
  open: boolean;
  row?: WebhookPartsFragment | undefined;
  timeZone: string;
  onClose: () => void;
}

/** The messages of a webhook: what, when, how it went, and sending one again. */
export function DeliveriesDialog({ open, row, timeZone, onClose }: Props) {
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      maxWidth="md"
      title={messages.deliveries}
      description={row && messages.deliveriesAbout(row.host)}
    >
      {row && <Deliveries webhook={row} timeZone={timeZone} />}
    </FormDialog>
  );
}

function Deliveries({ webhook, timeZone }: { webhook: WebhookPartsFragment; timeZone: string }) {
  const { data, error, refetch, fetchMore, startPolling, stopPolling } = useWebhookDeliveriesQuery({
    variables: { id: webhook.id, first: PAGE_DEFAULT },
    fetchPolicy: 'network-only',
    pollInterval: REFRESH_MS,
  });
  const { sendTest, resend } = useWebhookActions();
  const list = useRef<HTMLUListElement>(null);
  const found = data?.webhookDeliveries;
  // The query's own error is shown.
  const again = () => void refetch().catch(() => {});
  if (error && !found) return <ErrorAlert message={messageOf(error)} onRetry={again} />;
  if (!found) return <Skeleton variant="rounded" height={96} aria-label="Loading" />;
  async function more() {
    stopPolling();
    return fetchMore({ variables: { after: found!.pageInfo.endCursor } }).catch((failed) => {
      startPolling(REFRESH_MS);
      throw failed;
    });
  }
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      {error && <ErrorAlert message={messageOf(error)} onRetry={again} />}
      <Button
        variant="outlined"
        startIcon={<Send />}
        onClick={() => void sendTest(webhook).then(again)}
      >
        {messages.test}
      </Button>
      {found.edges.length === 0 ? (
        <EmptyState
          icon={<Send />}
          title={messages.noDeliveries}
          text={messages.noDeliveriesText}
        />
      ) : (
        <Stack component="ul" ref={list} sx={{ gap: 1, listStyle: 'none', m: 0, p: 0, width: 1 }}>
          {found.edges.map(({ node }) => (
            <Delivery
              key={node.id}
              delivery={node}
              timeZone={timeZone}
              onAgain={() => void resend(node.id).then(again)}
            />
          ))}
        </Stack>
      )}
      <ShowMore
        list={list}
        shown={found.edges.length}
        total={found.totalCount}
        hasMore={found.pageInfo.hasNextPage}
        onMore={more}
      />
    </Stack>
  );
}

interface DeliveryProps {
  delivery: WebhookDeliveryPartsFragment;
  timeZone: string;
  onAgain: () => void;
}

const colours = { waiting: 'warning', delivered: 'success', failed: 'error' } as const;

function Delivery({ delivery, timeZone, onAgain }: DeliveryProps) {
  const { label, firstSeq, lastSeq, createdAt, state, attempts, attemptedAt, resultText } =
    delivery;
  const time = (at: string) => dayTimeLabel(new Date(at), timeZone);
  return (
    <Stack component="li" tabIndex={-1} direction="row" sx={line}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2" component="p">
          {label}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {time(createdAt)}
          {firstSeq !== null && lastSeq !== null && `, ${messages.numbers(firstSeq, lastSeq)}`}
        </Typography>
        {resultText && attemptedAt && (
          <Typography variant="body2">
            {resultText}. {counted(attempts, 'attempt')}, the last on {time(attemptedAt)}
          </Typography>
        )}
      </Box>
      <Chip size="small" color={colours[state]} label={webhookDeliveryStates[state]} />
      <Button onClick={onAgain}>
        {messages.again}
        <VisuallyHidden> {label}</VisuallyHidden>
      </Button>
    </Stack>
  );
}

const line = {
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: 1.5,
  rowGap: 0.5,
  p: 1.5,
  borderRadius: 1,
  bgcolor: 'background.default',
} as const;
