import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FactList } from '#client/components/FactList.tsx';
import { FileButton } from '#client/components/FileButton.tsx';
import { ViewDialog } from '#client/components/ViewDialog.tsx';
import { dayFromWire, formatDay } from '#client/lib/dates.ts';
import { callRest } from '#client/lib/rest.ts';
import { receiptFileName } from '#domain/proof/standing-receipts';
import { boardTexts as texts, receiptTexts } from '#domain/proof/team-texts';
import { memberReceiptPath, teamRoleLabels } from '#domain/proof/teams';
import { CheckButton } from '../CheckButton.tsx';
import { ReceiptFacts } from '../ReceiptFacts.tsx';
import type { Member } from './MemberRow.tsx';

interface Props {
  open: boolean;
  row?: Member | undefined;
  timeZone: string;
  onClose: () => void;
}

/** The receipt of a member, and its check. The server writes to the member's readings that it was opened. */
export function MemberDialog({ open, row, timeZone, onClose }: Props) {
  return (
    <ViewDialog open={open} title={row?.shownName ?? ''} onClose={onClose}>
      {row && <Contents member={row} timeZone={timeZone} />}
    </ViewDialog>
  );
}

function Contents({ member, timeZone }: { member: Member; timeZone: string }) {
  const { id, shownName, role, joinedAt, sharedUntil, standing, day, reason } = member;
  const path = memberReceiptPath(id);
  const facts = [
    { label: 'Role', value: teamRoleLabels[role] },
    { label: texts.joined, value: formatDay(joinedAt, timeZone) },
    ...(sharedUntil
      ? [{ label: texts.sharedUntil, value: formatDay(dayFromWire(sharedUntil)) }]
      : []),
  ];
  return (
    <Stack sx={{ gap: 2.5 }}>
      {standing && day ? (
        <>
          <ReceiptFacts receipt={{ ...member, standing, day }} />
          <CheckButton read={async () => (await callRest(path)).text()}>
            <FileButton
              path={path}
              fileName={receiptFileName(shownName, dayFromWire(day))}
              variant="outlined"
            >
              {receiptTexts.download}
            </FileButton>
          </CheckButton>
        </>
      ) : (
        <Typography>{reason}</Typography>
      )}
      <FactList facts={facts} />
      <Typography variant="body2" color="textSecondary">
        {texts.recorded}
      </Typography>
    </Stack>
  );
}
