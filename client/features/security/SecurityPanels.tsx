import Box from '@mui/material/Box';
import type { SecurityPartsFragment } from '#client/graphql/generated.ts';
import { useHashScroll } from '#client/lib/hash-scroll.ts';
import { DevicePanel } from './DevicePanel.tsx';
import { PasskeysPanel } from './PasskeysPanel.tsx';
import { RecoveryCodesPanel } from './RecoveryCodesPanel.tsx';
import { TotpPanel } from './TotpPanel.tsx';

/** The user's sign-in methods and ways to recover. */
export function SecurityPanels({ user }: { user: SecurityPartsFragment | undefined }) {
  // Runs once everything above has its height, so that a link to a section scrolls to the right place.
  useHashScroll(user !== undefined);
  return (
    <>
      <PasskeysPanel user={user} />
      <TotpPanel user={user} />
      <Box id="recovery-codes" sx={{ scrollMarginTop: (theme) => theme.spacing(9) }}>
        <RecoveryCodesPanel user={user} />
      </Box>
      {user && <DevicePanel userId={user.id} />}
    </>
  );
}
