import { Flag, Pencil, Trash2 } from 'lucide-react';
import { ActionMenu } from '#client/components/ActionMenu.tsx';
import type { ResourcePartsFragment } from '#client/graphql/generated.ts';
import type { ResourceActions } from './useResourceDialogs.tsx';

interface Props {
  resource: ResourcePartsFragment;
  actions: ResourceActions;
}

/** What the user can do with a resource: change their own, report another's. */
export function ResourceMenu({ resource, actions }: Props) {
  const own = [
    { label: 'Edit', Icon: Pencil, onChoose: () => actions.onEdit(resource) },
    {
      label: 'Delete',
      Icon: Trash2,
      destructive: true,
      onChoose: () => actions.onDelete(resource),
    },
  ];
  const others = [{ label: 'Report', Icon: Flag, onChoose: () => actions.onReport(resource) }];
  return (
    <ActionMenu label={`Actions for ${resource.title}`} actions={resource.isMine ? own : others} />
  );
}
