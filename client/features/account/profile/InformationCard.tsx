import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { FactList, type Fact } from '#client/components/FactList.tsx';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import { Panel } from '#client/components/Panel.tsx';
import type { ProfilePartsFragment } from '#client/graphql/generated.ts';
import { useReturnFocus } from '#client/lib/return-focus.ts';

const ProfileForm = lazyPart(
  async () => (await import('./ProfileForm.tsx')).ProfileForm,
  <InformationSkeleton />,
);

/** The user's details; full name and organization are edited in place. */
export function InformationCard({ user }: { user: ProfilePartsFragment | undefined }) {
  const [editing, setEditing] = useState(false);
  const edit = useReturnFocus(editing);
  return (
    <Panel title="Profile Information" busy={!user}>
      {!user && <InformationSkeleton />}
      {user && editing && <ProfileForm user={user} onDone={() => setEditing(false)} />}
      {user && !editing && (
        <Stack sx={{ gap: 2.5, alignItems: 'flex-start' }}>
          <FactList facts={factsOf(user)} />
          <Button
            ref={edit}
            variant="outlined"
            startIcon={<Pencil />}
            onClick={() => setEditing(true)}
          >
            Edit Profile
          </Button>
        </Stack>
      )}
    </Panel>
  );
}

const factsOf = (user: ProfilePartsFragment): Fact[] => [
  { label: 'Username', value: user.username },
  { label: 'Full Name', value: user.fullName },
  { label: 'Organization', value: user.organization || 'Not set' },
  { label: 'Role', value: user.roleLabel },
];

function InformationSkeleton() {
  return (
    <Stack sx={{ gap: 1.5 }} aria-hidden>
      {[60, 75, 90, 50].map((width) => (
        <div key={width}>
          <Skeleton variant="text" width="25%" />
          <Skeleton variant="text" width={`${width}%`} />
        </div>
      ))}
      <Skeleton variant="rounded" width={140} height={44} />
    </Stack>
  );
}
