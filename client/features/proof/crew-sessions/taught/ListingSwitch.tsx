import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { taughtTexts as texts } from '#domain/proof/crew-texts';
import { guestFields } from '#domain/proof/crew-sessions.fields';
import { nameOf, type Person } from '../People.tsx';

interface Props {
  isAllowed: boolean;
  /** The attendee as the educator sees them. */
  own: Person;
  /** Resolves once it is stored, or has failed, which was shown. */
  onChange: (isAllowed: boolean) => Promise<unknown>;
}

/** Lets an attendee say whether the educator's list may name them, at any time. */
export function ListingSwitch({ isAllowed, own, onChange }: Props) {
  const id = useId();
  const [asked, setAsked] = useState<boolean | null>(null);
  const change = async (next: boolean) => {
    setAsked(next);
    await onChange(next);
    setAsked(null);
  };
  return (
    <Stack>
      <FormControlLabel
        control={
          <Switch
            checked={asked ?? isAllowed}
            onChange={(_, checked) => void change(checked)}
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
