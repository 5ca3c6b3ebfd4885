import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { ExternalLink } from 'lucide-react';
import { FileButton } from '#client/components/FileButton.tsx';
import { PageHeader } from '#client/components/PageHeader.tsx';
import { VisuallyHidden } from '#client/components/VisuallyHidden.tsx';
import { GuidelineList } from '#client/features/guidelines/GuidelineList.tsx';
import { guidelinesFile, guidelinesNotice, guidelinesTitle, STANDARD_URL } from '#domain/standard';

/** The regulator's standard in plain words. */
export function GuidelinesPage() {
  return (
    <>
      <PageHeader
        title={guidelinesTitle}
        description="What the registration standard asks for"
        actions={
          <>
            <Button
              variant="outlined"
              href={STANDARD_URL}
              target="_blank"
              rel="noopener noreferrer"
              startIcon={<ExternalLink />}
            >
              View on AHPRA
              <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
            </Button>
            <FileButton
              variant="contained"
              path={guidelinesFile.path}
              fileName={guidelinesFile.name}
            >
              Download PDF
            </FileButton>
          </>
        }
      />
      <Alert severity="info" sx={{ mb: 3 }}>
        {guidelinesNotice}
      </Alert>
      <GuidelineList />
    </>
  );
}
