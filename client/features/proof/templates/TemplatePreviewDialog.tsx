import Typography from '@mui/material/Typography';
import { FileButton } from '#client/components/FileButton.tsx';
import { ViewDialog } from '#client/components/ViewDialog.tsx';
import {
  templateFileName,
  templatePath,
  templateTexts,
  type TemplateCard,
} from '#domain/records/templates';
import { WordButton } from './WordButton.tsx';
import { TemplatePreview } from './TemplatePreview.tsx';

interface Props {
  open: boolean;
  template?: TemplateCard;
  onClose: () => void;
}

/** Previews a template as it prints. */
export function TemplatePreviewDialog({ open, template, onClose }: Props) {
  if (!template) return null;
  const isCertificate = template.kind === 'certificates';
  return (
    <ViewDialog
      open={open}
      title={`Preview: ${template.title}`}
      maxWidth={isCertificate ? 'lg' : 'md'}
      onClose={onClose}
      actions={
        <>
          <FileButton
            path={templatePath(template.kind, template.id)}
            fileName={templateFileName(template.kind, template.id)}
          />
          {template.kind === 'reflections' && <WordButton {...template} />}
        </>
      }
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {isCertificate ? templateTexts.preview : templateTexts.formPreview}
      </Typography>
      <TemplatePreview kind={template.kind} id={template.id} />
    </ViewDialog>
  );
}
