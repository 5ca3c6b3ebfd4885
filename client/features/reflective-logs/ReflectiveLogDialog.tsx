import { useState } from 'react';
import { FormDialog } from '#client/components/FormDialog.tsx';
import type { ReflectiveLogPartsFragment } from '#client/graphql/generated.ts';
import { reflectiveLogMessages } from '#domain/reflective-logs';
import type { ReflectionTemplate } from '#domain/templates';
import { ReflectiveLogForm } from './ReflectiveLogForm.tsx';
import { variants, type LogVariant } from './variants.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  /** The log to edit; none adds a new one. */
  log?: ReflectiveLogPartsFragment;
  variant: LogVariant;
  /** The activity that a new log reflects on. */
  activityId?: string;
  /** The template whose questions a new log answers. */
  template?: ReflectionTemplate;
}

/** Adds or edits a reflective log; closes when it is saved. */
export function ReflectiveLogDialog(props: Props) {
  const { open, onClose, log, variant, activityId, template } = props;
  const [dirty, setDirty] = useState(false);
  const title = log ? reflectiveLogMessages.cpdLog.dialogTitle.edit : variants[variant].newTitle;
  return (
    <FormDialog
      open={open}
      title={title}
      description={template?.title}
      dirty={dirty}
      onClose={onClose}
    >
      <ReflectiveLogForm
        variant={variant}
        log={log}
        activityId={activityId}
        prompts={template?.prompts}
        onSaved={onClose}
        onDirty={setDirty}
      />
    </FormDialog>
  );
}
