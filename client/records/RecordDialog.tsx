import { useState, type ComponentType, type ReactNode } from 'react';
import { FormDialog } from '#client/components/FormDialog.tsx';
import type { EvidenceOwnerKey } from '#domain/evidence-files';
import { FormWithFiles } from './files/FormWithFiles.tsx';

/** Props of the form of a record. */
export interface FormProps<Row> {
  /** The record to edit; missing for a new one. */
  row?: Row;
  /** The record's files, to place among the fields; none if its kind takes no files. */
  files: ReactNode;
  onSaved: (id: string) => void;
  onDirty: (dirty: boolean) => void;
}

interface Props<Row> {
  open: boolean;
  onClose: () => void;
  row?: Row;
  titles: { add: string; edit: string };
  /** Attaches files to the record; missing if its kind takes none. */
  ownerKey?: EvidenceOwnerKey;
  Form: ComponentType<FormProps<Row>>;
}

/** Adds or edits a record and its files, if it takes any; closes when all is saved. */
export function RecordDialog<Row extends { id: string }>(props: Props<Row>) {
  const { open, onClose, row, titles, ownerKey, Form } = props;
  const [dirty, setDirty] = useState(false);
  return (
    <FormDialog open={open} title={row ? titles.edit : titles.add} dirty={dirty} onClose={onClose}>
      {ownerKey ? (
        <FormWithFiles ownerKey={ownerKey} ownerId={row?.id} onDone={onClose} onDirty={setDirty}>
          {(files, onSaved, onDirty) => <Form {...{ row, files, onSaved, onDirty }} />}
        </FormWithFiles>
      ) : (
        <Form row={row} files={null} onSaved={onClose} onDirty={setDirty} />
      )}
    </FormDialog>
  );
}
