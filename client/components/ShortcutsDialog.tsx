import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keysLabel, shortcuts } from '#client/lib/shortcut-list.ts';
import { ViewDialog } from './ViewDialog.tsx';

/** The sheet of all keyboard shortcuts. */
export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <ViewDialog open={open} title="Keyboard shortcuts" onClose={onClose}>
      <Box component="dl" sx={grid}>
        {shortcuts.map(({ keys, where, does }) => (
          <Box key={`${where} ${keys}`} sx={{ display: 'contents' }}>
            <Box component="dt">
              <Box component="kbd" sx={key}>
                {keysLabel(keys)}
              </Box>
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {does}{' '}
              <Typography component="span" variant="body2" color="textSecondary">
                {where}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </ViewDialog>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1.5,
  m: 0,
} as const;

const key = {
  display: 'inline-block',
  minWidth: 32,
  px: 1,
  py: 0.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  font: 'inherit',
  textAlign: 'center',
  bgcolor: 'background.default',
} as const;
