import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** True if dialogs fill the screen: on a phone in either orientation, and at high zoom. */
export const useFillsScreen = (): boolean =>
  useMediaQuery(({ breakpoints }: Theme) => `${breakpoints.down('sm')}, (max-height: 480px)`);
