import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { Award, LifeBuoy, NotebookPen, ShieldCheck } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import { FoldingPanel } from '#client/components/FoldingPanel.tsx';

const links = [
  { label: 'Certificate Templates', to: paths.certificateTemplates, Icon: Award },
  { label: 'AHPRA Guidelines', to: paths.guidelines, Icon: ShieldCheck },
  { label: 'Reflection Templates', to: paths.reflectionTemplates, Icon: NotebookPen },
  { label: 'Help Center', to: paths.help, Icon: LifeBuoy },
];

/** Four tiles that lead to pages used now and then. */
export function QuickLinks() {
  return (
    <FoldingPanel gist="Templates, guidelines and help" title="Quick Links">
      <Box sx={tiles}>
        {links.map(({ label, to, Icon }) => (
          <ButtonBase key={to} component={RouterLink} to={to} sx={tile}>
            <Box aria-hidden sx={{ display: 'flex', color: 'primary.main' }}>
              <Icon />
            </Box>
            <Typography component="span" variant="body2" sx={{ fontWeight: 'fontWeightMedium' }}>
              {label}
            </Typography>
          </ButtonBase>
        ))}
      </Box>
    </FoldingPanel>
  );
}

const tiles = {
  display: 'grid',
  gridTemplateColumns: (theme: Theme) => `repeat(auto-fit, minmax(${theme.spacing(14)}, 1fr))`,
  gap: 1.5,
} as const;

const tile = {
  flexDirection: 'column',
  gap: 1,
  p: 2,
  height: '100%',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  textAlign: 'center',
  '&:hover': { bgcolor: 'action.hover' },
} as const;
