import type { Theme } from '@mui/material/styles';

/** Smaller on a phone, whose first screen also has the days left and the next step. */
export const ringSize = (theme: Theme) => ({ xs: theme.spacing(16), sm: theme.spacing(22) });
