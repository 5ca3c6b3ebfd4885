import { useState, type ComponentType, type ReactNode } from 'react';
import { FormDialog } from '#client/components/FormDialog.tsx';
import type { EvidenceOwnerKey } from '#domain/records/evidence-files';
import { FormWithFiles } from './files/FormWithFiles.tsx';

/** Props of the form of a record. */
export interface FormProps<Row> {
  /** The record to edit; missing for a new one. */
  row?: Row;
  /** An earlier record whose values a new one starts with. */
  from?: Row | undefined;
  /** The record's files, to place among the fields; none if its kind takes no files. */
  files: ReactNode;
  onSaved: (id: string) => void;
  onDirty: (dirty: boolean) => void;
}

/** Initial values of a new record. */
export interface Beginning<Row> {
  /** Names the dialog; 'Add …' without it. */
  title?: string;
  /** An earlier record whose values it starts with. */
  from?: Row;
  files?: readonly File[];
}

interface Props<Row> {
  open: boolean;
  onClose: () => void;
  row?: Row;
  begin?: Beginning<Row> | undefined;
  titles: { add: string; edit: string };
  /** Attaches files to the record; missing if its kind takes none. */
  ownerKey?: EvidenceOwnerKey;
  Form: ComponentType<FormProps<Row>>;
}

/** Adds or edits a record and its files, if it takes any; closes when all is saved. */
export function RecordDialog<Row extends { id: string }>(props: Props<Row>) {
  const { open, onClose, row, begin, titles, ownerKey, Form } = props;
  const [dirty, setDirty] = useState(false);
  const from = begin?.from;
  return (
    <FormDialog
      open={open}
      title={row ? titles.edit : (begin?.title ?? titles.add)}
      dirty={dirty}
      onClose={onClose}
    >
      {ownerKey ? (
        <FormWithFiles
          ownerKey={ownerKey}
          ownerId={row?.id}
          begun={begin?.files}
          onDone={onClose}
          onDirty={setDirty}
        >
          {(files, onSaved, onDirty) => <Form {...{ row, from, files, onSaved, onDirty }} />}
        </FormWithFiles>
      ) : (
        <Form row={row} files={null} onSaved={onClose} onDirty={setDirty} />
      )}
    </FormDialog>
  );
}
