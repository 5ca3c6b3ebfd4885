import MenuItem from '@mui/material/MenuItem';
import MuiTextField from '@mui/material/TextField';
import { useFormField } from '#client/components/form/useFormField.ts';
import { recordKindLabel, timelineKinds, type TimelineKind } from '#domain/records/record-events';
import { webhookKindsText, webhookMessages as messages } from '#domain/account/webhooks';

/** Kinds of record to choose; choosing none means all. */
export function KindsField({ name }: { name: string }) {
  const { id, input, error } = useFormField<TimelineKind[]>(name);
  return (
    <MuiTextField
      id={id}
      select
      label={messages.kindsLabel}
      {...input}
      error={error !== undefined}
      helperText={error ?? messages.kindsHint}
      slotProps={{
        inputLabel: { shrink: true },
        select: {
          multiple: true,
          displayEmpty: true,
          renderValue: (chosen) => webhookKindsText(chosen as TimelineKind[]),
        },
      }}
    >
      {timelineKinds.map((kind) => (
        <MenuItem key={kind} value={kind}>
          {recordKindLabel(kind)}
        </MenuItem>
      ))}
    </MuiTextField>
  );
}
