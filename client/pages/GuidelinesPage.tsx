import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { ExternalLink } from 'lucide-react';
import { FileButton } from '#client/components/FileButton.tsx';
import { PageHeader } from '#client/components/PageHeader.tsx';
import { VisuallyHidden } from '#client/components/VisuallyHidden.tsx';
import { GuidelineList } from '#client/features/standing/guidelines/GuidelineList.tsx';
import { SourceLine } from '#client/components/SourceLine.tsx';
import { useRules } from '#client/lib/rules.ts';
import { guidelinesFile, guidelinesNotice, guidelinesTitle } from '#domain/standing/guidelines';

/** The rules in force in plain words. */
export function GuidelinesPage() {
  const { source } = useRules();
  return (
    <>
      <PageHeader
        title={guidelinesTitle}
        description="What the registration standard asks for"
        actions={
          <>
            <Button
              variant="outlined"
              href={source.url}
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
        <SourceLine source={source} />
      </Alert>
      <GuidelineList />
    </>
  );
}
