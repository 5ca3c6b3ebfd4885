import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

interface Props {
  label: string;
  columns: readonly string[];
  rows: readonly { key: string | number; cells: readonly (string | number | null)[] }[];
  /** The column that must not become narrow. */
  wide?: string;
}

/** A table of texts without the columns that no row fills, which a narrow page has no room for. */
export function Rows({ label, columns, rows, wide }: Props) {
  const filled = columns.filter((_, index) =>
    rows.some(({ cells }) => cells[index] !== null && cells[index] !== ''),
  );
  return (
    <TableContainer component="section" tabIndex={0} aria-label={label}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {filled.map((column) => (
              <TableCell key={column}>{column}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, cells }) => (
            <TableRow key={key} sx={{ '& td': { verticalAlign: 'top' } }}>
              {filled.map((column) => (
                <TableCell key={column} sx={{ minWidth: column === wide ? 200 : 'auto' }}>
                  {cells[columns.indexOf(column)]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
