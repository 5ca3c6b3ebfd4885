import Alert from '@mui/material/Alert';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import { useRenewalHintsQuery } from '#client/graphql/generated.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { dayFromWire, todayIn } from '#client/lib/dates.ts';
import { FIRST_PROFESSION } from '#domain/professions/first-profession';
import { renewalHintMessages as messages, isRenewalSeason } from '#domain/standing/renewal-season';
import { dismissedHints, dismissHint, seasonOf } from './dismissed-hints.ts';

interface Props {
  /** The day on which the first registration expires. */
  expiryDate: string | null | undefined;
}

/** Shows what a renewal still lacks in the weeks before the expiry, with a link to its rehearsal. */
export function RenewalHint({ expiryDate }: Props) {
  const { user } = useCurrentUser();
  const [dismissed, setDismissed] = useState(dismissedHints);
  const expiry = expiryDate ? dayFromWire(expiryDate) : null;
  const isTime = expiry !== null && user && isRenewalSeason(expiry, todayIn(user.timeZone));
  // Only the server knows the expiry of further registrations.
  const asks = user && (isTime || user.professions.length > 1);
  const { data } = useRenewalHintsQuery({ skip: !asks, fetchPolicy: 'cache-and-network' });
  if (!user) return null;
  return (data?.renewalHints ?? []).map(({ registration, expiryDate: day, text }) => {
    const season = seasonOf(user.id, registration, day);
    if (dismissed.includes(season)) return null;
    const hide = () => {
      dismissHint(season);
      setDismissed([...dismissed, season]);
      document.getElementById('main')?.focus({ preventScroll: true });
    };
    const search = registration === FIRST_PROFESSION ? '' : `?registration=${registration}`;
    return (
      <Alert
        key={season}
        severity="info"
        variant="outlined"
        action={
          <IconButton color="inherit" aria-label={messages.dismiss} onClick={hide}>
            <X />
          </IconButton>
        }
      >
        {text}{' '}
        <Link component={RouterLink} to={`${paths.renewal}${search}`} color="inherit">
          {messages.action}
        </Link>
      </Alert>
    );
  });
}
