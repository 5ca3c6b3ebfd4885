import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { taughtTexts as texts } from '#domain/proof/crew-texts';
import { guestFields } from '#domain/proof/crew-sessions.fields';
import { nameOf, type Person } from '../People.tsx';

interface Props {
  isAllowed: boolean;
  /** The attendee as the educator sees them. */
  own: Person;
  onChange: (isAllowed: boolean) => void;
}

/** Lets an attendee say whether the educator's list may name them, at any time. */
export function ListingSwitch({ isAllowed, own, onChange }: Props) {
  const id = useId();
  return (
    <Stack>
      <FormControlLabel
        control={
          <Switch
            checked={isAllowed}
            onChange={(_, checked) => onChange(checked)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
        label={guestFields.listAllowed.label}
      />
      <Typography id={id} variant="body2" color="textSecondary">
        {texts.listed(nameOf(own))}
      </Typography>
    </Stack>
  );
}
