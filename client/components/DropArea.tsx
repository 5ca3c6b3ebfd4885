import Box from '@mui/material/Box';
import { useState, type DragEvent, type PropsWithChildren } from 'react';

interface Props {
  onFiles: (files: readonly File[]) => void;
  disabled?: boolean;
}

/** Accepts dropped files around other ways to choose them. */
export function DropArea({ onFiles, disabled = false, children }: PropsWithChildren<Props>) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(!disabled);
  };
  // Prevented even when nothing is accepted: otherwise the browser would open the file.
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) onFiles([...event.dataTransfer.files]);
  };
  return (
    <Box
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        p: 2,
        border: 1,
        borderStyle: 'dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        bgcolor: isOver ? 'action.hover' : undefined,
        borderRadius: 1,
      }}
    >
      {children}
    </Box>
  );
}
