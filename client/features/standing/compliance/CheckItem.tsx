import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { VisuallyHidden } from '#client/components/VisuallyHidden.tsx';

interface Props {
  label: string;
  count: number;
  target: number;
  unit?: string;
  met: boolean;
  detail?: string | undefined;
  /** Address of the page on which the user can act. */
  to?: string;
}

/** One line of the checklist; icon and words show if it is met. */
export function CheckItem({ label, count, target, unit = '', met, detail, to }: Props) {
  const Icon = met ? CircleCheck : CircleDashed;
  return (
    <ListItem disableGutters sx={{ gap: 1.5, py: 0.75, alignItems: 'flex-start' }}>
      <Box
        aria-hidden
        sx={{ display: 'flex', pt: 0.25, color: met ? 'success.main' : 'text.secondary' }}
      >
        <Icon />
      </Box>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1 }}>
          <Typography component="span" sx={{ flexGrow: 1 }}>
            {to ? (
              <Link component={RouterLink} to={to} color="inherit" data-alone>
                {label}
              </Link>
            ) : (
              label
            )}
            <VisuallyHidden>{met ? ', met:' : ', not met yet:'}</VisuallyHidden>
          </Typography>
          <Typography component="span" sx={{ fontWeight: 'fontWeightMedium' }}>
            {count} of {target} {unit}
          </Typography>
        </Stack>
        {detail && (
          <Typography variant="body2" color="textSecondary">
            {detail}
          </Typography>
        )}
      </Box>
    </ListItem>
  );
}
