import Box from '@mui/material/Box';
import { useState, type DragEvent, type PropsWithChildren } from 'react';

interface Props {
  onFiles: (files: readonly File[]) => void;
  disabled?: boolean;
}

/** Takes files that are dropped on it; what else takes files stands in it. */
export function DropArea({ onFiles, disabled = false, children }: PropsWithChildren<Props>) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(!disabled);
  };
  // Also where nothing is taken: a browser opens what is dropped beside such a place.
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
