import Typography from '@mui/material/Typography';
import { SourceLine } from '#client/components/SourceLine.tsx';
import { audit, retention, sourceNote } from '#domain/standard';
import { evidenceTemplate, templateTexts } from '#domain/templates';
import { BlankFields } from './BlankFields.tsx';
import { Sheet } from './Sheet.tsx';

/** The cover sheet of a piece of evidence as it prints. */
export function EvidencePreview() {
  return (
    <Sheet title={evidenceTemplate.title}>
      <BlankFields fields={evidenceTemplate.fields} columns={2} />
      <Typography variant="h3" component="h4">
        {evidenceTemplate.checklistHeading}
      </Typography>
      {evidenceTemplate.checklist.map((item) => (
        <Typography key={item}>☐ {item}</Typography>
      ))}
      <Typography variant="body2">{templateTexts.evidenceBelongs}</Typography>
      <Typography variant="body2">{templateTexts.keep}</Typography>
      {[retention.source, audit.source].map((source) => (
        <SourceLine key={source.title} source={source} note={sourceNote(source) ?? undefined} />
      ))}
    </Sheet>
  );
}
