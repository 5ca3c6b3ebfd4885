import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  icon?: ReactNode;
  title: string;
  text?: ReactNode;
  actions?: ReactNode;
}

/** Shown when a list is empty, with the next step. */
export function EmptyState({ icon, title, text, actions }: Props) {
  return (
    <Box sx={{ py: 5, px: 2, textAlign: 'center' }}>
      {icon && (
        <Box aria-hidden sx={{ color: 'text.secondary', mb: 1, '& svg': { display: 'inline' } }}>
          {icon}
        </Box>
      )}
      <Typography sx={{ fontWeight: 'fontWeightMedium' }}>{title}</Typography>
      {text && <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{text}</Typography>}
      {actions && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 2 }}>
          {actions}
        </Box>
      )}
    </Box>
  );
}
