import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { X } from 'lucide-react';
import { Suspense, lazy, useId, useState } from 'react';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { VisuallyHidden } from '#client/components/VisuallyHidden.tsx';
import { useModulePlayerQuery, type ModuleCardPartsFragment } from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';

const ModulePlayer = lazy(async () => ({
  default: (await import('./ModulePlayer.tsx')).ModulePlayer,
}));

interface Props {
  /** Undefined while it is closed. */
  module: ModuleCardPartsFragment | undefined;
  onClose: () => void;
}

/** A large dialog, or the whole screen of a phone, in which a module is read, asked about and completed. */
export function PlayerDialog({ module, onClose }: Props) {
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const id = useId();
  // The last one stays while the dialog fades.
  const [shown, setShown] = useState(module);
  if (module && module !== shown) setShown(module);
  if (!shown) return null;
  return (
    <Dialog
      open={module !== undefined}
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="md"
      aria-labelledby={id}
      slotProps={{ paper: { sx: { height: '100%' } } }}
    >
      <DialogTitle id={id} sx={{ pr: 8, pb: 1 }}>
        {shown.title}
      </DialogTitle>
      <IconButton
        aria-label="Close"
        onClick={onClose}
        sx={{ position: 'absolute', top: 12, right: 12 }}
      >
        <X />
      </IconButton>
      <LoadedPlayer key={shown.id} id={shown.id} onClose={onClose} />
    </Dialog>
  );
}

/** Never from the cache, since one may have been further on another device. */
function LoadedPlayer({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useModulePlayerQuery({
    variables: { id },
    fetchPolicy: 'no-cache',
  });
  const waiting = (
    <DialogContent aria-busy={!error}>
      {error ? (
        <ErrorAlert message={messageOf(error)} onRetry={() => void refetch().catch(() => {})} />
      ) : (
        <PlayerSkeleton />
      )}
    </DialogContent>
  );
  if (!data) return waiting;
  return (
    <Suspense fallback={waiting}>
      <ModulePlayer module={data.module} onClose={onClose} />
    </Suspense>
  );
}

function PlayerSkeleton() {
  return (
    <>
      <VisuallyHidden>Loading the module</VisuallyHidden>
      <Skeleton variant="rounded" height={44} />
      <Skeleton variant="text" width="40%" sx={{ typography: 'h2', mt: 4 }} />
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} variant="text" width={index % 4 === 3 ? '60%' : '95%'} />
      ))}
    </>
  );
}
