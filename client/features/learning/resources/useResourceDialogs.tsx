import { useMemo } from 'react';
import { lazyDialog } from '#client/components/lazy-parts.tsx';
import type { ResourcePartsFragment } from '#client/graphql/generated.ts';
import { useDialog } from '#client/records/useDialog.ts';

type Open = (resource: ResourcePartsFragment) => void;

/** Opens the dialogs of a resource. */
export interface ResourceActions {
  onEdit: Open;
  onDelete: Open;
  onReport: Open;
  onCount: Open;
}

/** Adds a resource, or edits one. */
export const ResourceDialog = lazyDialog(
  async () => (await import('./ResourceDialog.tsx')).ResourceDialog,
);
const ResourceRemoval = lazyDialog(
  async () => (await import('./ResourceRemoval.tsx')).ResourceRemoval,
);
const ResourceCount = lazyDialog(async () => (await import('./ResourceCount.tsx')).ResourceCount);
const ReportDialog = lazyDialog(async () => (await import('./ReportDialog.tsx')).ReportDialog);

/** The dialogs that edit, delete and report a resource or ask if it counts, and how to open them. */
export function useResourceDialogs() {
  const editing = useDialog<ResourcePartsFragment>();
  const removing = useDialog<ResourcePartsFragment>();
  const reporting = useDialog<ResourcePartsFragment>();
  const counting = useDialog<ResourcePartsFragment>();
  const actions = useMemo<ResourceActions>(
    () => ({
      onEdit: editing.show,
      onDelete: removing.show,
      onReport: reporting.show,
      onCount: counting.show,
    }),
    [editing.show, removing.show, reporting.show, counting.show],
  );
  const dialogs = (
    <>
      <ResourceDialog {...editing.props} />
      <ResourceRemoval {...removing.props} />
      <ReportDialog {...reporting.props} />
      <ResourceCount {...counting.props} />
    </>
  );
  return { actions, dialogs };
}
