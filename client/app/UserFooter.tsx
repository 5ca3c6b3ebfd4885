import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LogOut } from 'lucide-react';
import { useLogout } from '#client/features/auth/useLogout.ts';
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
        <Avatar
          src={user.profileImage ?? undefined}
          alt=""
          sx={{
            width: (theme) => theme.layout.avatar,
            height: (theme) => theme.layout.avatar,
            bgcolor: 'secondary.light',
            color: 'secondary.dark',
            typography: 'subtitle2',
          }}
        >
          {user.initials}
        </Avatar>
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
