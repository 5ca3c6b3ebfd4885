import { useState } from 'react';
import { FormDialog } from '#client/components/FormDialog.tsx';
import { presetMessages, type PresetValues } from '#domain/records/presets';
import { PresetForm } from './PresetForm.tsx';
import type { Preset } from './presets.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  /** The preset to edit; missing for a new one. */
  row?: Preset;
  /** Values that a new preset starts with. */
  start?: Partial<PresetValues>;
}

/** Adds or edits a preset. */
export function PresetDialog({ open, onClose, row, start }: Props) {
  const [dirty, setDirty] = useState(false);
  const titles = presetMessages.dialogTitle;
  return (
    <FormDialog open={open} title={row ? titles.edit : titles.add} dirty={dirty} onClose={onClose}>
      <PresetForm row={row} start={start} files={null} onSaved={onClose} onDirty={setDirty} />
    </FormDialog>
  );
}
