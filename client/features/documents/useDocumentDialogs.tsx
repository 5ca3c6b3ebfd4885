import { useMemo, useState } from 'react';
import { ConfirmDialog } from '#client/components/ConfirmDialog.tsx';
import { lazyDialog } from '#client/components/lazy-parts.tsx';
import type { DocumentPartsFragment } from '#client/graphql/generated.ts';
import { useRetention } from '#client/lib/retention.ts';
import { documentMessages } from '#domain/documents';
import type { DocumentHandlers } from './DocumentActions.tsx';
import { DocumentViewDialog } from './DocumentViewDialog.tsx';
import { useDeleteDocument } from './useDeleteDocument.ts';

/** Loaded when it is first opened. */
const DocumentDialog = lazyDialog(
  async () => (await import('./DocumentDialog.tsx')).DocumentDialog,
);

/** A dialog and its subject, which stays while the dialog fades. */
type Asked = { open: boolean; document?: DocumentPartsFragment };

const closed: Asked = { open: false };

/** The dialogs to view, edit and delete a document, and what opens them. */
export function useDocumentDialogs() {
  const [viewing, setViewing] = useState(closed);
  const [editing, setEditing] = useState(closed);
  const [deleting, setDeleting] = useState(closed);
  const deleteDocument = useDeleteDocument();
  const { title, text } = documentMessages.deleteConfirm;
  const { deletion } = useRetention();

  const handlers = useMemo(
    (): DocumentHandlers => ({
      onView: (document) => setViewing({ open: true, document }),
      onEdit: (document) => setEditing({ open: true, document }),
      onDelete: (document) => setDeleting({ open: true, document }),
    }),
    [],
  );
  const dialogs = (
    <>
      <DocumentViewDialog {...viewing} onClose={() => setViewing({ ...viewing, open: false })} />
      <DocumentDialog {...editing} onClose={() => setEditing({ ...editing, open: false })} />
      <ConfirmDialog
        open={deleting.open}
        title={title}
        text={`${text(deleting.document?.title ?? '')} ${deletion(deleting.document?.keepUntil)}`}
        confirmLabel="Delete"
        destructive
        onConfirm={() => void deleteDocument(deleting.document!)}
        onClose={() => setDeleting({ ...deleting, open: false })}
      />
    </>
  );
  return { handlers, dialogs };
}
