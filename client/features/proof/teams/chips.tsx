import Chip from '@mui/material/Chip';
import { receiptStateLabels, type ReceiptState } from '#domain/proof/standing-receipts';
import type { TeamStanding } from '#domain/proof/standing-receipts';
import { teamStandingLabels, type TeamCredentialState } from '#domain/proof/team-board';
import { teamTexts } from '#domain/proof/teams';

type Colour = 'success' | 'warning' | 'error' | 'info' | 'default';

const standings: Record<TeamStanding, Colour> = {
  'on-track': 'success',
  'at-risk': 'error',
  'not-settled': 'warning',
};

const states: Record<ReceiptState, Colour> = {
  met: 'success',
  'not-met': 'default',
  'not-settled': 'warning',
};

/** Colour of each state of a credential, as in the list of credentials. */
export const credentialColours: Record<TeamCredentialState, Colour> = {
  valid: 'success',
  ending: 'warning',
  ended: 'error',
  missing: 'error',
  'not-shared': 'default',
};

/** The standing of a member; without a receipt it says so. */
export function StandingChip({ standing }: { standing: TeamStanding | null }) {
  return (
    <Chip
      size="small"
      variant="outlined"
      color={standing ? standings[standing] : 'default'}
      label={standing ? teamStandingLabels[standing] : teamTexts.noReceipt}
    />
  );
}

/** The result for one registration. */
export function StateChip({ state }: { state: ReceiptState }) {
  return (
    <Chip size="small" variant="outlined" color={states[state]} label={receiptStateLabels[state]} />
  );
}
