import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { CodeGrid } from '#client/components/CodeGrid.tsx';
import { copyText } from '#client/lib/copy-text.ts';
import { formatDay, now } from '#client/lib/dates.ts';
import { download } from '#client/lib/download.ts';
import { paths } from '#client/lib/paths.ts';
import { useSession } from '#client/lib/session.ts';
import { identityTexts } from '#domain/account/linked-identities';
import { recoveryCodesText, recoveryCodeTexts, securityMessages } from '#domain/account/security';
import { markSaved } from './new-identity.ts';

/** An account that was just created. */
export interface NewAccount {
  codes: readonly string[];
  user: { username: string; timeZone: string };
}

/** The cookie is set: the app opens as it does for anybody who is signed in. */
export const openApp = () => location.replace(paths.dashboard);

/** The recovery codes of a new account, which are shown this once; then the app opens. */
export function FirstCodes({ account: { codes, user } }: { account: NewAccount }) {
  const { client } = useSession();
  const [pending, setPending] = useState(false);
  const text = () => recoveryCodesText(codes, user.username, formatDay(now(), user.timeZone));
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography>{recoveryCodeTexts.store} They are not shown again.</Typography>
      <CodeGrid codes={codes} />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button startIcon={<Copy />} onClick={() => void copyText(text(), securityMessages)}>
          Copy codes
        </Button>
        <Button
          startIcon={<Download />}
          onClick={() => download('paramed-cpd-recovery-codes.txt', text(), 'text/plain')}
        >
          Download codes
        </Button>
      </Stack>
      <Button
        variant="contained"
        size="large"
        disabled={pending}
        onClick={() => {
          setPending(true);
          // If this is not noted, the dashboard reminds them to save codes.
          void client().then(markSaved).then(openApp, openApp);
        }}
      >
        I have saved them
      </Button>
      <Button onClick={openApp}>{identityTexts.unsaved}</Button>
    </Stack>
  );
}
