import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { LogOut } from 'lucide-react';
import { useLogout } from '#client/features/account/auth/useLogout.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { leave } from '#client/lib/leaving.ts';

/** The signed-in user, and the sign-out button. */
export function UserFooter() {
  const { user } = useCurrentUser();
  const { logout, pending } = useLogout();
  if (!user) return null;
  return (
    <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 1.5 }}>
        <Box aria-hidden sx={avatar}>
          {user.initials}
          {user.profileImage && <img src={user.profileImage} alt="" />}
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="subtitle2" noWrap title={user.displayName}>
            {user.displayName}
          </Typography>
          {user.organization && (
            <Typography variant="caption" noWrap component="p" sx={{ color: 'text.secondary' }}>
              {user.organization}
            </Typography>
          )}
        </Box>
      </Box>
      <Button
        fullWidth
        variant="outlined"
        color="inherit"
        startIcon={<LogOut />}
        disabled={pending}
        onClick={() => leave(() => void logout())}
      >
        Logout
      </Button>
    </Box>
  );
}

/** The image covers the initials, which stay if it does not load. The library's avatar weighs 1 kB more at first. */
const avatar = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: (theme: Theme) => theme.layout.avatar,
  height: (theme: Theme) => theme.layout.avatar,
  borderRadius: '50%',
  overflow: 'hidden',
  bgcolor: 'secondary.light',
  color: 'secondary.dark',
  typography: 'subtitle2',
  '& img': {
    position: 'absolute',
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    bgcolor: 'inherit',
  },
} as const;
