import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { FileButton } from '#client/components/FileButton.tsx';
import { PageHeader } from '#client/components/PageHeader.tsx';
import { RegistrationTabs } from '#client/components/RegistrationTabs.tsx';
import { VisuallyHidden } from '#client/components/VisuallyHidden.tsx';
import { GuidelineList } from '#client/features/standing/guidelines/GuidelineList.tsx';
import { SourceLine } from '#client/components/SourceLine.tsx';
import { useRules } from '#client/lib/rules.ts';
import { paramedic } from '#domain/professions/paramedic';
import { inWordsOf, type Profession } from '#domain/professions/profession';
import { professionOf } from '#domain/professions/professions';
import {
  guidelinesFile,
  guidelinesNotice,
  guidelinesTitle,
  guidelinesTitleAbroad,
} from '#domain/standing/guidelines';

/** The rules in force in plain words. */
export function GuidelinesPage() {
  const [registration, choose] = useState<string | null>(null);
  const profession: Profession = professionOf(registration) ?? paramedic;
  const { source } = useRules(profession);
  return (
    <>
      <PageHeader
        title={profession.abroad ? guidelinesTitleAbroad : guidelinesTitle}
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
              {registration ? inWordsOf(profession, 'View at the Board') : 'View on AHPRA'}
              <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
            </Button>
            {!registration && (
              <FileButton
                variant="contained"
                path={guidelinesFile.path}
                fileName={guidelinesFile.name}
              >
                Download PDF
              </FileButton>
            )}
          </>
        }
      />
      <RegistrationTabs value={registration} onChange={choose}>
        <Alert severity="info" sx={{ mb: 3 }}>
          {inWordsOf(profession, guidelinesNotice)}
          <SourceLine source={source} />
        </Alert>
        <GuidelineList profession={profession} />
      </RegistrationTabs>
    </>
  );
}
