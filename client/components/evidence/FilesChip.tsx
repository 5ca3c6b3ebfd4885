import Chip from '@mui/material/Chip';
import { Paperclip } from 'lucide-react';
import { filesLabel } from '#domain/evidence-files';

/** How many files are attached; nothing where there are none. */
export function FilesChip({ count = 0 }: { count?: number }) {
  if (count === 0) return null;
  return <Chip size="small" variant="outlined" icon={<Paperclip />} label={filesLabel(count)} />;
}
