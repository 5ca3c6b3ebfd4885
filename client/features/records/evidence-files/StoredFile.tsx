import IconButton from '@mui/material/IconButton';
import { Download, Eye, Pencil, Trash2 } from 'lucide-react';
import { ActionMenu } from '#client/components/ActionMenu.tsx';
import type { EvidenceFilePartsFragment } from '#client/graphql/generated.ts';
import {
  evidenceMessages,
  evidencePath,
  evidenceTypeLabel,
  lostText,
  hasPreview,
} from '#domain/records/evidence-files';
import { isOnlyNote, substanceLabel, substanceText } from '#domain/records/evidence-substance';
import { sizeLabel } from '#domain/sizes';
import { BadgeMark } from './BadgeMark.tsx';
import { FileLine } from './FileLine.tsx';

interface Props {
  file: EvidenceFilePartsFragment;
  onView: () => void;
  onBadge: () => void;
  onRename: () => void;
  onDelete: () => void;
}

/** An uploaded file: buttons to view and download it, other actions in a menu. */
export function StoredFile({ file, onView, onBadge, onRename, onDelete }: Props) {
  const { id, name, type, sizeBytes, hasThumbnail, missingAt, badge } = file;
  const lost = lostText(file);
  // A file that could not be examined is not shown as bad.
  const isBad = lost !== null || isOnlyNote(file);
  const problem = lost ?? substanceText(file.substance);
  return (
    <FileLine
      name={name}
      type={type}
      detail={problem ?? `${evidenceTypeLabel(type)}, ${sizeLabel(sizeBytes)}`}
      isBad={isBad}
      chip={
        missingAt
          ? file.isDamaged
            ? evidenceMessages.damagedChip
            : undefined
          : (substanceLabel(file.substance) ?? undefined)
      }
      thumbnail={hasThumbnail && !lost ? evidencePath(id, 'thumbnail') : null}
      below={badge && !lost && <BadgeMark {...{ name, badge }} onOpen={onBadge} />}
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
          <ActionMenu
            label={`Actions for ${name}`}
            actions={[
              { label: evidenceMessages.rename, Icon: Pencil, onChoose: onRename },
              { label: 'Delete', Icon: Trash2, destructive: true, onChoose: onDelete },
            ]}
          />
        </>
      }
    />
  );
}
