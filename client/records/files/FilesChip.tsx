import Chip from '@mui/material/Chip';
import { Paperclip } from 'lucide-react';
import { counted } from '#domain/counts';

/** Shows how many files are attached, if any. */
export function FilesChip({ count = 0 }: { count?: number }) {
  if (count === 0) return null;
  return (
    <Chip size="small" variant="outlined" icon={<Paperclip />} label={counted(count, 'file')} />
  );
}
