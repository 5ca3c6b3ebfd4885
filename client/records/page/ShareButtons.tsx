import Button from '@mui/material/Button';
import { Share2 } from 'lucide-react';
import {
  copyPageLink,
  hasShareSheet,
  shareable,
  shareFiles,
  sharePage,
  type SharedFile,
} from '#client/lib/share.ts';

interface Props {
  title: string;
  files: readonly SharedFile[];
}

/** Hands the record's address, or its files, to another app; without a share sheet, copies the address. */
export function ShareButtons({ title, files }: Props) {
  if (!hasShareSheet()) return <Button onClick={() => void copyPageLink()}>Copy link</Button>;
  const taken = shareable(files);
  return (
    <>
      <Button startIcon={<Share2 />} onClick={() => void sharePage(title)}>
        Share
      </Button>
      {taken.length > 0 && (
        <Button startIcon={<Share2 />} onClick={() => void shareFiles(title, taken)}>
          {taken.length === 1 ? 'Share file' : `Share ${taken.length} files`}
        </Button>
      )}
    </>
  );
}
