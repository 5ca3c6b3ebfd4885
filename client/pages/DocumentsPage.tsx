import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#client/app/paths.ts';
import { PageHeader } from '#client/components/PageHeader.tsx';
import { DocumentDialog } from '#client/features/documents/DocumentDialog.tsx';
import { DocumentLibrary } from '#client/features/documents/DocumentLibrary.tsx';
import { TemplateGrid } from '#client/features/templates/TemplateGrid.tsx';
import { documentMessages } from '#domain/documents';
import { templateCards } from '#domain/templates';

/** The user's documents, and the templates to make more of them. */
export function DocumentsPage() {
  const [uploading, setUploading] = useState(false);
  const upload = () => setUploading(true);
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
      <Stack component="section" aria-labelledby="document-templates" sx={{ gap: 2, mt: 5 }}>
        <Typography id="document-templates" variant="h2">
          Templates
        </Typography>
        <TemplateGrid templates={templateCards} heading="h3" />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button component={RouterLink} to={paths.certificateTemplates}>
            All certificate templates
          </Button>
          <Button component={RouterLink} to={paths.reflectionTemplates}>
            All reflection templates
          </Button>
        </Stack>
      </Stack>
      <DocumentDialog open={uploading} onClose={() => setUploading(false)} />
    </>
  );
}
