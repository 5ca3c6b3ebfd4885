import Skeleton from '@mui/material/Skeleton';
import { lazyDialog, lazyPart } from '#client/components/lazy-parts.tsx';
import type { EvidenceOwnerKey } from '#domain/records/evidence-files';
import type { ComponentType } from 'react';
import type { Beginning, FormProps } from './RecordDialog.tsx';
import type { RecordDialogProps } from './useDialog.ts';

interface Options<Row> {
  titles: { add: string; edit: string };
  /** Attaches files to the record; missing if its kind takes none. */
  ownerKey?: EvidenceOwnerKey;
  loadForm: () => Promise<ComponentType<FormProps<Row>>>;
}

/** Returns a dialog that adds or edits a record and its files. It loads when it first opens, then its form. */
export function recordDialog<Row extends { id: string }>(options: Options<Row>) {
  const { titles, ownerKey, loadForm } = options;
  const Form = lazyPart(loadForm, <Skeleton variant="rounded" height={400} />);
  return lazyDialog<RecordDialogProps<Row> & { begin?: Beginning<Row> | undefined }>(async () => {
    const { RecordDialog } = await import('./RecordDialog.tsx');
    return (props) => <RecordDialog {...props} {...{ titles, ownerKey, Form }} />;
  });
}
