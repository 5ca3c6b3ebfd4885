import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { EvidenceOwnerKey } from '#domain/evidence-files';
import { evidenceMessages } from '#domain/evidence-files';
import { FormActions } from '../form/FormActions.tsx';
import { LeaveQuestion } from '../LeaveQuestion.tsx';
import type { FilesLeft } from './evidence-slot.ts';
import { RecordFiles } from './RecordFiles.tsx';

type OnDirty = (dirty: boolean) => void;

interface Props {
  ownerKey: EvidenceOwnerKey;
  /** The record that the form edits; undefined where it makes a new one. */
  ownerId?: string;
  /** Called when record and files are saved. */
  onDone: () => void;
  onDirty: OnDirty;
  /** The form, with a place for the files among its fields; it says which record it saved, and what it would lose. */
  children: (files: ReactNode, onSaved: (id: string) => void, onDirty: OnDirty) => ReactNode;
}

/**
 * A form and the files of its record. Those of a new record are chosen first and sent once it is saved, so that the
 * record stays whatever becomes of them; those of one that is there go at once, and what is saved meanwhile waits for
 * them.
 */
export function FormWithFiles({ ownerKey, ownerId, onDone, onDirty, children }: Props) {
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const [savedId, setSavedId] = useState<string | null>(null);
  const [isFormDirty, setFormDirty] = useState(false);
  const [left, setLeft] = useState<FilesLeft>('nothing');
  const [isWaiting, setWaiting] = useState(false);
  const hasFiles = chosen.length > 0 || left === 'files';
  const [justSaved, setJustSaved] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  // Decided in the next render, which knows of files that were added while the record was being saved.
  if (justSaved) {
    setJustSaved(null);
    if (!hasFiles) setOver(true);
    else if (ownerId) setWaiting(true);
    else setSavedId(justSaved);
  }
  useEffect(() => {
    if (!savedId) onDirty(hasFiles || (isFormDirty && !isWaiting));
  }, [savedId, isFormDirty, hasFiles, isWaiting, onDirty]);
  // Where a file is refused after all, that is to be read.
  useDone(isOver || (isWaiting && left === 'nothing'), onDone);
  if (savedId) {
    return <SendFiles {...{ ownerKey, ownerId: savedId, files: chosen, onDone, onDirty }} />;
  }
  const files = (
    <>
      {isWaiting && hasFiles && (
        <Alert severity="success" ref={intoView}>
          {evidenceMessages.recordSaved}
        </Alert>
      )}
      <RecordFiles
        ownerKey={ownerKey}
        ownerId={ownerId ?? null}
        files={ownerId ? undefined : chosen}
        onChoose={setChosen}
        onLeft={setLeft}
      />
    </>
  );
  return (
    <>
      {/* A browser hands files out once: no draft keeps them. */}
      <LeaveQuestion when={hasFiles} />
      {children(files, setJustSaved, setFormDirty)}
    </>
  );
}

/** Beside the files, of which a long form may show none where it was saved. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' });

interface SendProps extends Pick<Props, 'ownerKey' | 'onDone' | 'onDirty'> {
  ownerId: string;
  files: readonly File[];
}

/** The record is saved; now its files go. Closes by itself when all are there. */
function SendFiles({ ownerKey, ownerId, files, onDone, onDirty }: SendProps) {
  const [left, setLeft] = useState<FilesLeft>('files');
  useEffect(() => onDirty(left === 'files'), [left, onDirty]);
  useDone(left === 'nothing', onDone);
  const isThere = left === 'notes';
  return (
    <Stack sx={{ gap: 2, pt: 1 }}>
      <LeaveQuestion when={left === 'files'} />
      <Alert severity="success">
        {isThere ? evidenceMessages.recordAndFilesSaved : evidenceMessages.recordSaved}
      </Alert>
      <RecordFiles ownerKey={ownerKey} ownerId={ownerId} files={files} onLeft={setLeft} />
      <FormActions>
        <Button
          variant="outlined"
          onClick={() => {
            onDirty(false);
            onDone();
          }}
        >
          {isThere ? evidenceMessages.done : evidenceMessages.later}
        </Button>
      </FormActions>
    </Stack>
  );
}

/** Calls it once all is saved; not again while the dialog fades out with this still in it. */
function useDone(isAllSaved: boolean, onDone: () => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isAllSaved || isDone.current) return;
    isDone.current = true;
    onDone();
  }, [isAllSaved, onDone]);
}
