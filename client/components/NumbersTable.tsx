import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface Props {
  /** Names the table. */
  label: string;
  /** The first is that of the rows' headings. */
  head: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** Figures as a table, each row with a heading; scrolls sideways if there is no room. */
export function NumbersTable({ label, head, rows }: Props) {
  return (
    <Box tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Box component="table" aria-label={label} sx={table}>
        <thead>
          <tr>
            {head.map((each) => (
              <th key={each} scope="col">
                {each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...rest] }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {rest.map((cell, index) => (
                <td key={head[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const table = {
  borderCollapse: 'collapse',
  typography: 'body2',
  minWidth: '100%',
  '& th, & td': {
    borderBottom: 1,
    borderColor: 'divider',
    py: 0.75,
    px: 1,
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
  },
  '& th': { fontWeight: (theme: Theme) => theme.typography.fontWeightMedium },
  '& th:first-of-type': { textAlign: 'left', pl: 0 },
} as const;
