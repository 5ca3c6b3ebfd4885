import Chip from '@mui/material/Chip';
import { BookmarkCheck, CalendarX, Pencil, PencilLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ActionMenu } from '#client/components/ActionMenu.tsx';
import { lazyDialog } from '#client/components/lazy-parts.tsx';
import { useDialog, type RecordDialogProps } from '#client/records/useDialog.ts';
import type { CivilDate } from '#domain/dates';
import { presetFacts, presetMessages as messages } from '#domain/records/presets';
import { RepeatRow } from '../quick-log/RepeatRow.tsx';
import type { ActivityFields } from '../form-values.ts';
import { dueDay, rhythmOf } from './due-day.ts';
import { fieldsOfPreset, presets as spec, type Preset } from './presets.ts';
import { usePresetActions } from './usePresetActions.ts';

const PresetRemoval = lazyDialog(async () => {
  const { RecordRemoval } = await import('#client/records/RecordRemoval.tsx');
  return (props: RecordDialogProps<Preset>) => <RecordRemoval {...props} spec={spec} />;
});

interface Props {
  presets: readonly Preset[];
  today: CivilDate;
  /** Called when an activity was logged with a preset. */
  onLogged: (id: string) => void;
  /** Fills the form with what a preset records, to change it first. */
  onChange: (fields: ActivityFields) => void;
  onEdit: (preset: Preset) => void;
}

/** The user's presets as rows of a list, a press away from being logged; those that are due come first. */
export function PresetRows({ presets, today, onLogged, onChange, onEdit }: Props) {
  const [sending, setSending] = useState<string | null>(null);
  const { log, skip } = usePresetActions(today);
  const removing = useDialog<Preset>();
  const rows = presets
    .map((preset) => ({ preset, due: dueDay(preset, today) }))
    .toSorted((a, b) => Number(b.due !== null) - Number(a.due !== null));

  async function press(preset: Preset) {
    if (sending) return;
    setSending(preset.id);
    const logged = await log(preset);
    if (logged) onLogged(logged);
    setSending(null);
  }

  const actionsOf = (preset: Preset, due: CivilDate | null) => [
    {
      label: 'Change first',
      Icon: PencilLine,
      onChoose: () => onChange(fieldsOfPreset(preset, due ?? today, today)),
    },
    ...(due
      ? [{ label: messages.skip, Icon: CalendarX, onChoose: () => void skip(preset, due) }]
      : []),
    { label: messages.dialogTitle.edit, Icon: Pencil, onChoose: () => onEdit(preset) },
    {
      label: 'Delete preset',
      Icon: Trash2,
      destructive: true,
      onChoose: () => removing.show(preset),
    },
  ];

  return (
    <>
      {rows.map(({ preset, due }) => (
        <RepeatRow
          key={preset.id}
          Icon={BookmarkCheck}
          title={preset.title}
          facts={presetFacts({ hours: preset.hours, repeat: rhythmOf(preset).repeat })}
          chip={due && <Chip size="small" color="info" label={messages.due(due, today)} />}
          isSending={sending === preset.id}
          isDisabled={sending !== null}
          onPress={() => void press(preset)}
          action={
            <ActionMenu label={`Actions for ${preset.title}`} actions={actionsOf(preset, due)} />
          }
        />
      ))}
      <PresetRemoval {...removing.props} />
    </>
  );
}
