import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { useId, useState } from 'react';
import { CloseButton } from '#client/components/CloseButton.tsx';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { useFillsScreen } from '#client/components/fills-screen.ts';
import { FormFrame } from '#client/components/form-frame.ts';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import { useDiscardQuestion } from '#client/components/useDiscardQuestion.tsx';
import { useInNavigation } from '#client/components/useInNavigation.ts';
import { VisuallyHidden } from '#client/components/VisuallyHidden.tsx';
import { useModulePlayerQuery, type ModuleCardPartsFragment } from '#client/graphql/generated.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { useIsOpen } from '#client/lib/outbox.ts';
import { useOwnDevice } from '#client/lib/own-device.ts';

const ModulePlayer = lazyPart(
  async () => (await import('./ModulePlayer.tsx')).ModulePlayer,
  <PlayerSkeleton />,
);

interface Props {
  /** Undefined while closed. */
  module: ModuleCardPartsFragment | undefined;
  onClose: () => void;
}

/** A large dialog (the whole screen on a phone) in which the user reads and completes a module. */
export function PlayerDialog({ module, onClose }: Props) {
  const fillsScreen = useFillsScreen();
  const id = useId();
  // Keeps the last module while the dialog fades out.
  const [shown, setShown] = useState(module);
  if (module && module !== shown) setShown(module);
  const [dirty, setDirty] = useState(false);
  const open = module !== undefined;
  const { close, question } = useDiscardQuestion({ open, dirty, onClose });
  useInNavigation({ open, close, onClose, hasAddress: true });
  if (!shown) return null;
  return (
    <>
      <Dialog
        open={open}
        onClose={close}
        fullScreen={fillsScreen}
        fullWidth
        maxWidth="md"
        aria-labelledby={id}
        slotProps={{ paper: { sx: { height: '100%' } } }}
      >
        <DialogTitle id={id} sx={{ pr: 8, pb: 1 }}>
          {shown.title}
        </DialogTitle>
        <CloseButton onClick={close} />
        <FormFrame value={open}>
          <LoadedPlayer key={shown.id} id={shown.id} onClose={close} onDirty={setDirty} />
        </FormFrame>
      </Dialog>
      {question}
    </>
  );
}

interface PlayerProps {
  id: string;
  onClose: () => void;
  /** Reports if closing would lose text. */
  onDirty: (dirty: boolean) => void;
}

/** Always fetched: another device may have newer progress. */
function LoadedPlayer({ id, onClose, onDirty }: PlayerProps) {
  const { data, error, refetch } = useModulePlayerQuery({
    variables: { id },
    fetchPolicy: 'no-cache',
  });
  // A failure is shown: `error`.
  const reload = () => void refetch().catch(() => {});
  const isOwn = useOwnDevice(useCurrentUser().user?.id) === 'yes' && 'locks' in navigator;
  // The player starts from what waits on this device, which is known once the outbox is open.
  const isReady = useIsOpen() || !isOwn;
  if (data && isReady) {
    const { module } = data;
    // A reloaded module starts from the server's progress.
    const key = module.quizKey;
    return <ModulePlayer {...{ key, module, onClose, onDirty }} onReload={reload} />;
  }
  if (!error) return <PlayerSkeleton />;
  return (
    <DialogContent>
      <ErrorAlert message={messageOf(error)} onRetry={reload} />
    </DialogContent>
  );
}

function PlayerSkeleton() {
  return (
    <DialogContent aria-busy>
      <VisuallyHidden>Loading the module</VisuallyHidden>
      <Skeleton variant="rounded" height={44} />
      <Skeleton variant="text" width="40%" sx={{ typography: 'h2', mt: 4 }} />
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} variant="text" width={index % 4 === 3 ? '60%' : '95%'} />
      ))}
    </DialogContent>
  );
}
