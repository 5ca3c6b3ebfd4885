import Box from '@mui/material/Box';
import type { SecurityPartsFragment } from '#client/graphql/generated.ts';
import { useHashScroll } from '#client/lib/hash-scroll.ts';
import { PasskeysPanel } from './PasskeysPanel.tsx';
import { RecoveryCodesPanel } from './RecoveryCodesPanel.tsx';
import { TotpPanel } from './TotpPanel.tsx';

/** What signs the user in beside the password, and what helps where that is lost. */
export function SecurityPanels({ user }: { user: SecurityPartsFragment | undefined }) {
  // What a link from another page leads to is here; by now all above it has its height.
  useHashScroll(user !== undefined);
  return (
    <>
      <PasskeysPanel user={user} />
      <TotpPanel user={user} />
      <Box id="recovery-codes" sx={{ scrollMarginTop: (theme) => theme.spacing(9) }}>
        <RecoveryCodesPanel user={user} />
      </Box>
    </>
  );
}
