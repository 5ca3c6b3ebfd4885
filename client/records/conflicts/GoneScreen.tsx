import Button from '@mui/material/Button';
import { useState } from 'react';
import { versionMessages } from '#domain/versions';
import { ConflictScreen } from './ConflictScreen.tsx';

const { gone, back } = versionMessages;

interface Props {
  /** Restores the record and saves; missing if it cannot be restored. */
  onRestore?: () => Promise<void>;
  onSaveAsNew: () => void;
  onBack: () => void;
}

/** Shows that the record was deleted elsewhere, and offers what to do. */
export function GoneScreen({ onRestore, onSaveAsNew, onBack }: Props) {
  const [isBusy, setBusy] = useState(false);
  const restore = async () => {
    setBusy(true);
    await onRestore?.();
    setBusy(false);
  };
  return (
    <ConflictScreen
      title={gone.title}
      text={gone.text}
      actions={
        <>
          <Button onClick={onBack} disabled={isBusy}>
            {back}
          </Button>
          <Button
            variant={onRestore ? 'text' : 'contained'}
            onClick={onSaveAsNew}
            disabled={isBusy}
          >
            {gone.saveAsNew}
          </Button>
          {onRestore && (
            <Button variant="contained" onClick={() => void restore()} disabled={isBusy}>
              {gone.restore}
            </Button>
          )}
        </>
      }
    />
  );
}
