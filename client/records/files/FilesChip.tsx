import Chip from '@mui/material/Chip';
import { Paperclip } from 'lucide-react';
import { filesLabel } from '#domain/evidence-files';

/** Shows how many files are attached, if any. */
export function FilesChip({ count = 0 }: { count?: number }) {
  if (count === 0) return null;
  return <Chip size="small" variant="outlined" icon={<Paperclip />} label={filesLabel(count)} />;
}
