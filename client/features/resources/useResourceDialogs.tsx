import { useMemo } from 'react';
import { lazyDialog } from '#client/components/lazy-parts.tsx';
import type { ResourcePartsFragment } from '#client/graphql/generated.ts';
import { useDialog } from '#client/records/useDialog.ts';
import { ResourceDialog } from './ResourceDialog.tsx';

type Open = (resource: ResourcePartsFragment) => void;

/** Opens the dialogs of a resource. */
export interface ResourceActions {
  onEdit: Open;
  onDelete: Open;
  onReport: Open;
}

const ResourceRemoval = lazyDialog(
  async () => (await import('./ResourceRemoval.tsx')).ResourceRemoval,
);
const ReportDialog = lazyDialog(async () => (await import('./ReportDialog.tsx')).ReportDialog);

/** The dialogs that edit, delete and report a resource, and how to open them. */
export function useResourceDialogs() {
  const editing = useDialog<ResourcePartsFragment>();
  const removing = useDialog<ResourcePartsFragment>();
  const reporting = useDialog<ResourcePartsFragment>();
  const actions = useMemo<ResourceActions>(
    () => ({ onEdit: editing.show, onDelete: removing.show, onReport: reporting.show }),
    [editing.show, removing.show, reporting.show],
  );
  const dialogs = (
    <>
      <ResourceDialog {...editing.props} />
      <ResourceRemoval {...removing.props} />
      <ReportDialog {...reporting.props} />
    </>
  );
  return { actions, dialogs };
}
