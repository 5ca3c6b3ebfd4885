import Dialog from '@mui/material/Dialog';
import type { Theme } from '@mui/material/styles';
import { useFillsScreen } from '#client/components/fills-screen.ts';
import { useInNavigation } from '#client/components/useInNavigation.ts';
import { searchMessages } from '#domain/records/search';
import { Palette } from './Palette.tsx';
import type { PaletteActions } from './useCommands.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  actions: PaletteActions;
}

/** The search over pages, actions and records: the whole screen on a phone, a dialog elsewhere. */
export function PaletteDialog({ open, onClose, actions }: Props) {
  const fillsScreen = useFillsScreen();
  useInNavigation({ open, close: onClose, onClose });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={fillsScreen}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { 'aria-label': searchMessages.title, sx: fillsScreen ? whole : high } }}
    >
      <Palette actions={actions} onClose={onClose} />
    </Dialog>
  );
}

const whole = { pt: 'env(safe-area-inset-top)' } as const;

/** Its top stays in place while the results grow. */
const high = {
  alignSelf: 'flex-start',
  mt: '10vh',
  maxHeight: (theme: Theme) => `calc(80vh - ${theme.spacing(4)})`,
} as const;
