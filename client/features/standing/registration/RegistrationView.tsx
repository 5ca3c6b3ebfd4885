import Alert, { type AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  CalendarCheck,
  CalendarClock,
  CalendarPlus,
  CalendarX,
  type LucideIcon,
} from 'lucide-react';
import type { RefObject } from 'react';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import type { RegistrationPartsFragment } from '#client/graphql/generated.ts';
import { dayFromWire, formatDay } from '#client/lib/dates.ts';
import { DATE_NOT_SET, type DashboardRegistration } from '#domain/standing/registration';

const RenewedQuestion = lazyPart(
  async () => (await import('./RenewedQuestion.tsx')).RenewedQuestion,
);
const ExpiryNotice = lazyPart(async () => (await import('./ExpiryNotice.tsx')).ExpiryNotice);

const looks: Record<DashboardRegistration['status'], { severity: AlertColor; Icon: LucideIcon }> = {
  unset: { severity: 'info', Icon: CalendarPlus },
  expired: { severity: 'error', Icon: CalendarX },
  'expiring-soon': { severity: 'warning', Icon: CalendarClock },
  active: { severity: 'success', Icon: CalendarCheck },
  unanswered: { severity: 'warning', Icon: CalendarClock },
};

interface Props {
  user: RegistrationPartsFragment;
  /** The button that opens the form. */
  edit: RefObject<HTMLButtonElement | null>;
  onEdit: () => void;
}

/** The saved dates and their effect today. */
export function RegistrationView({ user, edit, onEdit }: Props) {
  const { registrationDate, registration } = user;
  const { status, message } = registration.dashboard;
  const { severity, Icon } = looks[isStatus(status) ? status : 'unset'];
  return (
    <Stack sx={{ gap: 2, alignItems: 'stretch' }}>
      <Alert severity={severity} icon={<Icon aria-hidden />} role="note">
        <Typography component="span" sx={{ fontWeight: 'fontWeightMedium' }}>
          {message}
        </Typography>
      </Alert>
      <RenewedQuestion registration={registration} />
      <div>
        <Stack component="dl" sx={{ gap: 1, m: 0 }}>
          <Fact label="Registration date" value={day(registrationDate)} />
          <Fact label="Expiry date" value={day(registration.expiryDate)} />
        </Stack>
        {registration.expiryRuleText && (
          <Typography variant="caption" component="p" color="textSecondary">
            {registration.expiryRuleText}
          </Typography>
        )}
      </div>
      {registration.expiryNotice && <ExpiryNotice user={user} variant="dashboard" />}
      <Button ref={edit} variant={registrationDate ? 'outlined' : 'contained'} onClick={onEdit}>
        {registrationDate ? 'Update Registration' : 'Set Registration Date'}
      </Button>
    </Stack>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
      <Typography component="dt" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontWeight: 'fontWeightMedium' }}>
        {value}
      </Typography>
    </Stack>
  );
}

const day = (instant: string | null | undefined): string =>
  instant ? formatDay(dayFromWire(instant)) : DATE_NOT_SET;

function isStatus(text: string): text is DashboardRegistration['status'] {
  return text in looks;
}
