import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '#client/components/ConfirmDialog.tsx';
import { FactList } from '#client/components/FactList.tsx';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import { Panel } from '#client/components/Panel.tsx';
import { SourceLine } from '#client/components/SourceLine.tsx';
import type { HeldRegistrationPartsFragment } from '#client/graphql/generated.ts';
import { dayFromWire, formatDay } from '#client/lib/dates.ts';
import { useReturnFocus } from '#client/lib/return-focus.ts';
import { inSentence } from '#domain/professions/profession';
import { professionOf } from '#domain/professions/professions';
import { DATE_NOT_SET, daysLeft } from '#domain/standing/registration';
import {
  registrationTypeLabels,
  type RegistrationType,
} from '#domain/standing/registration-details';
import { registrationsMessages as messages } from '#domain/standing/registrations';
import { RenewedQuestion } from './RenewedQuestion.tsx';
import { SharedNumberNotice } from './SharedNumberNotice.tsx';
import { useOtherRegistrations } from './useOtherRegistrations.ts';

const RegistrationForm = lazyPart(
  async () => (await import('./RegistrationForm.tsx')).RegistrationForm,
);

interface Props {
  registration: HeldRegistrationPartsFragment;
  /** Id of the user who holds it. */
  id: string;
  timeZone: string;
}

/** A registration beside the first: its dates, and how its hours are shared with the others. */
export function OtherRegistrationCard({ registration: held, id, timeZone }: Props) {
  const [editing, setEditing] = useState(false);
  const [removing, setRemoving] = useState(false);
  const edit = useReturnFocus(editing);
  const { save, remove } = useOtherRegistrations();
  const profession = professionOf(held.profession);
  if (!profession) return null;
  const confirm = messages.removeConfirm(held.label);
  return (
    <Panel
      title={`Registration as ${inSentence(held.label)}`}
      action={<Chip label={held.registration.label} color={colorOf(held.registration.status)} />}
    >
      {editing ? (
        <RegistrationForm
          user={{ ...held, id, timeZone }}
          variant="profile"
          onDone={() => setEditing(false)}
          other={{ profession, save: (input) => save(profession, input, false) }}
        />
      ) : (
        <Stack sx={{ gap: 2.5, alignItems: 'flex-start' }}>
          <Typography>{held.registration.message}</Typography>
          <RenewedQuestion registration={held.registration} profession={held.profession} />
          <FactList tiles facts={factsOf(held)} />
          <SharedNumberNotice registration={held} />
          <Typography variant="body2" color="textSecondary">
            <Link href={held.boardUrl} target="_blank" rel="noopener noreferrer" color="inherit">
              {held.board}
            </Link>
            {held.registration.expiryRuleText && `. Expiry: ${held.registration.expiryRuleText}`}
          </Typography>
          {held.sharing.map(({ profession: other, text, source }) => (
            <div key={other}>
              <Typography variant="body2">{text}</Typography>
              {source && <SourceLine source={source} />}
            </div>
          ))}
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button
              ref={edit}
              variant="outlined"
              startIcon={<Pencil aria-hidden />}
              onClick={() => setEditing(true)}
            >
              Update {inSentence(held.label)} registration
            </Button>
            <Button startIcon={<Trash2 aria-hidden />} onClick={() => setRemoving(true)}>
              {messages.remove}
            </Button>
          </Stack>
        </Stack>
      )}
      <ConfirmDialog
        open={removing}
        title={confirm.title}
        text={confirm.text}
        confirmLabel={messages.remove}
        destructive
        onConfirm={() => void remove(held.profession)}
        onClose={() => setRemoving(false)}
      />
    </Panel>
  );
}

const factsOf = ({ registrationDate, registration, ...held }: HeldRegistrationPartsFragment) => [
  { label: 'Registration Date', value: day(registrationDate) },
  { label: 'Expiry Date', value: day(registration.expiryDate) },
  { label: 'Time Remaining', value: daysLeft(registration.daysRemaining ?? null) },
  ...(held.registrationNumber
    ? [{ label: 'Registration Number', value: held.registrationNumber }]
    : []),
  ...(held.registrationType
    ? [
        {
          label: 'Registration Type',
          value:
            registrationTypeLabels[held.registrationType as RegistrationType] ??
            held.registrationType,
        },
      ]
    : []),
  ...held.registrationBreaks.map(({ from, to }, index) => ({
    label: `Break ${index + 1}`,
    value: `${formatDay(from)} to ${formatDay(to)}`,
  })),
];

const day = (instant: string | null | undefined): string =>
  instant ? formatDay(dayFromWire(instant)) : DATE_NOT_SET;

const colors = {
  active: 'success',
  'expiring-soon': 'warning',
  expired: 'error',
  unanswered: 'warning',
} as const;

const colorOf = (status: string) =>
  status in colors ? colors[status as keyof typeof colors] : 'default';
