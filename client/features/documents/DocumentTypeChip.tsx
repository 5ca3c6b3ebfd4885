import Chip from '@mui/material/Chip';
import { documentTypeLabel } from '#domain/documents';

const colors: Record<string, 'success' | 'info' | 'secondary' | 'default'> = {
  certificate: 'success',
  reflection: 'info',
  evidence: 'secondary',
};

/** The kind of a document as a badge. */
export function DocumentTypeChip({ type }: { type: string }) {
  return (
    <Chip
      size="small"
      variant="outlined"
      color={colors[type] ?? 'default'}
      label={documentTypeLabel(type)}
    />
  );
}
