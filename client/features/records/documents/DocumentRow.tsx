import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Download, Eye, Pencil, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { ActionMenu } from '#client/components/ActionMenu.tsx';
import { dayFromWire, formatDay, todayIn } from '#client/lib/dates.ts';
import { download } from '#client/lib/download.ts';
import { FilesChip } from '#client/records/files/FilesChip.tsx';
import { WaitingChip } from '#client/records/outbox/WaitingPlace.tsx';
import {
  documentExpiry,
  documentFile,
  documentFileName,
  documentPreview,
  documentTypeLabel,
} from '#domain/records/documents';
import { importedText } from '#domain/records/recorded';
import { documentPath } from '#client/lib/record-paths.ts';
import { createdDay, createdDayInFull, type Row } from './documents.ts';

interface Props {
  row: Row;
  timeZone: string;
  onView: (row: Row) => void;
  onEdit: (row: Row) => void;
  onDelete: (row: Row) => void;
}

/** A document in the table. */
export const DocumentRow = memo(function DocumentRow(props: Props) {
  const { row, timeZone } = props;
  return (
    <TableRow tabIndex={-1} hover>
      <TableCell>
        <TypeChip type={row.type} />
      </TableCell>
      <TableCell sx={{ width: '100%', overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 'fontWeightMedium' }}>
          <TitleLink row={row} />
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {documentPreview(row.content)}
        </Typography>
        <ExpiryChip row={row} timeZone={timeZone} />
        <FilesChip count={row.evidenceFiles?.length} />
        <WaitingChip noun="document" id={row.id} />
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{createdDay(row, timeZone)}</TableCell>
      <TableCell sx={{ py: 0.5 }}>
        <Actions {...props} />
      </TableCell>
    </TableRow>
  );
});

/** A document on a phone. */
export const DocumentCard = memo(function DocumentCard(props: Props) {
  const { row, timeZone } = props;
  return (
    <Card component="li" tabIndex={-1} sx={{ p: 2, pb: 0.5 }}>
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        <TitleLink row={row} />
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {documentPreview(row.content)}
      </Typography>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5 }}>
        <TypeChip type={row.type} />
        <ExpiryChip row={row} timeZone={timeZone} />
        <FilesChip count={row.evidenceFiles?.length} />
        <WaitingChip noun="document" id={row.id} />
        <Typography variant="body2" sx={{ flexGrow: 1 }}>
          {createdDay(row, timeZone)}
        </Typography>
        <Actions {...props} />
      </Stack>
    </Card>
  );
});

const TitleLink = ({ row }: Pick<Props, 'row'>) => (
  <Link to={documentPath(row.id)} style={{ color: 'inherit' }}>
    {row.title}
  </Link>
);

/** View and download as buttons, the rest in a menu. */
function Actions({ row, timeZone, onView, onEdit, onDelete }: Props) {
  const { title } = row;
  const view = () => onView(row);
  const save = () => downloadDocument(row, timeZone);
  return (
    <Stack direction="row" sx={{ ml: 'auto' }}>
      <IconButton aria-label={`View ${title}`} onClick={view}>
        <Eye />
      </IconButton>
      <IconButton aria-label={`Download ${title}`} onClick={save}>
        <Download />
      </IconButton>
      <ActionMenu
        label={`Actions for ${title}`}
        actions={[
          { label: 'View', Icon: Eye, onChoose: view },
          { label: 'Edit', Icon: Pencil, onChoose: () => onEdit(row) },
          { label: 'Download', Icon: Download, onChoose: save },
          { label: 'Delete', Icon: Trash2, destructive: true, onChoose: () => onDelete(row) },
        ]}
      />
    </Stack>
  );
}

const colors: Record<string, 'success' | 'info' | 'secondary'> = {
  certificate: 'success',
  reflection: 'info',
  evidence: 'secondary',
};

/** The type of a document as a badge. */
export function TypeChip({ type }: { type: string }) {
  return (
    <Chip
      size="small"
      variant="outlined"
      color={colors[type] ?? 'default'}
      label={documentTypeLabel(type)}
    />
  );
}

/** A badge with the expiry of a document; nothing if it does not expire. */
export function ExpiryChip({ row, timeZone }: Pick<Props, 'row' | 'timeZone'>) {
  const expiry = documentExpiry(dayFromWire(row.expiryDate), todayIn(timeZone));
  if (!expiry) return null;
  const { label, isExpired } = expiry;
  return (
    <Chip size="small" variant="outlined" color={isExpired ? 'error' : 'default'} label={label} />
  );
}

/** Saves a document to the user's device as a text file. */
export function downloadDocument(row: Row, timeZone: string): void {
  const { createdAt, claimedCreatedAt } = row;
  const note =
    claimedCreatedAt &&
    importedText(formatDay(createdAt, timeZone), formatDay(claimedCreatedAt, timeZone), 'added');
  const text = documentFile(row, createdDayInFull(row, timeZone), note);
  download(documentFileName(row.title), text, 'text/plain;charset=utf-8');
}
