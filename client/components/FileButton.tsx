import Button, { type ButtonProps } from '@mui/material/Button';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { download } from '#client/lib/download.ts';
import { callRest } from '#client/lib/rest.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';

interface Props extends Omit<ButtonProps, 'onClick'> {
  /** The file's path below /api. */
  path: string;
  /** If it is not a GET. */
  request?: RequestInit;
  fileName: string;
}

/** Downloads a file that the server makes; shows a failure. */
export function FileButton({ path, request, fileName, children = 'Download', ...props }: Props) {
  const [pending, setPending] = useState(false);

  async function fetchFile() {
    if (pending) return;
    setPending(true);
    try {
      const file = await (await callRest(path, request)).blob();
      download(fileName, file, file.type);
    } catch (error) {
      tellFailure('Download failed', error);
    }
    setPending(false);
  }

  return (
    <Button
      startIcon={<Download />}
      {...props}
      aria-busy={pending}
      onClick={() => void fetchFile()}
    >
      {pending ? 'Downloading...' : children}
    </Button>
  );
}
