import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import { FoldingPanel } from '#client/components/FoldingPanel.tsx';
import type { RegistrationPartsFragment } from '#client/graphql/generated.ts';
import { useReturnFocus } from '#client/lib/return-focus.ts';
import { RegistrationView } from './RegistrationView.tsx';

/** Loaded on demand: the form brings the date picker. */
const RegistrationForm = lazyPart(
  async () => (await import('./RegistrationForm.tsx')).RegistrationForm,
  <RegistrationSkeleton />,
);

interface Props {
  user: RegistrationPartsFragment | undefined;
  loading: boolean;
  editing: boolean;
  /** True if the editing began elsewhere on the page, where the focus then returns. */
  begunElsewhere: boolean;
  onEditing: (editing: boolean) => void;
}

/** Shows when the registration expires; its dates are edited in place. */
export function RegistrationCard({ user, loading, editing, begunElsewhere, onEditing }: Props) {
  const edit = useReturnFocus(editing && !begunElsewhere);
  if (!user && !loading) return null;
  return (
    <FoldingPanel
      gist={user?.registration.dashboard.message}
      unfold={editing}
      title="Registration Status"
      busy={!user}
    >
      {!user && <RegistrationSkeleton />}
      {user && !editing && (
        <RegistrationView user={user} edit={edit} onEdit={() => onEditing(true)} />
      )}
      {user && editing && <RegistrationForm user={user} onDone={() => onEditing(false)} />}
    </FoldingPanel>
  );
}

function RegistrationSkeleton() {
  return (
    <Stack sx={{ gap: 1.5 }} aria-hidden>
      <Skeleton variant="rounded" height={48} />
      <Skeleton variant="text" />
      <Skeleton variant="text" />
      <Skeleton variant="rounded" height={44} width="60%" />
    </Stack>
  );
}
