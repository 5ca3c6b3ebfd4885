import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';

/** Closes a dialog, in the corner beside its title. */
export const CloseButton = ({ onClick }: { onClick: () => void }) => (
  <IconButton
    aria-label="Close"
    onClick={onClick}
    sx={{ position: 'absolute', top: 12, right: 12 }}
  >
    <X />
  </IconButton>
);
