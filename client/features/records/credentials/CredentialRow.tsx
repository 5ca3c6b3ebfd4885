import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Eye, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { ActionMenu } from '#client/components/ActionMenu.tsx';
import { useRetention } from '#client/lib/retention.ts';
import { FilesChip } from '#client/records/files/FilesChip.tsx';
import { WaitingChip } from '#client/records/outbox/WaitingPlace.tsx';
import { credentialTypeLabel } from '#domain/records/credential-types';
import { credentialMessages, type CredentialState } from '#domain/records/credentials';
import { standingOf, type Row } from './credentials.ts';

interface Props {
  row: Row;
  onView: (row: Row) => void;
  onEdit: (row: Row) => void;
  onRenew: (row: Row) => void;
  onDelete: (row: Row) => void;
}

/** A credential in the table. */
export function CredentialRow(props: Props) {
  const { row } = props;
  return (
    <TableRow tabIndex={-1} hover>
      <TableCell sx={{ width: '100%', overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 'fontWeightMedium' }}>{row.title}</Typography>
        <About row={row} />
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        <StateChip row={row} />
      </TableCell>
      <TableCell sx={{ minWidth: 140, overflowWrap: 'anywhere' }}>{row.number}</TableCell>
      <TableCell sx={{ py: 0.5 }}>
        <Actions {...props} />
      </TableCell>
    </TableRow>
  );
}

/** A credential on a phone. */
export function CredentialCard(props: Props) {
  const { row } = props;
  return (
    <Card component="li" tabIndex={-1} sx={{ p: 2, pb: 0.5, overflowWrap: 'anywhere' }}>
      <Typography variant="h3">{row.title}</Typography>
      <About row={row} />
      {row.number && <Typography variant="body2">{row.number}</Typography>}
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <StateChip row={row} />
        <Actions {...props} />
      </Stack>
    </Card>
  );
}

/** Type and issuer unless the title names them, files, and what waits. */
function About({ row: { id, type, title, issuer, evidenceFiles } }: Pick<Props, 'row'>) {
  const label = credentialTypeLabel(type);
  const words = [...(label === title ? [] : [label]), ...(issuer ? [issuer] : [])];
  return (
    <>
      {words.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {words.join(' · ')}
        </Typography>
      )}
      <FilesChip count={evidenceFiles?.length} />
      <WaitingChip noun="credential" id={id} />
    </>
  );
}

const colors: Record<CredentialState, 'success' | 'warning' | 'error' | 'default'> = {
  valid: 'success',
  expiring: 'warning',
  expired: 'error',
  renewed: 'default',
  'no-expiry': 'default',
};

/** The state of a credential as a badge. */
export function StateChip({ row }: Pick<Props, 'row'>) {
  const { today } = useRetention();
  const { state, text } = standingOf(row, today);
  return <Chip size="small" variant="outlined" color={colors[state]} label={text} />;
}

function Actions({ row, onView, onEdit, onRenew, onDelete }: Props) {
  return (
    <ActionMenu
      label={`Actions for ${row.title}`}
      actions={[
        { label: 'View', Icon: Eye, onChoose: () => onView(row) },
        ...(row.renewedById
          ? []
          : [{ label: credentialMessages.renew, Icon: RefreshCw, onChoose: () => onRenew(row) }]),
        { label: 'Edit', Icon: Pencil, onChoose: () => onEdit(row) },
        { label: 'Delete', Icon: Trash2, destructive: true, onChoose: () => onDelete(row) },
      ]}
    />
  );
}
