import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { EvidenceOwnerKey } from '#domain/records/evidence-files';
import { evidenceFileProblem, evidenceMessages } from '#domain/records/evidence-files';
import { outboxMessages } from '#domain/records/outbox';
import { isTemporaryId } from '#domain/records/temporary-ids';
import { FormActions } from '#client/components/form/FormActions.tsx';
import { messageOf } from '#client/lib/form-errors.ts';
import { outbox } from '#client/lib/outbox.ts';
import { LeaveQuestion } from '#client/components/LeaveQuestion.tsx';
import { ChosenFilesContext, type FilesLeft } from './record-files-context.ts';
import { RecordFiles } from './RecordFiles.tsx';

type OnDirty = (dirty: boolean) => void;

interface Props {
  ownerKey: EvidenceOwnerKey;
  /** The record that the form edits; undefined for a new one. */
  ownerId?: string;
  /** Files that a new record starts with. */
  begun?: readonly File[] | undefined;
  /** Called when the record and its files are saved. */
  onDone: () => void;
  onDirty: OnDirty;
  /** Renders the form with the files among its fields; the form reports the saved record and unsaved changes. */
  children: (files: ReactNode, onSaved: (id: string) => void, onDirty: OnDirty) => ReactNode;
}

/**
 * A form and the files of its record. Files of a new record upload after the record is saved, so a failed upload never
 * loses the record. Files of an existing record upload at once, and the form closes when they are done.
 */
export function FormWithFiles(props: Props) {
  const { ownerKey, ownerId, begun = [], onDone, onDirty, children } = props;
  const [chosen, setChosen] = useState<readonly File[]>(begun);
  const [savedId, setSavedId] = useState<string | null>(null);
  const [isFormDirty, setFormDirty] = useState(false);
  const [left, setLeft] = useState<FilesLeft>('nothing');
  const [isWaiting, setWaiting] = useState(false);
  const hasFiles = chosen.length > 0 || left === 'files';
  const [justSaved, setJustSaved] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const [keeping, setKeeping] = useState<string | null>(null);
  // Decided in the next render, which knows of files that were added while the record was being saved.
  if (justSaved) {
    setJustSaved(null);
    if (!hasFiles) setOver(true);
    else if (isTemporaryId(justSaved)) setKeeping(justSaved);
    else if (ownerId) setWaiting(true);
    else setSavedId(justSaved);
  }
  useEffect(() => {
    if (!savedId && !keeping) onDirty(hasFiles || (isFormDirty && !isWaiting));
  }, [savedId, keeping, isFormDirty, hasFiles, isWaiting, onDirty]);
  // If a file is refused, the form stays so that the user can read why.
  useDone(isOver || (isWaiting && left === 'nothing'), onDone);
  if (keeping) {
    return <KeepFiles {...{ ownerKey, ownerId: keeping, files: chosen, onDone, onDirty }} />;
  }
  if (savedId) {
    return <SendFiles {...{ ownerKey, ownerId: savedId, files: chosen, onDone, onDirty }} />;
  }
  const files = (
    <>
      {isWaiting && (hasFiles || left === 'notes') && (
        <Alert severity="success" ref={intoView}>
          {hasFiles ? evidenceMessages.recordSaved : evidenceMessages.recordAndFilesSaved}
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
      {/* A browser gives access to a chosen file only once, so no draft can keep it. */}
      <LeaveQuestion when={hasFiles} />
      <ChosenFilesContext value={chosen}>
        {children(files, setJustSaved, setFormDirty)}
      </ChosenFilesContext>
    </>
  );
}

/** The message is next to the files, which may be out of view in a long form. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' });

interface SendProps extends Pick<Props, 'ownerKey' | 'onDone' | 'onDirty'> {
  ownerId: string;
  files: readonly File[];
}

/** Uploads the files of a record that was just saved; closes when all have arrived. */
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

/** Keeps the files of a record that waits on this device; closes when all are kept, else shows which are not. */
function KeepFiles({ ownerKey, ownerId, files, onDone, onDirty }: SendProps) {
  const [lost, setLost] = useState<readonly { name: string; reason: string }[] | null>(null);
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    onDirty(true);
    const keepAll = async () => {
      const failed: { name: string; reason: string }[] = [];
      for (const file of files) {
        try {
          const problem = evidenceFileProblem(file);
          if (problem) failed.push({ name: file.name, reason: problem });
          else await outbox()!.keepFile({ key: ownerKey, id: ownerId }, file);
        } catch (error) {
          failed.push({ name: file.name, reason: messageOf(error) });
        }
      }
      setLost(failed);
    };
    void keepAll();
  }, [files, ownerKey, ownerId, onDirty]);
  useDone(lost?.length === 0, onDone);
  return (
    <Stack sx={{ gap: 2, pt: 1 }} aria-busy={!lost}>
      <LeaveQuestion when={!lost} />
      <Alert severity="info">{outboxMessages.keepingFiles}</Alert>
      {lost?.map(({ name, reason }) => (
        <Alert key={name} severity="error">
          {name}: {reason}
        </Alert>
      ))}
      {lost && (
        <FormActions>
          <Button
            variant="outlined"
            onClick={() => {
              onDirty(false);
              onDone();
            }}
          >
            {evidenceMessages.later}
          </Button>
        </FormActions>
      )}
    </Stack>
  );
}

/** Calls `onDone` once, when everything is saved; not again while the dialog fades out. */
function useDone(isAllSaved: boolean, onDone: () => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isAllSaved || isDone.current) return;
    isDone.current = true;
    onDone();
  }, [isAllSaved, onDone]);
}
