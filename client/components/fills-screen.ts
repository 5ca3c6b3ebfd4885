import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** True if a dialog fills the screen: on a phone, upright or on its side, and at a high zoom. */
export const useFillsScreen = (): boolean =>
  useMediaQuery(({ breakpoints }: Theme) => `${breakpoints.down('sm')}, (max-height: 480px)`);
