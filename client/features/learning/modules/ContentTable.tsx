import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { PlayerModule } from './player.ts';

type Block = PlayerModule['content']['sections'][number]['blocks'][number];

/** A table of the text; on a phone its cells are below one another, each under its heading. */
export function ContentTable({ table }: { table: NonNullable<Block['table']> }) {
  const { caption, columns, rows } = table;
  return (
    <TableContainer sx={{ mt: 2 }}>
      <Table size="small" sx={stacked}>
        <caption>{caption}</caption>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column}>{column}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ cells }) => (
            <TableRow key={cells[0]}>
              {cells.map((cell, index) => (
                <TableCell
                  key={columns[index]}
                  data-column={columns[index]}
                  {...(index === 0 && { component: 'th', scope: 'row' })}
                >
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const stacked = {
  '& caption': { captionSide: 'top', color: 'text.secondary', px: 0, pt: 0 },
  '& th, & td': { verticalAlign: 'top' },
  '& th': { fontWeight: 'fontWeightBold' },
  '@media (max-width: 599.95px)': {
    '& thead': {
      position: 'absolute',
      width: 1,
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '&, & caption, & tbody, & tr, & tbody th, & td': { display: 'block', px: 0 },
    '& tbody th, & td': { border: 0, py: 0.5 },
    '& tr': { borderBottom: 1, borderColor: 'divider', py: 1 },
    '& td::before': {
      content: 'attr(data-column)',
      display: 'block',
      typography: 'caption',
      color: 'text.secondary',
    },
  },
} as const;
