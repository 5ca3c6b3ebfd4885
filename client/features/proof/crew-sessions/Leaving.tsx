import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '#client/components/ConfirmDialog.tsx';
import { crewTexts as texts } from '#domain/proof/crew-texts';

interface Props {
  isHost: boolean;
  /** For the host: what ending does. */
  endText?: string;
  hasOthers: boolean;
  onConfirm: () => void;
}

/** Ends the session for its host, or leaves it, after a question. */
export function Leaving({ isHost, endText, hasOthers, onConfirm }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={isHost ? 'contained' : 'outlined'}
        onClick={() => setOpen(true)}
        sx={{ width: { xs: '100%', sm: 'auto' }, alignSelf: { sm: 'center' } }}
      >
        {isHost ? texts.end : texts.leave}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={isHost ? texts.endTitle : texts.leaveTitle}
        text={endText ?? texts.leaveText}
        confirmLabel={isHost ? (hasOthers ? texts.endConfirm : texts.end) : texts.leave}
        onClose={() => setOpen(false)}
        onConfirm={onConfirm}
      />
    </>
  );
}
