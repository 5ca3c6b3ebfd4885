import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Panel } from '#client/components/Panel.tsx';
import type { IdentityPartsFragment, SignInSettingsQuery } from '#client/graphql/generated.ts';
import { useListFocus } from '#client/lib/list-focus.ts';
import { identityTexts } from '#domain/account/linked-identities';
import { LinkedIdentityRow } from './LinkedIdentityRow.tsx';
import { useIdentities } from './useIdentities.ts';

interface Props {
  user: IdentityPartsFragment | undefined;
  providers: SignInSettingsQuery['identityProviders'];
}

/** The services whose sign-in opens the account, and those that can be linked. */
export function LinkedIdentitiesPanel({ user, providers }: Props) {
  return (
    <Panel title={identityTexts.panelTitle} busy={!user}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {identityTexts.panelText}
      </Typography>
      {user ? (
        <Identities user={user} providers={providers} />
      ) : (
        <Skeleton variant="rounded" width={200} height={44} />
      )}
    </Panel>
  );
}

function Identities({ user, providers }: Props & { user: IdentityPartsFragment }) {
  const { linkedIdentities } = user.security;
  const { list, area } = useListFocus();
  const { link, unlink, pending } = useIdentities();
  const nameOf = (issuer: string) =>
    providers.find((each) => each.issuer === issuer)?.name ?? new URL(issuer).host;
  const open = providers.filter(
    ({ issuer }) => !linkedIdentities.some((each) => each.issuer === issuer),
  );
  return (
    <Stack {...area} sx={{ gap: 2, alignItems: 'flex-start' }}>
      {linkedIdentities.length > 0 && (
        <Stack component="ul" ref={list} sx={{ gap: 1, listStyle: 'none', m: 0, p: 0, width: 1 }}>
          {linkedIdentities.map((identity) => (
            <LinkedIdentityRow
              key={identity.id}
              identity={identity}
              name={nameOf(identity.issuer)}
              timeZone={user.timeZone}
              onUnlink={unlink}
            />
          ))}
        </Stack>
      )}
      {open.map(({ id, name }) => (
        <Stack key={id} sx={{ gap: 1, alignItems: 'flex-start' }}>
          <Alert severity="info" role="note">
            {identityTexts.linkWarning(name)}
          </Alert>
          <Button variant="outlined" disabled={pending} onClick={() => void link(id)}>
            {identityTexts.link(name)}
          </Button>
        </Stack>
      ))}
    </Stack>
  );
}
