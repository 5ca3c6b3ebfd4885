import { useState } from 'react';
import { FormDialog } from '#client/components/FormDialog.tsx';
import { LeaveQuestion } from '#client/components/LeaveQuestion.tsx';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { DEFAULT_TIME_ZONE } from '#domain/dates';
import { importMessages } from '#domain/records/imports';
import { ChooseTable } from './ChooseTable.tsx';
import { PastImports } from './PastImports.tsx';
import type { Table } from './read-table.ts';
import { ReviewTable } from './ReviewTable.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Imports activities from a table: choose, preview, import; and lists past imports. */
export function ImportDialog({ open, onClose }: Props) {
  const timeZone = useCurrentUser().user?.timeZone ?? DEFAULT_TIME_ZONE;
  const [table, setTable] = useState<Table | null>(null);
  return (
    <FormDialog
      open={open}
      title={importMessages.title}
      description={table ? undefined : importMessages.intro}
      dirty={table !== null}
      maxWidth="md"
      onClose={() => {
        setTable(null);
        onClose();
      }}
    >
      <LeaveQuestion when={table !== null} />
      {table ? (
        <ReviewTable
          table={table}
          timeZone={timeZone}
          onBack={() => setTable(null)}
          onDone={() => {
            setTable(null);
            onClose();
          }}
        />
      ) : (
        <>
          <ChooseTable onTable={setTable} />
          <PastImports timeZone={timeZone} />
        </>
      )}
    </FormDialog>
  );
}
