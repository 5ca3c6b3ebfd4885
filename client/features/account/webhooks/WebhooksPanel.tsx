import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Webhook } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '#client/components/ConfirmDialog.tsx';
import { EmptyState } from '#client/components/EmptyState.tsx';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { lazyDialog } from '#client/components/lazy-parts.tsx';
import { Panel } from '#client/components/Panel.tsx';
import { useWebhooksQuery, type WebhooksQuery } from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { useListFocus } from '#client/lib/list-focus.ts';
import { useDialog } from '#client/records/useDialog.ts';
import { allows } from '#domain/account/access-tokens';
import { webhookMessages as messages } from '#domain/account/webhooks';
import { useWebhookActions } from './useWebhookActions.ts';
import { WebhookRow } from './WebhookRow.tsx';

const AddWebhookDialog = lazyDialog(
  async () => (await import('./AddWebhookDialog.tsx')).AddWebhookDialog,
);
const DeliveriesDialog = lazyDialog(
  async () => (await import('./DeliveriesDialog.tsx')).DeliveriesDialog,
);

type User = NonNullable<WebhooksQuery['me']>;

/** The user's webhooks, and the button that adds one. */
export function WebhooksPanel() {
  const { data, error, refetch } = useWebhooksQuery({ fetchPolicy: 'cache-and-network' });
  const adding = useDialog();
  const me = data?.me;
  // The query's own error is shown.
  const again = () => void refetch().catch(() => {});
  const tokens = me?.accessTokens.filter(({ scopes }) =>
    allows(new Set(scopes), 'record-events', 'read'),
  );
  return (
    <Panel title={messages.title} busy={!me && !error}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {messages.about}
      </Typography>
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        {me && <Webhooks user={me} />}
        {error && <ErrorAlert message={messageOf(error)} onRetry={again} />}
        {!me && !error && <Skeleton variant="rounded" height={88} sx={{ width: 1 }} />}
        {tokens?.length === 0 && <Typography variant="body2">{messages.noTokens}</Typography>}
        <Button
          variant="outlined"
          startIcon={<Webhook />}
          disabled={!tokens || tokens.length === 0}
          onClick={() => adding.show()}
        >
          {messages.add}
        </Button>
      </Stack>
      <AddWebhookDialog
        open={adding.props.open}
        onClose={adding.props.onClose}
        tokens={tokens ?? []}
      />
    </Panel>
  );
}

function Webhooks({ user }: { user: User }) {
  const { list, area } = useListFocus();
  const { webhooks, timeZone } = user;
  const actions = useWebhookActions();
  const reading = useDialog<User['webhooks'][number]>();
  const [removing, setRemoving] = useState<User['webhooks'][number] | null>(null);
  return (
    <Stack {...area} sx={{ width: 1 }}>
      {webhooks.length === 0 ? (
        <EmptyState icon={<Webhook />} title={messages.empty} text={messages.emptyText} />
      ) : (
        <Stack
          component="ul"
          ref={list}
          aria-label={messages.title}
          sx={{ gap: 1, listStyle: 'none', m: 0, p: 0 }}
        >
          {webhooks.map((webhook) => (
            <WebhookRow
              key={webhook.id}
              webhook={webhook}
              timeZone={timeZone}
              onRead={() => reading.show(webhook)}
              onTest={() => void actions.sendTest(webhook)}
              onResume={(skip) => void actions.resume(webhook, skip)}
              onRemove={() => setRemoving(webhook)}
            />
          ))}
        </Stack>
      )}
      <DeliveriesDialog {...reading.props} timeZone={timeZone} />
      <ConfirmDialog
        {...messages.removeQuestion(removing?.host ?? '')}
        open={removing !== null}
        confirmLabel={messages.removeAction}
        destructive
        onConfirm={() => removing && void actions.remove(removing)}
        onClose={() => setRemoving(null)}
      />
    </Stack>
  );
}
