import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { taughtTexts as texts } from '#domain/proof/crew-texts';
import type { RestSession } from '../guest.ts';
import type { Person } from '../People.tsx';
import { AboutSession } from './AboutSession.tsx';
import { ListingSwitch } from './ListingSwitch.tsx';

interface Props {
  session: RestSession;
  own: Person;
  onList: (isAllowed: boolean) => Promise<unknown>;
}

/** What an attendee without an account sees of a taught session. */
export function GuestOfEducator({ session, own, onList }: Props) {
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography>
        {texts.numbersOnly} {session.endedAt === null && texts.educatorConfirms}
      </Typography>
      <AboutSession {...session} />
      <ListingSwitch isAllowed={session.listAllowed} own={own} onChange={onList} />
    </Stack>
  );
}
