import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { ImageUp, Trash2 } from 'lucide-react';
import { useRef, useState, type ChangeEvent } from 'react';
import { ConfirmDialog } from '#client/components/ConfirmDialog.tsx';
import { Panel } from '#client/components/Panel.tsx';
import type { ProfilePartsFragment } from '#client/graphql/generated.ts';
import { useReturnFocus } from '#client/lib/return-focus.ts';
import { profileImageMessages, profileImageTypes } from '#domain/account/profile-images';
import { useProfileImage } from './useProfileImage.ts';

/** The profile picture; only the user sees it. */
export function ImageCard({ user }: { user: ProfilePartsFragment | undefined }) {
  return (
    <Panel title="Profile Image" busy={!user}>
      {user ? <Image user={user} /> : <ImageSkeleton />}
    </Panel>
  );
}

function Image({ user }: { user: ProfilePartsFragment }) {
  const { changeImage, removeImage, uploading } = useProfileImage();
  const [asking, setAsking] = useState(false);
  // The remove button disappears with the picture.
  const change = useReturnFocus(asking || Boolean(user.profileImage));
  const chooser = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // Otherwise choosing the same file again fires no change event.
    event.target.value = '';
    if (file) void changeImage(file);
  };
  return (
    <Stack sx={{ gap: 2, alignItems: 'center', textAlign: 'center' }}>
      <Avatar
        src={user.profileImage ?? undefined}
        alt={user.profileImage ? `Profile picture of ${user.displayName}` : ''}
        sx={picture}
      >
        {user.initials}
      </Avatar>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {profileImageMessages.hint}
      </Typography>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label="Profile picture"
        accept={profileImageTypes.join(',')}
        onChange={choose}
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
        <Button
          ref={change}
          variant="outlined"
          startIcon={<ImageUp />}
          disabled={uploading}
          onClick={() => chooser.current?.click()}
        >
          {uploading ? 'Updating...' : 'Change Image'}
        </Button>
        {user.profileImage && (
          <Button color="error" startIcon={<Trash2 />} onClick={() => setAsking(true)}>
            Remove
          </Button>
        )}
      </Stack>
      <ConfirmDialog
        open={asking}
        title="Remove your picture?"
        text="Your initials take its place. You can upload a picture again at any time."
        confirmLabel="Remove"
        destructive
        onConfirm={() => void removeImage(user)}
        onClose={() => setAsking(false)}
      />
    </Stack>
  );
}

function ImageSkeleton() {
  return (
    <Stack sx={{ gap: 2, alignItems: 'center' }} aria-hidden>
      <Skeleton variant="circular" sx={picture} />
      <Skeleton variant="text" width="80%" />
      <Skeleton variant="rounded" width={160} height={44} />
    </Stack>
  );
}

const picture = {
  width: (theme: Theme) => theme.spacing(16),
  height: (theme: Theme) => theme.spacing(16),
  bgcolor: 'secondary.light',
  color: 'secondary.dark',
  typography: 'h1',
} as const;
