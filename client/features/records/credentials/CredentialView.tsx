import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RefreshCw } from 'lucide-react';
import { FactList } from '#client/components/FactList.tsx';
import { ImportedNote } from '#client/components/ImportedNote.tsx';
import { SourceLine } from '#client/components/SourceLine.tsx';
import { ViewDialog } from '#client/components/ViewDialog.tsx';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { useRetention } from '#client/lib/retention.ts';
import { RecordFiles } from '#client/records/files/RecordFiles.tsx';
import { CredentialHistoryDocument } from '#client/graphql/generated.ts';
import { RecordHistory } from '#client/records/history/RecordHistory.tsx';
import { credentialTypeText } from '#domain/records/credential-types';
import { credentialMessages, validityText } from '#domain/records/credentials';
import { credentialFields } from '#domain/records/credentials.fields';
import { DEFAULT_TIME_ZONE } from '#domain/dates';
import { StateChip } from './CredentialRow.tsx';
import { credentials, type Row } from './credentials.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  onRenew: (row: Row) => void;
  row?: Row;
}

/** Shows one credential in full, with why it matters, its files and its history. */
export function CredentialView({ open, onClose, onRenew, row }: Props) {
  const timeZone = useCurrentUser().user?.timeZone ?? DEFAULT_TIME_ZONE;
  const { label } = useRetention();
  if (!row) return null;
  const { why, validity } = credentialTypeText(row.type);
  const values = credentials.toValues(row);
  const names = ['type', 'issueDate', 'expiryDate', 'number', 'issuer', 'notes'] as const;
  const facts = names
    .filter((name) => values[name])
    .map((name) => ({
      label: credentialFields[name].label,
      value: credentialFields[name].format(values[name] as never),
    }));
  return (
    <ViewDialog
      open={open}
      title={row.title}
      onClose={onClose}
      actions={
        row.renewedById ? null : (
          <Button
            startIcon={<RefreshCw />}
            onClick={() => {
              onClose();
              onRenew(row);
            }}
          >
            {credentialMessages.renew}
          </Button>
        )
      }
    >
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        <StateChip row={row} />
        <Typography variant="body2" color="textSecondary">
          {label(row.keepUntil)}
        </Typography>
        <ImportedNote record={row} timeZone={timeZone} what="added" />
      </Stack>
      <FactList facts={facts} />
      <Typography variant="h3" sx={{ mt: 3 }}>
        Why it matters
      </Typography>
      <Typography>{why}</Typography>
      <Typography variant="body2" color="textSecondary">
        {validityText(row.type)}
      </Typography>
      {validity && <SourceLine source={validity.source} />}
      <Stack sx={{ mt: 3 }}>
        <RecordFiles ownerKey="credentialId" ownerId={row.id} />
        <RecordHistory query={CredentialHistoryDocument} id={row.id} />
      </Stack>
    </ViewDialog>
  );
}
