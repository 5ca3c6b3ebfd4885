import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { VisuallyHidden } from '#client/components/VisuallyHidden.tsx';

interface Props {
  label: string;
  /** What there is of it, in words. */
  figure: string;
  met: boolean;
  /** Where one can do something about it. */
  to?: string;
}

/** One line of the checklist, met or not told by icon and words. */
export function CheckItem({ label, figure, met, to }: Props) {
  const Icon = met ? CircleCheck : CircleDashed;
  return (
    <ListItem disableGutters sx={{ gap: 1.5, py: 0.75, alignItems: 'flex-start' }}>
      <Box
        aria-hidden
        sx={{ display: 'flex', pt: 0.25, color: met ? 'success.main' : 'warning.main' }}
      >
        <Icon />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography component="span" sx={{ display: 'block', fontWeight: 'fontWeightMedium' }}>
          {to ? (
            <Link component={RouterLink} to={to} color="inherit">
              {label}
            </Link>
          ) : (
            label
          )}
          <VisuallyHidden>{met ? ', met:' : ', not met yet:'}</VisuallyHidden>
        </Typography>
        <Typography component="span" variant="body2" color="text.secondary">
          {figure}
        </Typography>
      </Box>
    </ListItem>
  );
}
