import Button from '@mui/material/Button';
import { Upload } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { PageHeader } from '#client/components/PageHeader.tsx';
import { DocumentLibrary } from '#client/features/documents/DocumentLibrary.tsx';
import { inTurn } from '#client/lib/idle.ts';
import { documentMessages } from '#domain/documents';

/** Loaded when it is first opened. */
const DocumentDialog = lazy(async () => {
  const file = await import('#client/features/documents/DocumentDialog.tsx');
  return { default: file.DocumentDialog };
});

/** Below the documents, and so after them. */
const TemplatesSection = lazy(async () => {
  await inTurn();
  const file = await import('#client/features/templates/TemplatesSection.tsx');
  return { default: file.TemplatesSection };
});

/** The user's documents, and the templates to make more of them. */
export function DocumentsPage() {
  const [dialog, setDialog] = useState({ open: false, wasOpened: false });
  const upload = () => setDialog({ open: true, wasOpened: true });
  return (
    <>
      <PageHeader
        title="Documents"
        description="Certificates, reflections and evidence in one place"
        actions={
          <Button variant="contained" startIcon={<Upload />} onClick={upload}>
            {documentMessages.upload}
          </Button>
        }
      />
      <DocumentLibrary onUpload={upload} />
      <Suspense>
        <TemplatesSection />
      </Suspense>
      <Suspense>
        {dialog.wasOpened && (
          <DocumentDialog
            open={dialog.open}
            onClose={() => setDialog({ ...dialog, open: false })}
          />
        )}
      </Suspense>
    </>
  );
}
