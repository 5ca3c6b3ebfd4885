import Dialog from '@mui/material/Dialog';
import { useTheme, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { searchMessages } from '#domain/search';
import { Palette } from './Palette.tsx';
import type { PaletteActions } from './useCommands.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  actions: PaletteActions;
}

/** The search over pages, actions and records: the whole screen on a phone, a dialog elsewhere. */
export function PaletteDialog({ open, onClose, actions }: Props) {
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { 'aria-label': searchMessages.title, sx: isPhone ? whole : high } }}
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
