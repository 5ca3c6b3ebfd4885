import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { outboxMessages } from '#domain/records/outbox';

interface Props {
  onAnswer: (isOwn: boolean) => void;
}

/** Offers to keep changes on this device, after one was lost that it could have kept. */
export function OwnDeviceOffer({ onAnswer }: Props) {
  const { text, yes, no } = outboxMessages.ownDevice;
  return (
    <>
      {text}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button variant="outlined" color="inherit" size="small" onClick={() => onAnswer(true)}>
          {yes}
        </Button>
        <Button variant="outlined" color="inherit" size="small" onClick={() => onAnswer(false)}>
          {no}
        </Button>
      </Box>
    </>
  );
}
