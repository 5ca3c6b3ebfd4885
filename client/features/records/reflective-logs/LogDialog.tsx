import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { FormWithFiles } from '#client/records/files/FormWithFiles.tsx';
import { FormDialog } from '#client/components/FormDialog.tsx';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import { useRetention } from '#client/lib/retention.ts';
import { reflectiveLogMessages } from '#domain/records/reflective-logs';
import type { WritingTemplate } from '#domain/records/templates';
import { variants, type LogVariant, type Row } from './reflective-logs.ts';

const ReflectiveLogForm = lazyPart(
  async () => (await import('./ReflectiveLogForm.tsx')).ReflectiveLogForm,
  <Skeleton variant="rounded" height={480} />,
);

export interface LogDialogProps {
  open: boolean;
  onClose: () => void;
  /** The log to edit; none adds a new one. */
  log?: Row;
  variant: LogVariant;
  /** The activity that a new log reflects on. */
  activityId?: string | undefined;
  /** The template whose questions a new log answers. */
  template?: WritingTemplate;
}

/** The form of a reflective log in a dialog. */
export function LogDialog(props: LogDialogProps) {
  const { open, onClose, log, variant, activityId, template } = props;
  const [dirty, setDirty] = useState(false);
  const { label } = useRetention();
  const title = log ? reflectiveLogMessages.cpdLog.dialogTitle.edit : variants[variant].newTitle;
  return (
    <FormDialog
      open={open}
      title={title}
      description={log ? label(log.keepUntil) : template?.title}
      dirty={dirty}
      onClose={onClose}
    >
      <FormWithFiles
        ownerKey="reflectiveLogId"
        ownerId={log?.id}
        onDone={onClose}
        onDirty={setDirty}
      >
        {(files, onSaved, onDirty) => (
          <ReflectiveLogForm
            variant={variant}
            log={log}
            activityId={activityId}
            template={template}
            files={files}
            onSaved={onSaved}
            onDirty={onDirty}
          />
        )}
      </FormWithFiles>
    </FormDialog>
  );
}
