import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { AccountImportResponse } from './useAccountImport.ts';

/** Counts what an export adds and what already exists, kind by kind. */
export function AccountParts({ parts }: Pick<AccountImportResponse, 'parts'>) {
  return (
    <Table size="small" aria-label="What is in the backup">
      <TableHead>
        <TableRow>
          <TableCell>In the backup</TableCell>
          <TableCell align="right">Will be added</TableCell>
          <TableCell align="right">Already here</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {parts.map(({ label, added, present }) => (
          <TableRow key={label}>
            <TableCell>{label}</TableCell>
            <TableCell align="right">{added}</TableCell>
            <TableCell align="right">{present}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
