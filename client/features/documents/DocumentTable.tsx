import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { memo, type RefObject } from 'react';
import { FilesChip } from '#client/components/evidence/FilesChip.tsx';
import { documentPreview } from '#domain/documents';
import { recordedAt } from '#domain/recorded';
import { createdDay } from './created-day.ts';
import { DocumentActions, type DocumentHandlers, type ListedDocument } from './DocumentActions.tsx';
import { DocumentExpiryChip } from './DocumentExpiryChip.tsx';
import { DocumentTypeChip } from './DocumentTypeChip.tsx';

interface Props extends DocumentHandlers {
  list: RefObject<HTMLElement | null>;
  documents: ListedDocument[];
  timeZone: string;
}

/** The documents as a table. */
export function DocumentTable({ list, documents, timeZone, ...handlers }: Props) {
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table aria-label="Documents">
        <TableHead>
          <TableRow>
            <TableCell>Type</TableCell>
            <TableCell>Title</TableCell>
            <TableCell>Created</TableCell>
            <TableCell>Actions</TableCell>
          </TableRow>
        </TableHead>
        <TableBody ref={list as RefObject<HTMLTableSectionElement | null>}>
          {documents.map((document) => (
            <DocumentRow key={document.id} {...{ document, timeZone }} {...handlers} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

interface RowProps extends DocumentHandlers {
  document: ListedDocument;
  timeZone: string;
}

const DocumentRow = memo(function DocumentRow({ document, timeZone, ...handlers }: RowProps) {
  return (
    <TableRow tabIndex={-1} hover>
      <TableCell>
        <DocumentTypeChip type={document.type} />
      </TableCell>
      <TableCell sx={{ width: '100%', overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 'fontWeightMedium' }}>{document.title}</Typography>
        <Typography variant="body2" color="textSecondary">
          {documentPreview(document.content)}
        </Typography>
        <DocumentExpiryChip expiryDate={document.expiryDate} timeZone={timeZone} />
        <FilesChip count={document.evidenceFiles?.length} />
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        {createdDay(recordedAt(document), timeZone)}
      </TableCell>
      <TableCell sx={{ py: 0.5 }}>
        <DocumentActions document={document} timeZone={timeZone} {...handlers} />
      </TableCell>
    </TableRow>
  );
});
