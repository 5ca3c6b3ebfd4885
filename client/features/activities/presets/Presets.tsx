import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CalendarX, Pencil, PencilLine, Plus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { ActionMenu } from '#client/components/ActionMenu.tsx';
import { lazyDialog } from '#client/components/lazy-parts.tsx';
import { useDialog, type RecordDialogProps } from '#client/records/useDialog.ts';
import { WaitingPlace } from '#client/records/outbox/WaitingPlace.tsx';
import type { CivilDate } from '#domain/dates';
import { presetFacts, presetMessages as messages, type PresetValues } from '#domain/presets';
import { RepeatRow } from '../quick-log/RepeatRow.tsx';
import type { ActivityFields } from '../form-values.ts';
import { dueDay, rhythmOf } from './due-day.ts';
import { fieldsOfPreset, presets as spec, type Preset } from './presets.ts';
import { usePresetActions } from './usePresetActions.ts';

const PresetDialog = lazyDialog(async () => (await import('./PresetDialog.tsx')).PresetDialog);
const PresetRemoval = lazyDialog(async () => {
  const { RecordRemoval } = await import('#client/records/RecordRemoval.tsx');
  return (props: RecordDialogProps<Preset>) => <RecordRemoval {...props} spec={spec} />;
});

interface Props {
  presets: readonly Preset[];
  today: CivilDate;
  /** Values of a preset to add, from an activity that was logged. */
  start: Partial<PresetValues> | null;
  onStarted: () => void;
  /** An activity was logged with a preset. */
  onLogged: (id: string) => void;
  /** Fills the form with what a preset records, to change it first. */
  onChange: (fields: ActivityFields) => void;
}

/** The user's presets, a press away from being logged; those that are due come first. */
export function Presets({ presets, today, start, onStarted, onLogged, onChange }: Props) {
  const id = useId();
  const [sending, setSending] = useState<string | null>(null);
  const { log, skip } = usePresetActions(today);
  const editing = useDialog<Preset>();
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
    { label: messages.dialogTitle.edit, Icon: Pencil, onChoose: () => editing.show(preset) },
    {
      label: 'Delete preset',
      Icon: Trash2,
      destructive: true,
      onChoose: () => removing.show(preset),
    },
  ];

  return (
    <Stack component="section" aria-labelledby={id}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography id={id} variant="subtitle2" component="h3">
          {messages.heading}
        </Typography>
        <Button startIcon={<Plus />} onClick={() => editing.show()}>
          {messages.add}
        </Button>
      </Stack>
      {rows.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {messages.help}
        </Typography>
      )}
      <WaitingPlace nouns={['preset']} />
      <List disablePadding>
        {rows.map(({ preset, due }) => (
          <RepeatRow
            key={preset.id}
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
      </List>
      <PresetDialog
        {...(start ? { open: true, start, onClose: onStarted } : editing.props)}
        key={start ? 'start' : (editing.props.row?.id ?? 'new')}
      />
      <PresetRemoval {...removing.props} />
    </Stack>
  );
}
