import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  reflectionFields,
  reflectionHeadings,
  type ReflectionPrompts,
  type ReflectionTemplate,
} from '#domain/records/templates';
import { SourceLine } from '#client/components/SourceLine.tsx';
import { useRules } from '#client/lib/rules.ts';
import { BlankFields } from './BlankFields.tsx';
import { Sheet } from './Sheet.tsx';

const parts = Object.keys(reflectionHeadings) as (keyof ReflectionPrompts)[];

/** A reflection as it prints: its questions with space for answers. */
export function ReflectionPreview({ template }: { template: ReflectionTemplate }) {
  const { privacy } = useRules();
  return (
    <Sheet title={template.title}>
      <Typography variant="caption" color="textSecondary">
        {template.model}
      </Typography>
      <Typography variant="body2">{privacy.text}</Typography>
      <SourceLine source={privacy.source} />
      <BlankFields fields={reflectionFields} columns={2} />
      {parts.map((part) => (
        <div key={part}>
          <Typography variant="h3" component="h4">
            {reflectionHeadings[part]}
          </Typography>
          <Typography>{template.prompts[part]}</Typography>
          <Box aria-hidden sx={{ mt: 1, height: 72, border: 1, borderColor: 'text.disabled' }} />
        </div>
      ))}
    </Sheet>
  );
}
