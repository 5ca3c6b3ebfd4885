import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Camera, Paperclip } from 'lucide-react';
import { useContext, useEffect, useRef, type ChangeEvent } from 'react';
import { pastedFiles } from '#client/lib/loose-files.ts';
import { DropArea } from '#client/components/DropArea.tsx';
import { BriefFilesContext } from '#client/records/files/record-files-context.ts';
import { evidenceAccept, evidenceMessages } from '#domain/records/evidence-files';
import { useNamedFiles } from './useNamedFiles.ts';

interface Props {
  onFiles: (files: readonly File[]) => void;
  /** Another note for the user. */
  hint?: string;
  disabled?: boolean;
}

/** Takes files from the file chooser, the camera, a drop or the clipboard; asks if a name could identify a patient. */
export function DropZone({ onFiles, hint, disabled = false }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const hasCamera = useMediaQuery('(pointer: coarse)');
  const isBrief = useContext(BriefFilesContext);

  const { check, question } = useNamedFiles();

  async function receive(files: readonly File[]) {
    const kept = await check(files);
    if (kept.length > 0) onFiles(kept);
  }

  const take = useRef<(files: readonly File[]) => unknown>(receive);
  useEffect(() => void (take.current = disabled ? () => {} : receive));
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = pastedFiles(event);
      if (files.length === 0) return;
      event.preventDefault();
      take.current(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    // Otherwise choosing the same file again fires no change event.
    event.target.value = '';
    void receive(files);
  };

  const variant = isBrief ? 'text' : 'outlined';
  const text = isBrief
    ? hint
    : [disabled ? evidenceMessages.tooMany : evidenceMessages.hint, hint].filter(Boolean).join(' ');
  const content = (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {(!isBrief || !hasCamera) && (
          <Button
            variant={variant}
            startIcon={<Paperclip />}
            disabled={disabled}
            onClick={() => picker.current?.click()}
          >
            {evidenceMessages.add}
          </Button>
        )}
        {hasCamera && (
          <Button
            variant={variant}
            startIcon={<Camera />}
            disabled={disabled}
            onClick={() => camera.current?.click()}
          >
            {evidenceMessages.camera}
          </Button>
        )}
      </Box>
      {text && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: isBrief ? 0 : 1 }}>
          {text}
        </Typography>
      )}
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept={evidenceAccept}
        aria-label={evidenceMessages.add}
        onChange={choose}
      />
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label={evidenceMessages.camera}
        onChange={choose}
      />
      {question}
    </>
  );
  if (isBrief) return content;
  return (
    <DropArea onFiles={(files) => void receive(files)} disabled={disabled}>
      {content}
    </DropArea>
  );
}
