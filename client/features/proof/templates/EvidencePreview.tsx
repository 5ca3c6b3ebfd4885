import Typography from '@mui/material/Typography';
import { SourceLine } from '#client/components/SourceLine.tsx';
import { useRules } from '#client/lib/rules.ts';
import { evidenceTemplate, keepText } from '#domain/records/templates';
import { BlankFields } from './BlankFields.tsx';
import { Sheet } from './Sheet.tsx';

/** The cover sheet of a piece of evidence as it prints. */
export function EvidencePreview() {
  const rules = useRules();
  return (
    <Sheet title={evidenceTemplate.title}>
      <BlankFields fields={evidenceTemplate.fields} columns={2} />
      <Typography variant="h3" component="h4">
        {evidenceTemplate.checklistHeading}
      </Typography>
      {evidenceTemplate.checklist.map((item) => (
        <Typography key={item}>☐ {item}</Typography>
      ))}
      <Typography variant="body2">{rules.evidence.text}</Typography>
      <SourceLine source={rules.evidence.source} />
      <Typography variant="body2">{keepText(rules)}</Typography>
      <SourceLine source={(rules.retention ?? rules).source} />
      {rules.audit && <SourceLine source={rules.audit.source} />}
    </Sheet>
  );
}
