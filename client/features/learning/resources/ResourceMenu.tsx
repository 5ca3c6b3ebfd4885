import { CirclePlus, Flag, Pencil, Scale, Timer, Trash2 } from 'lucide-react';
import { ActionMenu } from '#client/components/ActionMenu.tsx';
import type { ResourcePartsFragment } from '#client/graphql/generated.ts';
import { logThis } from '#client/lib/log-this.ts';
import { startStopwatch } from '#client/lib/stopwatch.ts';
import { showToast } from '#client/lib/toast.ts';
import { activityOfResource, readingTimer } from '#domain/learning/resource-activities';
import type { ResourceActions } from './useResourceDialogs.tsx';

interface Props {
  resource: ResourcePartsFragment;
  actions: ResourceActions;
}

/** Actions on a resource: log it, ask if it counts, change the user's own, report another's. */
export function ResourceMenu({ resource, actions }: Props) {
  const toLog = activityOfResource(resource);
  const read = () => {
    startStopwatch(toLog);
    showToast({
      ...readingTimer.started,
      action: { label: 'Quick log', onClick: () => logThis() },
    });
    window.open(resource.url, '_blank', 'noopener');
  };
  const log = [
    { label: 'Log this', Icon: CirclePlus, onChoose: () => logThis(toLog) },
    { label: readingTimer.start, Icon: Timer, onChoose: read },
    { label: 'Does this count?', Icon: Scale, onChoose: () => actions.onCount(resource) },
  ];
  const own = [
    ...log,
    { label: 'Edit', Icon: Pencil, onChoose: () => actions.onEdit(resource) },
    {
      label: 'Delete',
      Icon: Trash2,
      destructive: true,
      onChoose: () => actions.onDelete(resource),
    },
  ];
  const others = [
    ...log,
    { label: 'Report', Icon: Flag, onChoose: () => actions.onReport(resource) },
  ];
  return (
    <ActionMenu label={`Actions for ${resource.title}`} actions={resource.isMine ? own : others} />
  );
}
