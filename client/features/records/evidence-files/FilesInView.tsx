import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Download } from 'lucide-react';
import type { EvidenceFilePartsFragment } from '#client/graphql/generated.ts';
import { evidencePath, evidenceTypeLabel, hasPreview } from '#domain/records/evidence-files';
import { badgeLabel, type BadgeState } from '#domain/records/evidence-badges';
import { sizeLabel } from '#domain/sizes';
import { FileView } from './FilePreview.tsx';

interface Props {
  files: readonly EvidenceFilePartsFragment[];
  /** Called if a file cannot be shown; its state may have changed. */
  onFailed: () => void;
}

/** Evidence files, pictures and PDFs as they look, the others by name. */
export function FilesInView({ files, onFailed }: Props) {
  return (
    <Stack component="ul" sx={{ gap: 3, m: 0, p: 0, listStyle: 'none' }}>
      {files.map((file) => (
        <Stack key={file.id} component="li" sx={{ gap: 1 }}>
          <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
            <Typography sx={{ fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}>
              {file.name}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ flexGrow: 1 }}>
              {evidenceTypeLabel(file.type)}, {sizeLabel(file.sizeBytes)}
            </Typography>
            <Button
              component="a"
              href={evidencePath(file.id, 'file')}
              download={file.name}
              startIcon={<Download />}
              aria-label={`Download ${file.name}`}
              data-screen-only
            >
              Download
            </Button>
          </Stack>
          {file.badge && (
            <Typography variant="body2">
              {badgeLabel({ ...file.badge, state: file.badge.state as BadgeState })}.{' '}
              {file.badge.why}
            </Typography>
          )}
          {hasPreview(file.type) && <FileView file={file} onFailed={onFailed} />}
        </Stack>
      ))}
    </Stack>
  );
}
