import Button from '@mui/material/Button';
import { NotebookPen } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import { PageHeader } from '#client/components/PageHeader.tsx';
import { TemplateGrid } from '#client/features/proof/templates/TemplateGrid.tsx';
import { cardsOf, type TemplateCard } from '#domain/records/templates';

/** Six reflection templates: preview, download, or start writing. */
export function ReflectionTemplatesPage() {
  return (
    <>
      <PageHeader
        title="Reflection Templates"
        description="Six structures for writing about your practice"
      />
      <TemplateGrid templates={cardsOf('reflections')} heading="h2" More={UseTemplate} />
    </>
  );
}

function UseTemplate({ id, title }: TemplateCard) {
  return (
    <Button
      component={RouterLink}
      to={`${paths.cpdLog}?tab=reflections&new=${id}`}
      startIcon={<NotebookPen />}
      aria-label={`Use this template: ${title}`}
    >
      Use this template
    </Button>
  );
}
