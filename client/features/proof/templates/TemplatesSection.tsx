import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import { templateCards } from '#domain/records/templates';
import { TemplateGrid } from './TemplateGrid.tsx';

/** The templates below the user's documents. */
export function TemplatesSection() {
  return (
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
  );
}
