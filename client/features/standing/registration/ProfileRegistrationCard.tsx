import Alert, { type AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  BriefcaseMedical,
  CalendarCheck,
  CalendarClock,
  CalendarPlus,
  CalendarX,
  ClipboardCheck,
  Pencil,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import { FactList } from '#client/components/FactList.tsx';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import { Panel } from '#client/components/Panel.tsx';
import type { RegistrationPartsFragment } from '#client/graphql/generated.ts';
import { dayFromWire, formatDay, todayIn } from '#client/lib/dates.ts';
import { useReturnFocus } from '#client/lib/return-focus.ts';
import { DATE_NOT_SET, daysLeft, type ProfileRegistration } from '#domain/standing/registration';
import { practiceMessages } from '#domain/records/practice-periods';
import { isRenewalTime, renewalMessages } from '#domain/standing/renewal';
import {
  registrationTypeLabels,
  type RegistrationType,
} from '#domain/standing/registration-details';
import { FirstNumberNotice } from './SharedNumberNotice.tsx';

/** Loaded on demand: the form brings the date picker. */
const RegistrationForm = lazyPart(
  async () => (await import('./RegistrationForm.tsx')).RegistrationForm,
  <RegistrationSkeleton />,
);

const RenewedQuestion = lazyPart(
  async () => (await import('./RenewedQuestion.tsx')).RenewedQuestion,
);
const ExpiryNotice = lazyPart(async () => (await import('./ExpiryNotice.tsx')).ExpiryNotice);

type Status = ProfileRegistration['status'];

const looks: Record<
  Status,
  { badge: 'default' | AlertColor; severity: AlertColor; Icon: LucideIcon }
> = {
  unregistered: { badge: 'default', severity: 'info', Icon: CalendarPlus },
  active: { badge: 'success', severity: 'success', Icon: CalendarCheck },
  'expiring-soon': { badge: 'warning', severity: 'warning', Icon: CalendarClock },
  expired: { badge: 'error', severity: 'error', Icon: CalendarX },
  unanswered: { badge: 'warning', severity: 'warning', Icon: CalendarClock },
};

/** The registration as the profile shows it, with its status in the regulator's words. */
export function ProfileRegistrationCard({ user }: { user: RegistrationPartsFragment | undefined }) {
  const [editing, setEditing] = useState(false);
  const edit = useReturnFocus(editing);
  if (!user) {
    return (
      <Panel title="Registration Status" busy>
        <RegistrationSkeleton />
      </Panel>
    );
  }
  const { status, label } = user.registration;
  const { badge, Icon } = lookOf(status);
  return (
    <Panel
      title="Registration Status"
      action={<Chip color={badge} icon={<Icon aria-hidden />} label={label} />}
    >
      {editing ? (
        <RegistrationForm user={user} variant="profile" onDone={() => setEditing(false)} />
      ) : (
        <Stack sx={{ gap: 2.5, alignItems: 'flex-start' }}>
          <Message user={user} />
          <RenewedQuestion registration={user.registration} />
          <FactList tiles facts={factsOf(user)} />
          {user.registrationNumber && <FirstNumberNotice />}
          {user.registration.expiryRuleText && (
            <Typography variant="body2" color="textSecondary">
              Expiry: {user.registration.expiryRuleText}
            </Typography>
          )}
          {user.registration.expiryNotice && <ExpiryNotice user={user} variant="profile" />}
          {isRenewalTime(todayIn(user.timeZone)) && (
            <div>
              <Typography sx={{ fontWeight: 'fontWeightMedium' }}>
                {renewalMessages.bannerTitle}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {renewalMessages.bannerText}
              </Typography>
            </div>
          )}
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button
              ref={edit}
              variant="outlined"
              startIcon={<Pencil />}
              onClick={() => setEditing(true)}
            >
              Update Registration
            </Button>
            <Button
              component={RouterLink}
              to={paths.renewal}
              variant="outlined"
              startIcon={<ClipboardCheck />}
            >
              {renewalMessages.title}
            </Button>
            <Button
              component={RouterLink}
              to={paths.practiceHours}
              variant="outlined"
              startIcon={<BriefcaseMedical />}
            >
              {practiceMessages.title}
            </Button>
          </Stack>
        </Stack>
      )}
    </Panel>
  );
}

function Message({ user }: { user: RegistrationPartsFragment }) {
  const { status, message, prompt } = user.registration;
  const { severity, Icon } = lookOf(status);
  return (
    <Alert severity={severity} icon={<Icon aria-hidden />} role="note" sx={{ width: '100%' }}>
      <Typography component="span" sx={{ fontWeight: 'fontWeightMedium' }}>
        {message}
      </Typography>
      {prompt && <Typography variant="body2">{prompt}</Typography>}
    </Alert>
  );
}

const factsOf = ({ registrationDate, registration, ...user }: RegistrationPartsFragment) => [
  { label: 'Registration Date', value: day(registrationDate) },
  { label: 'Expiry Date', value: day(registration.expiryDate) },
  { label: 'Time Remaining', value: daysLeft(registration.daysRemaining ?? null) },
  ...(user.registrationNumber
    ? [{ label: 'Registration Number', value: user.registrationNumber }]
    : []),
  ...(user.registrationType
    ? [{ label: 'Registration Type', value: typeLabel(user.registrationType) }]
    : []),
  ...user.registrationBreaks.map(({ from, to }, index) => ({
    label: `Break ${index + 1}`,
    value: `${formatDay(from)} to ${formatDay(to)}`,
  })),
];

function RegistrationSkeleton() {
  return (
    <Stack sx={{ gap: 2 }} aria-hidden>
      <Skeleton variant="rounded" height={52} />
      <Skeleton variant="rounded" height={48} />
      <Skeleton variant="rounded" width={200} height={44} />
    </Stack>
  );
}

const day = (instant: string | null | undefined): string =>
  instant ? formatDay(dayFromWire(instant)) : DATE_NOT_SET;

const typeLabel = (type: string): string =>
  registrationTypeLabels[type as RegistrationType] ?? type;

const lookOf = (status: string) => looks[status in looks ? (status as Status) : 'unregistered'];
