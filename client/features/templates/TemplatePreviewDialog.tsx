import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { FileButton } from '#client/components/FileButton.tsx';
import {
  templateFileName,
  templatePath,
  templateTexts,
  type TemplateCard,
} from '#domain/templates';
import { WordButton } from './WordButton.tsx';
import { TemplatePreview } from './TemplatePreview.tsx';

interface Props {
  open: boolean;
  template?: TemplateCard;
  onClose: () => void;
}

/** Shows a template as it prints, before it is downloaded. */
export function TemplatePreviewDialog({ open, template, onClose }: Props) {
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const id = useId();
  if (!template) return null;
  const isCertificate = template.kind === 'certificates';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth={isCertificate ? 'lg' : 'md'}
      aria-labelledby={`${id}-title`}
    >
      <DialogTitle id={`${id}-title`}>Preview: {template.title}</DialogTitle>
      <DialogContent dividers tabIndex={0}>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {isCertificate ? templateTexts.preview : templateTexts.formPreview}
        </Typography>
        <TemplatePreview kind={template.kind} id={template.id} />
      </DialogContent>
      <DialogActions sx={{ pt: 2 }}>
        <FileButton
          path={templatePath(template.kind, template.id)}
          fileName={templateFileName(template.kind, template.id)}
        />
        {template.kind === 'reflections' && <WordButton {...template} />}
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
