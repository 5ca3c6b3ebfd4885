import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FactList } from '#client/components/FactList.tsx';
import type { ReceiptRegistrationPartsFragment } from '#client/graphql/generated.ts';
import { dayFromWire } from '#client/lib/dates.ts';
import { hoursLabel } from '#domain/records/activities';
import { credentialTypeLabel } from '#domain/records/credential-types';
import type { ReceiptCredential } from '#domain/proof/team-board';
import { receiptTexts as texts } from '#domain/proof/team-texts';
import { credentialColours, StandingChip, StateChip } from './chips.tsx';

type StatedCredential = Pick<ReceiptCredential, 'type' | 'state' | 'text'>;

interface Props {
  receipt: {
    day: string;
    standing: 'on-track' | 'at-risk' | 'not-settled';
    registrations: readonly ReceiptRegistrationPartsFragment[];
    credentials: readonly StatedCredential[];
    /** Undefined for a reader who does not see it on the board. */
    fingerprint?: string | null;
  };
}

/** What a receipt states, in the order in which it is signed: nothing else of its owner is in it. */
export function ReceiptFacts({ receipt }: Props) {
  const { day, standing, registrations, credentials, fingerprint } = receipt;
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <StandingChip standing={standing} />
        <Typography variant="body2" color="textSecondary">
          {texts.of(dayFromWire(day))}
        </Typography>
      </Stack>
      <Stack component="ul" aria-label={texts.registrations} sx={list}>
        {registrations.map((each) => (
          <Registration key={each.register} {...each} />
        ))}
      </Stack>
      {credentials.length > 0 && <Credentials credentials={credentials} />}
      {fingerprint !== undefined && (
        <Box>
          <Typography variant="body2" color="textSecondary">
            {texts.fingerprint}
          </Typography>
          <Typography variant="body2" sx={code}>
            {fingerprint ?? texts.noFingerprint}
          </Typography>
        </Box>
      )}
    </Stack>
  );
}

function Registration(registration: ReceiptRegistrationPartsFragment) {
  const { register, period, state, reason, hours, attestedInteractiveHours } = registration;
  const facts = [
    { label: texts.hours, value: hoursLabel(hours) },
    { label: texts.attested, value: hoursLabel(attestedInteractiveHours) },
    { label: texts.period, value: period },
  ];
  return (
    <Stack component="li" sx={{ ...tile, gap: 1.5 }}>
      <Stack sx={{ gap: 0.5 }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="subtitle2" component="p" sx={{ flexGrow: 1 }}>
            {register}
          </Typography>
          <StateChip state={state} />
        </Stack>
        <Typography variant="body2">{reason}</Typography>
      </Stack>
      <FactList facts={facts} />
    </Stack>
  );
}

function Credentials({ credentials }: { credentials: readonly StatedCredential[] }) {
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography variant="subtitle2" component="p">
        {texts.credentials}
      </Typography>
      <Stack component="ul" aria-label={texts.credentials} sx={list}>
        {credentials.map(({ type, state, text }) => (
          <Stack key={type} component="li" direction="row" sx={{ ...tile, ...line }}>
            <Typography variant="body2" sx={{ flexGrow: 1 }}>
              {credentialTypeLabel(type)}
            </Typography>
            <Chip size="small" variant="outlined" color={credentialColours[state]} label={text} />
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}

const list = { gap: 1, listStyle: 'none', m: 0, p: 0 } as const;
const tile = { p: 1.5, borderRadius: 1, bgcolor: 'background.default' } as const;
const line = { flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;
const code = { fontFamily: 'monospace', overflowWrap: 'anywhere' } as const;
