import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { Download, Eye, Pencil, Trash2 } from 'lucide-react';
import { ActionMenu } from '#client/components/ActionMenu.tsx';
import type { DocumentPartsFragment } from '#client/graphql/generated.ts';
import { downloadDocument } from './download-document.ts';

/** Lists know which files a document has. */
export type ListedDocument = DocumentPartsFragment & { evidenceFiles?: readonly { id: string }[] };

/** What the list asks its owner to open for a document. */
export interface DocumentHandlers {
  onView: (document: DocumentPartsFragment) => void;
  onEdit: (document: DocumentPartsFragment) => void;
  onDelete: (document: DocumentPartsFragment) => void;
}

interface Props extends DocumentHandlers {
  document: DocumentPartsFragment;
  timeZone: string;
}

/** View and download at hand, the rest in a menu. */
export function DocumentActions({ document, timeZone, onView, onEdit, onDelete }: Props) {
  const { title } = document;
  const view = () => onView(document);
  const save = () => downloadDocument(document, timeZone);
  return (
    <Stack direction="row" sx={{ ml: 'auto' }}>
      <IconButton aria-label={`View ${title}`} onClick={view}>
        <Eye />
      </IconButton>
      <IconButton aria-label={`Download ${title}`} onClick={save}>
        <Download />
      </IconButton>
      <ActionMenu
        label={`Actions for ${title}`}
        actions={[
          { label: 'View', Icon: Eye, onChoose: view },
          { label: 'Edit', Icon: Pencil, onChoose: () => onEdit(document) },
          { label: 'Download', Icon: Download, onChoose: save },
          { label: 'Delete', Icon: Trash2, destructive: true, onChoose: () => onDelete(document) },
        ]}
      />
    </Stack>
  );
}
