import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Eye } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { FileButton } from '#client/components/FileButton.tsx';
import { templateFileName, templatePath, type TemplateCard } from '#domain/records/templates';
import { WordButton } from './WordButton.tsx';
import { TemplatePreviewDialog } from './TemplatePreviewDialog.tsx';

interface Props {
  templates: readonly TemplateCard[];
  /** Heading level of the cards. */
  heading: 'h2' | 'h3';
  /** Further actions of a card. */
  More?: ComponentType<TemplateCard>;
}

/** Templates as cards, each with a preview and a download. */
export function TemplateGrid({ templates, heading, More }: Props) {
  const [preview, setPreview] = useState<{ open: boolean; template?: TemplateCard }>({
    open: false,
  });
  return (
    <>
      <Box component="ul" sx={grid}>
        {templates.map((template) => (
          <Card key={template.id} component="li" sx={{ display: 'flex', p: { xs: 2, sm: 2.5 } }}>
            <Stack sx={{ flexGrow: 1, gap: 0.5 }}>
              <Typography variant="h3" component={heading}>
                {template.title}
              </Typography>
              <Typography color="textSecondary" sx={{ flexGrow: 1 }}>
                {template.description}
              </Typography>
              <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
                <Button
                  variant="outlined"
                  startIcon={<Eye />}
                  aria-label={`Preview ${template.title}`}
                  onClick={() => setPreview({ open: true, template })}
                >
                  Preview
                </Button>
                <FileButton
                  path={templatePath(template.kind, template.id)}
                  fileName={templateFileName(template.kind, template.id)}
                  aria-label={`Download ${template.title}`}
                />
                {template.kind === 'reflections' && <WordButton {...template} />}
                {More && <More {...template} />}
              </Stack>
            </Stack>
          </Card>
        ))}
      </Box>
      <TemplatePreviewDialog {...preview} onClose={() => setPreview({ ...preview, open: false })} />
    </>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;
