import List from '@mui/material/List';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useMemo, useState } from 'react';
import { ConfirmDialog } from '#client/components/ConfirmDialog.tsx';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import type { RecordFilesProps, FilesLeft } from '#client/records/files/record-files-context.ts';
import { lazyDialog } from '#client/components/lazy-parts.tsx';
import type { EvidenceFilePartsFragment } from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { useRetention } from '#client/lib/retention.ts';
import { EVIDENCE_MAX_FILES, evidenceMessages } from '#domain/records/evidence-files';
import { DropZone } from './DropZone.tsx';
import { StoredFile } from './StoredFile.tsx';
import { UploadLine } from './UploadLine.tsx';
import { useBadgeChecks } from './useBadgeChecks.ts';
import { useDeleteFile } from './useDeleteFile.ts';
import { useFiles } from './useFiles.ts';
import { useOwnersTime } from './useOwnersTime.ts';
import { useUploads, type Upload } from './useUploads.ts';

const FilePreview = lazyDialog(async () => (await import('./FilePreview.tsx')).FilePreview);
const BadgeDialog = lazyDialog(async () => (await import('./BadgeDialog.tsx')).BadgeDialog);
const RenameDialog = lazyDialog(async () => (await import('./RenameDialog.tsx')).RenameDialog);

interface Props extends Pick<RecordFilesProps, 'ownerKey' | 'files' | 'onLeft'> {
  ownerId: string;
}

type File = EvidenceFilePartsFragment;

/** A dialog and its subject, which stays while the dialog fades out. */
type Renaming = { open: boolean; file: File };

/** The files of a saved record, its uploads, and the controls that add more. */
export function OwnedFiles({ ownerKey, ownerId, files: chosen = [], onLeft }: Props) {
  const owner = useMemo(() => ({ key: ownerKey, id: ownerId }), [ownerKey, ownerId]);
  const { files, error, refresh, retry: readAgain } = useFiles(owner);
  const { uploads: all, add, cancel, retry } = useUploads(owner, chosen, refresh);
  // A note ends with its file.
  const uploads = all.filter(
    ({ storedId }) => !storedId || !files || files.some(({ id }) => id === storedId),
  );
  const lines = uploads.filter(({ state, message }) => state !== 'noted' || message);
  useBadgeChecks(files, refresh);
  const deleteFile = useDeleteFile(refresh);
  const { deletion } = useRetention();
  const keepUntil = useOwnersTime(owner);
  const [viewedId, setViewedId] = useState<string | null>(null);
  const viewed = files?.find(({ id }) => id === viewedId);
  const [badgeId, setBadgeId] = useState<string | null>(null);
  const shownBadge = files?.find(({ id }) => id === badgeId);
  const [renaming, setRenaming] = useState<Renaming | null>(null);
  const [deleting, setDeleting] = useState<File | null>(null);

  const left = leftOf(uploads);
  useEffect(() => onLeft?.(left), [left, onLeft]);

  if (error) return <ErrorAlert message={messageOf(error)} onRetry={readAgain} />;
  if (!files) return <Skeleton variant="rounded" height={96} />;
  return (
    <>
      {files.length + lines.length > 0 && (
        <List disablePadding aria-label={evidenceMessages.heading}>
          {files.map((file) => (
            <StoredFile
              key={file.id}
              file={file}
              onView={() => setViewedId(file.id)}
              onBadge={() => setBadgeId(file.id)}
              onRename={() => setRenaming({ open: true, file })}
              onDelete={() => setDeleting(file)}
            />
          ))}
          {lines.map((upload) => (
            <UploadLine
              key={upload.key}
              upload={upload}
              onCancel={() => cancel(upload.key)}
              onRetry={() => retry(upload.key)}
            />
          ))}
        </List>
      )}
      <DropZone onFiles={add} disabled={files.length >= EVIDENCE_MAX_FILES} />
      {viewed && (
        <FilePreview
          open
          file={viewed}
          onFailed={() => void refresh()}
          onClose={() => setViewedId(null)}
        />
      )}
      {shownBadge && (
        <BadgeDialog open file={shownBadge} onChecked={refresh} onClose={() => setBadgeId(null)} />
      )}
      {renaming && (
        <RenameDialog {...renaming} onClose={() => setRenaming({ ...renaming, open: false })} />
      )}
      <ConfirmDialog
        open={deleting !== null}
        title={evidenceMessages.deleteConfirm.title}
        text={`${evidenceMessages.deleteConfirm.text(deleting?.name ?? '')} ${deletion(keepUntil)}`}
        confirmLabel="Delete"
        destructive
        onConfirm={() => void deleteFile(deleting!)}
        onClose={() => setDeleting(null)}
      />
    </>
  );
}

function leftOf(uploads: readonly Upload[]): FilesLeft {
  if (uploads.some(({ state, canRetry }) => isUnderWay(state) || canRetry)) return 'files';
  if (uploads.some(({ state }) => state === 'failed')) return 'refusals';
  return uploads.length > 0 ? 'notes' : 'nothing';
}

const isUnderWay = (state: Upload['state']) => state === 'waiting' || state === 'sending';
