import IconButton from '@mui/material/IconButton';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '#client/components/lazy-parts.tsx';
import { keysLabel } from '#client/lib/shortcut-list.ts';
import { useShortcuts } from '#client/lib/shortcuts.ts';
import { searchMessages } from '#domain/records/search';
import type { FrameActions } from '../useFrameDialogs.tsx';

const loadPalette = async () => (await import('./PaletteDialog.tsx')).PaletteDialog;
const PaletteDialog = lazyDialog(loadPalette);
const ShortcutsDialog = lazyDialog(
  async () => (await import('#client/components/ShortcutsDialog.tsx')).ShortcutsDialog,
);

/** Opens the search over pages, actions and records. Also loads every page's shortcuts but that of the quick log. */
export function SearchButton({ exportReport, quickLog }: FrameActions) {
  const [isSearching, setSearching] = useState(false);
  const [isShowing, setShowing] = useState(false);
  const showKeys = () => setShowing(true);
  const search = () => setSearching(true);
  useShortcuts({ 'mod+k': search, '?': showKeys });
  return (
    <>
      <IconButton
        color="inherit"
        title={`${searchMessages.title} (${keysLabel('mod+k')})`}
        aria-label={searchMessages.title}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        // A failure shows when it opens.
        onPointerEnter={() => void loadPalette().catch(() => {})}
        onClick={search}
      >
        <Search />
      </IconButton>
      <PaletteDialog
        open={isSearching}
        onClose={() => setSearching(false)}
        actions={{
          logActivity: quickLog.onClick,
          exportReport: exportReport.onClick,
          showKeys,
        }}
      />
      <ShortcutsDialog open={isShowing} onClose={() => setShowing(false)} />
    </>
  );
}
