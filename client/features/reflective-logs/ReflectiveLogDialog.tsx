import { useState } from 'react';
import { FormDialog } from '#client/components/FormDialog.tsx';
import type { ReflectiveLogPartsFragment } from '#client/graphql/generated.ts';
import { reflectiveLogMessages } from '#domain/reflective-logs';
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
}

/** Adds or edits a reflective log; closes when it is saved. */
export function ReflectiveLogDialog({ open, onClose, log, variant, activityId }: Props) {
  const [dirty, setDirty] = useState(false);
  const title = log ? reflectiveLogMessages.cpdLog.dialogTitle.edit : variants[variant].newTitle;
  return (
    <FormDialog open={open} title={title} dirty={dirty} onClose={onClose}>
      <ReflectiveLogForm
        variant={variant}
        log={log}
        activityId={activityId}
        onSaved={onClose}
        onDirty={setDirty}
      />
    </FormDialog>
  );
}
