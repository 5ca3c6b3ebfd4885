import Button, { type ButtonProps } from '@mui/material/Button';
import { useRef } from 'react';

interface Props extends Pick<ButtonProps, 'variant' | 'startIcon' | 'disabled'> {
  label: string;
  /** Media types and endings, as of an input. */
  accept: string;
  /** Opens the camera on a phone. */
  capture?: 'environment';
  onFile: (file: File) => void;
}

/** A button that opens the browser's choice of a file. */
export function ChooseFileButton({ label, accept, capture, onFile, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        {...(capture && { capture })}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Allows the same file to be chosen again.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
