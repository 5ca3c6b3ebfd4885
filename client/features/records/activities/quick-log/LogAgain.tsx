import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BookmarkPlus, PencilLine, Plus, RotateCcw } from 'lucide-react';
import { useId, useState } from 'react';
import { ActionMenu } from '#client/components/ActionMenu.tsx';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { lazyDialog } from '#client/components/lazy-parts.tsx';
import {
  useRepeatableActivitiesQuery,
  type ActivityPartsFragment,
} from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { WaitingPlace } from '#client/records/outbox/WaitingPlace.tsx';
import { useDialog } from '#client/records/useDialog.ts';
import { hoursLabel } from '#domain/records/activities';
import { activityTypeLabel } from '#domain/records/activity-types';
import type { CivilDate } from '#domain/dates';
import { PAGE_MAX } from '#domain/pages';
import { presetMessages, type PresetValues } from '#domain/records/presets';
import { quickLogTexts } from '#domain/records/quick-log';
import { repeatedFields, type ActivityFields } from '../form-values.ts';
import { useFlipActivity } from '../useFlipActivity.tsx';
import { PresetRows } from '../presets/PresetRows.tsx';
import type { Preset } from '../presets/presets.ts';
import { RepeatRow } from './RepeatRow.tsx';
import { useLogAgain } from './useLogAgain.ts';

const PresetDialog = lazyDialog(
  async () => (await import('../presets/PresetDialog.tsx')).PresetDialog,
);

interface Props {
  today: CivilDate;
  /** Called when an activity was logged again. */
  onLogged: (id: string) => void;
  /** Fills the form with the values of an activity, to change them first. */
  onChange: (fields: ActivityFields) => void;
}

/** The user's presets and what was logged before, a press away from being logged again, or completed if in progress. */
export function LogAgain({ today, onLogged, onChange }: Props) {
  const { data, loading, error, refetch } = useRepeatableActivitiesQuery({
    variables: { first: PAGE_MAX },
    fetchPolicy: 'cache-and-network',
  });
  const [sending, setSending] = useState<string | null>(null);
  const [kept, setKept] = useState<Partial<PresetValues> | null>(null);
  const logAgain = useLogAgain();
  const { flip, dialog } = useFlipActivity();
  const id = useId();
  const editing = useDialog<Preset>();
  const presets = data?.presets.nodes ?? [];
  const activities = data?.repeatableActivities ?? [];
  const isEmpty = data !== undefined && presets.length + activities.length === 0;

  async function log(activity: ActivityPartsFragment) {
    if (sending) return;
    setSending(activity.id);
    if (isCompleted(activity)) {
      const logged = await logAgain(repeatedFields(activity, today));
      if (logged) onLogged(logged);
    } else if (await flip(activity)) {
      onLogged(activity.id);
    }
    setSending(null);
  }

  const actionsOf = (activity: ActivityPartsFragment) => [
    // A changed copy of what is still in progress would be a second one.
    ...(isCompleted(activity)
      ? [
          {
            label: 'Change first',
            Icon: PencilLine,
            onChoose: () => onChange(repeatedFields(activity, today)),
          },
        ]
      : []),
    {
      label: presetMessages.keep,
      Icon: BookmarkPlus,
      onChoose: () => setKept(presetOf(repeatedFields(activity, today))),
    },
  ];

  return (
    <>
      {error && !data && !loading && (
        <ErrorAlert message={messageOf(error)} onRetry={() => void refetch().catch(() => {})} />
      )}
      {(data || loading) && (
        <Stack component="section" aria-labelledby={id}>
          <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
            <Typography id={id} variant="subtitle2" component="h3">
              {quickLogTexts.again}
            </Typography>
            <Button startIcon={<Plus />} onClick={() => editing.show()}>
              {presetMessages.add}
            </Button>
          </Stack>
          <Typography variant="body2" color="textSecondary">
            {isEmpty ? presetMessages.help : quickLogTexts.againHelp}
          </Typography>
          <WaitingPlace nouns={['preset']} />
          {!data && <Skeleton variant="rounded" height={180} sx={{ mt: 1 }} />}
          <List disablePadding>
            <PresetRows {...{ presets, today, onLogged, onChange }} onEdit={editing.show} />
            {activities.map((activity) => (
              <RepeatRow
                key={activity.id}
                Icon={RotateCcw}
                title={activity.title}
                facts={factsOf(activity)}
                isSending={sending === activity.id}
                isDisabled={sending !== null}
                chip={
                  !isCompleted(activity) && (
                    <Chip size="small" variant="outlined" label={quickLogTexts.complete} />
                  )
                }
                onPress={() => void log(activity)}
                action={
                  <ActionMenu
                    label={`Actions for ${activity.title}`}
                    actions={actionsOf(activity)}
                  />
                }
              />
            ))}
          </List>
        </Stack>
      )}
      <PresetDialog
        {...(kept ? { open: true, start: kept, onClose: () => setKept(null) } : editing.props)}
        key={kept ? 'start' : (editing.props.row?.id ?? 'new')}
      />
      {dialog}
    </>
  );
}

const isCompleted = ({ status }: ActivityPartsFragment): boolean => status === 'completed';

const factsOf = ({ hours, activityType, isInteractive }: ActivityPartsFragment): string =>
  [hoursLabel(hours), activityTypeLabel(activityType), isInteractive && quickLogTexts.interactive]
    .filter(Boolean)
    .join(' · ');

const presetOf = (fields: ActivityFields): Partial<PresetValues> => {
  const { title, hours, category, activityType, isInteractive, provider } = fields;
  return { title, hours, category, activityType, isInteractive, provider };
};
