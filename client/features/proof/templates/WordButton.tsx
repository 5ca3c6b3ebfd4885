import { FileText } from 'lucide-react';
import { FileButton } from '#client/components/FileButton.tsx';
import { templateFileName, templatePath, type TemplateCard } from '#domain/records/templates';

/** Downloads a template as a Word document. */
export function WordButton({ kind, id, title }: TemplateCard) {
  return (
    <FileButton
      path={templatePath(kind, id, 'docx')}
      fileName={templateFileName(kind, id, 'docx')}
      startIcon={<FileText />}
      aria-label={`Download ${title} as a Word file`}
    >
      Word file
    </FileButton>
  );
}
