import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Copy, Link2Off, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '#client/components/ConfirmDialog.tsx';
import { NativeSelect } from '#client/components/NativeSelect.tsx';
import { Panel } from '#client/components/Panel.tsx';
import { QrCode } from '#client/components/QrCode.tsx';
import { ShareLinkButton } from '#client/components/ShareLinkButton.tsx';
import type { TeamPartsFragment } from '#client/graphql/generated.ts';
import { copyText } from '#client/lib/copy-text.ts';
import { counted } from '#domain/counts';
import { dayTimeLabel } from '#domain/dates';
import {
  INVITATION_DAYS_DEFAULT,
  invitationDays,
  invitationTexts as texts,
} from '#domain/proof/team-texts';
import { invitationFields } from '#domain/proof/teams.fields';
import { useTeamActions } from './useTeamActions.ts';

const QR_SIZE = 200;

interface Props {
  team: TeamPartsFragment;
  timeZone: string;
}

/** The invitation to a team: link, code and QR code, until when, and a new one in its place. */
export function Invitation({ team, timeZone }: Props) {
  const { invitation } = team;
  const [asked, setAsked] = useState<'renew' | 'end' | null>(null);
  const [days, setDays] = useState(String(INVITATION_DAYS_DEFAULT));
  const [isSending, setSending] = useState(false);
  const { invite, endInvitation } = useTeamActions();
  const send = async (act: () => Promise<boolean>) => {
    setSending(true);
    await act();
    setSending(false);
  };
  const make = () => void send(() => invite(team.id, Number(days)));
  return (
    <Panel title={texts.title}>
      <Stack sx={{ gap: 2 }}>
        <Typography color="textSecondary">{texts.about}</Typography>
        {invitation ? (
          <Live {...{ invitation, timeZone }} name={team.name} />
        ) : (
          <Typography>{texts.none}</Typography>
        )}
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5 }}>
          <NativeSelect
            label={invitationFields.days.label}
            value={days}
            onChange={setDays}
            options={dayOptions}
            sx={{ width: 140 }}
          />
          <Button
            variant={invitation ? 'outlined' : 'contained'}
            startIcon={<RefreshCw />}
            disabled={isSending}
            onClick={() => (invitation ? setAsked('renew') : make())}
          >
            {isSending ? texts.making : invitation ? texts.renew : texts.make}
          </Button>
          {invitation && (
            <Button
              color="error"
              startIcon={<Link2Off />}
              disabled={isSending}
              onClick={() => setAsked('end')}
            >
              {texts.end}
            </Button>
          )}
        </Stack>
      </Stack>
      <ConfirmDialog
        open={asked === 'renew'}
        title={texts.renewTitle}
        text={texts.renewText}
        confirmLabel={texts.renew}
        onConfirm={make}
        onClose={() => setAsked(null)}
      />
      <ConfirmDialog
        open={asked === 'end'}
        title={texts.endTitle}
        text={texts.endText}
        confirmLabel={texts.end}
        destructive
        onConfirm={() => void send(() => endInvitation(team.id))}
        onClose={() => setAsked(null)}
      />
    </Panel>
  );
}

interface LiveProps {
  invitation: NonNullable<TeamPartsFragment['invitation']>;
  name: string;
  timeZone: string;
}

function Live({ invitation: { link, code, expiresAt }, name, timeZone }: LiveProps) {
  return (
    <Box sx={columns}>
      <QrCode text={link} size={QR_SIZE} label={texts.qr} />
      <Stack sx={{ gap: 2, minWidth: 0 }}>
        <ReadOnly label={texts.link} value={link} />
        <ReadOnly label={texts.code} value={code} />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="contained"
            startIcon={<Copy />}
            onClick={() => void copyText(link, texts)}
          >
            {texts.copyLink}
          </Button>
          <Button startIcon={<Copy />} onClick={() => void copyText(code, texts)}>
            {texts.copyCode}
          </Button>
          <ShareLinkButton
            link={{ title: name, text: texts.shareText, url: link }}
            messages={texts}
          />
        </Stack>
        <Typography variant="body2" color="textSecondary">
          {texts.until(dayTimeLabel(new Date(expiresAt), timeZone))}
        </Typography>
      </Stack>
    </Box>
  );
}

function ReadOnly({ label, value }: { label: string; value: string }) {
  return (
    <TextField
      label={label}
      value={value}
      multiline
      slotProps={{
        input: { readOnly: true, sx: { fontFamily: 'monospace', fontSize: '0.9375rem' } },
        htmlInput: { spellCheck: false, sx: { overflowWrap: 'anywhere' } },
      }}
      onFocus={({ target }) => target.select()}
    />
  );
}

const dayOptions = invitationDays.map((days) => ({
  value: String(days),
  label: counted(days, 'day'),
}));

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
  justifyItems: { xs: 'center', sm: 'stretch' },
  alignItems: 'start',
  gap: 2,
  '& > :last-child': { width: '100%' },
} as const;
