import Button from '@mui/material/Button';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog, lazyPart } from '#client/components/lazy-parts.tsx';
import { PageHeader } from '#client/components/PageHeader.tsx';
import { DocumentLibrary } from '#client/features/documents/DocumentLibrary.tsx';
import { inTurn } from '#client/lib/idle.ts';
import { documentMessages } from '#domain/documents';

/** Loaded when it is first opened. */
const DocumentDialog = lazyDialog(
  async () => (await import('#client/features/documents/DocumentDialog.tsx')).DocumentDialog,
);

/** Below the documents, and so after them. */
const TemplatesSection = lazyPart(async () => {
  await inTurn();
  const file = await import('#client/features/templates/TemplatesSection.tsx');
  return file.TemplatesSection;
});

/** The user's documents, and the templates to make more of them. */
export function DocumentsPage() {
  const [isAdding, setAdding] = useState(false);
  const upload = () => setAdding(true);
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
      <TemplatesSection />
      <DocumentDialog open={isAdding} onClose={() => setAdding(false)} />
    </>
  );
}
