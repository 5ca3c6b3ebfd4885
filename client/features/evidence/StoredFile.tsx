import IconButton from '@mui/material/IconButton';
import { Download, Eye, Trash2 } from 'lucide-react';
import type { EvidenceFilePartsFragment } from '#client/graphql/generated.ts';
import {
  evidenceMessages,
  evidencePath,
  evidenceTypeLabel,
  hasPreview,
  sizeLabel,
} from '#domain/evidence-files';
import { FileLine } from './FileLine.tsx';

interface Props {
  file: EvidenceFilePartsFragment;
  onView: () => void;
  onDelete: () => void;
}

/** A file that is kept. */
export function StoredFile({ file, onView, onDelete }: Props) {
  const { id, name, type, sizeBytes, hasThumbnail, missingAt } = file;
  return (
    <FileLine
      name={name}
      type={type}
      detail={
        missingAt ? evidenceMessages.missing : `${evidenceTypeLabel(type)}, ${sizeLabel(sizeBytes)}`
      }
      isBad={Boolean(missingAt)}
      thumbnail={hasThumbnail ? evidencePath(id, 'thumbnail') : null}
      actions={
        <>
          {hasPreview(type) && (
            <IconButton aria-label={`View ${name}`} onClick={onView}>
              <Eye />
            </IconButton>
          )}
          <IconButton
            component="a"
            href={evidencePath(id, 'file')}
            download={name}
            aria-label={`Download ${name}`}
          >
            <Download />
          </IconButton>
          <IconButton aria-label={`Delete ${name}`} color="error" onClick={onDelete}>
            <Trash2 />
          </IconButton>
        </>
      }
    />
  );
}
