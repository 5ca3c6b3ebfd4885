import Button from '@mui/material/Button';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import { PageHeader } from '#client/components/PageHeader.tsx';
import { DocumentDialog, DocumentList } from '#client/features/documents/DocumentList.tsx';
import { inTurn } from '#client/lib/idle.ts';
import { documentMessages } from '#domain/documents';

/** Loads after the documents, which are above. */
const TemplatesSection = lazyPart(async () => {
  await inTurn();
  const file = await import('#client/features/templates/TemplatesSection.tsx');
  return file.TemplatesSection;
});

/** The user's documents, and templates for more. */
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
      <DocumentList onUpload={upload} />
      <TemplatesSection />
      <DocumentDialog open={isAdding} onClose={() => setAdding(false)} />
    </>
  );
}
