import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { KeySquare } from 'lucide-react';
import { EmptyState } from '#client/components/EmptyState.tsx';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { lazyDialog } from '#client/components/lazy-parts.tsx';
import { Panel } from '#client/components/Panel.tsx';
import { useAccessTokensQuery, type AccessTokensQuery } from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { useListFocus } from '#client/lib/list-focus.ts';
import { useDialog } from '#client/records/useDialog.ts';
import { tokenMessages as messages } from '#domain/account/access-tokens';
import { TokenRow } from './TokenRow.tsx';

const CreateTokenDialog = lazyDialog(
  async () => (await import('./CreateTokenDialog.tsx')).CreateTokenDialog,
);

/** The user's access tokens, and the button that creates one. */
export function AccessTokensPanel() {
  const { data, error, refetch } = useAccessTokensQuery({ fetchPolicy: 'cache-and-network' });
  const creating = useDialog();
  const { open, onClose } = creating.props;
  const me = data?.me;
  return (
    <Panel title={messages.title} busy={!me && !error}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {messages.about}
      </Typography>
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        {me && <Tokens user={me} />}
        {!me && error && (
          <ErrorAlert message={messageOf(error)} onRetry={() => void refetch().catch(() => {})} />
        )}
        {!me && !error && <Skeleton variant="rounded" height={88} sx={{ width: 1 }} />}
        <Button variant="outlined" startIcon={<KeySquare />} onClick={() => creating.show()}>
          Create access token
        </Button>
      </Stack>
      <CreateTokenDialog open={open} onClose={onClose} />
    </Panel>
  );
}

function Tokens({ user }: { user: NonNullable<AccessTokensQuery['me']> }) {
  const { list, area } = useListFocus();
  const { accessTokens, timeZone } = user;
  return (
    <Stack {...area} sx={{ width: 1 }}>
      {accessTokens.length === 0 ? (
        <EmptyState icon={<KeySquare />} title={messages.empty} text={messages.emptyText} />
      ) : (
        <Stack
          component="ul"
          ref={list}
          aria-label={messages.title}
          sx={{ gap: 1, listStyle: 'none', m: 0, p: 0 }}
        >
          {accessTokens.map((token) => (
            <TokenRow key={token.id} token={token} timeZone={timeZone} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
