import Button from '@mui/material/Button';
import { Share2 } from 'lucide-react';
import type { CopyMessages } from '#client/lib/copy-text.ts';
import { hasShareSheet, shareLink } from '#client/lib/share.ts';

interface Props {
  /** `title` names what the link opens; `text` precedes it in a message. */
  link: { title: string; text?: string; url: string };
  messages: CopyMessages;
}

/** Hands a link to another app, such as messages; renders nothing on a device without a share sheet. */
export const ShareLinkButton = ({ link, messages }: Props) =>
  hasShareSheet() && (
    <Button
      variant="outlined"
      startIcon={<Share2 />}
      onClick={() => void shareLink(link, messages)}
    >
      Share
    </Button>
  );
