import IconButton from '@mui/material/IconButton';
import { RotateCcw, X } from 'lucide-react';
import { evidenceMessages } from '#domain/records/evidence-files';
import { sizeLabel } from '#domain/sizes';
import { FileLine } from './FileLine.tsx';
import type { Upload } from './useUploads.ts';

interface Props {
  upload: Upload;
  onCancel: () => void;
  onRetry: () => void;
}

/** A file that is being uploaded, or whose upload failed. */
export function UploadLine({ upload, onCancel, onRetry }: Props) {
  const { file, state, progress, message, canRetry } = upload;
  const isUnderWay = state === 'sending' || state === 'waiting';
  return (
    <FileLine
      name={file.name}
      type={file.type}
      detail={message ?? detailOf(upload)}
      isBad={state === 'failed'}
      progress={isUnderWay ? progress : undefined}
      actions={
        <>
          {state === 'failed' && canRetry && (
            <IconButton aria-label={`Send ${file.name} again`} onClick={onRetry}>
              <RotateCcw />
            </IconButton>
          )}
          <IconButton
            aria-label={isUnderWay ? `Cancel ${file.name}` : `Dismiss ${file.name}`}
            onClick={onCancel}
          >
            <X />
          </IconButton>
        </>
      }
    />
  );
}

function detailOf({ file, state, progress }: Upload): string {
  if (state === 'waiting') return evidenceMessages.waiting;
  if (progress === 1) return evidenceMessages.checking;
  return `${Math.round(progress * 100)}% of ${sizeLabel(file.size)}`;
}
