import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Download } from 'lucide-react';
import { lazyDialog } from '#client/components/lazy-parts.tsx';
import { Panel } from '#client/components/Panel.tsx';
import type { TeamPartsFragment } from '#client/graphql/generated.ts';
import { dayFromWire } from '#client/lib/dates.ts';
import { download } from '#client/lib/download.ts';
import { useDialog } from '#client/records/useDialog.ts';
import { dayTimeLabel } from '#domain/dates';
import { credentialTypeLabel } from '#domain/records/credential-types';
import { receiptFileName } from '#domain/proof/standing-receipts';
import { memberTexts as texts, receiptTexts } from '#domain/proof/team-texts';
import { CheckButton } from './CheckButton.tsx';
import { ReceiptFacts } from './ReceiptFacts.tsx';

const ShareDialog = lazyDialog(async () => (await import('./ShareDialog.tsx')).ShareDialog);

interface Props {
  team: TeamPartsFragment;
  timeZone: string;
}

/** What the user shares with a team: their receipt, until when, and what the team asks for since. */
export function OwnReceipt({ team, timeZone }: Props) {
  const { sharedUntil, askedSince, receipt } = team.membership;
  const sharing = useDialog<TeamPartsFragment>();
  const show = () => sharing.show(team);
  return (
    <Panel
      title={receiptTexts.title}
      action={
        sharedUntil && (
          <Button variant="outlined" onClick={show}>
            {texts.renew}
          </Button>
        )
      }
    >
      <Stack sx={{ gap: 2 }}>
        {sharedUntil ? (
          <Typography>{texts.shared(dayFromWire(sharedUntil))}</Typography>
        ) : (
          <>
            <Typography>{texts.sharesNothing}</Typography>
            <div>
              <Button variant="contained" onClick={show}>
                {texts.share}
              </Button>
            </div>
          </>
        )}
        {sharedUntil && askedSince.length > 0 && <AskedSince kinds={askedSince} onLook={show} />}
        {sharedUntil && !receipt && (
          <Alert severity="info">
            <AlertTitle>{receiptTexts.waiting}</AlertTitle>
            {receiptTexts.waitingText}
          </Alert>
        )}
        {receipt && <Current {...{ receipt, timeZone }} teamName={team.name} />}
      </Stack>
      <ShareDialog {...sharing.props} timeZone={timeZone} />
    </Panel>
  );
}

function AskedSince({ kinds, onLook }: { kinds: readonly string[]; onLook: () => void }) {
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" size="small" onClick={onLook}>
          {texts.look}
        </Button>
      }
    >
      <AlertTitle>{texts.askedSince}</AlertTitle>
      {texts.askedSinceText(kinds.map(credentialTypeLabel).join(', '))}
    </Alert>
  );
}

interface CurrentProps {
  receipt: NonNullable<TeamPartsFragment['membership']['receipt']>;
  teamName: string;
  timeZone: string;
}

function Current({ receipt, teamName, timeZone }: CurrentProps) {
  const { day, validUntil, text } = receipt;
  return (
    <>
      <ReceiptFacts receipt={receipt} />
      <Typography variant="body2" color="textSecondary">
        {receiptTexts.validUntil} {dayTimeLabel(new Date(validUntil), timeZone)}
      </Typography>
      <CheckButton key={receipt.number} read={async () => text}>
        <Button
          variant="outlined"
          startIcon={<Download />}
          onClick={() =>
            download(receiptFileName(teamName, dayFromWire(day)), text, 'application/jwt')
          }
        >
          {receiptTexts.download}
        </Button>
      </CheckButton>
    </>
  );
}
