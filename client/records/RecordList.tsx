import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Key, ReactNode, RefObject } from 'react';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { ShowMore } from '#client/components/ShowMore.tsx';
import { VisuallyHidden, visuallyHidden } from '#client/components/VisuallyHidden.tsx';
import { messageOf } from '#client/lib/form-errors.ts';
import { useListFocus } from '#client/lib/list-focus.ts';

/** A page of records, as the queries of lists return it. */
interface Found<Row> {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: readonly { node: Row }[];
}

interface Props<Row> {
  /** Names the list for screen readers, such as 'Documents'. */
  label: string;
  /** Column headings of the table; a phone shows cards instead. Without a table every screen shows cards. */
  columns?: readonly string[];
  /** Result; missing while it loads for the first time. */
  found: Found<Row> | undefined;
  /** True while the rows belong to an earlier filter, or there are none. */
  isLoading: boolean;
  error: Error | undefined;
  /** Formats the error; without it the error's own message is shown. */
  errorText?: (message: string) => string;
  onRetry: () => Promise<unknown>;
  onMore: (after: string | null) => Promise<unknown>;
  countLabel: (count: number) => string;
  /** Shown beside the count. */
  action?: ReactNode;
  /** Search and filters. */
  filter?: ReactNode;
  /** Shown instead of the rows if there are none. */
  empty: ReactNode;
  /** Renders a row of the table: a `tr` with tabIndex -1. */
  renderRow?: (row: Row) => ReactNode;
  /** Renders a card: an `li` with tabIndex -1. */
  renderCard: (row: Row) => ReactNode;
  /** The dialogs about a record: inside, so that the focus returns to the list even if its row has left. */
  children: ReactNode;
}

/** A list of records: a table, or cards on a phone, with its states and the focus kept in the list. */
export function RecordList<Row extends { id: Key }>(props: Props<Row>) {
  const { label, columns, found, isLoading, error, countLabel, action, filter, empty } = props;
  const { renderRow, renderCard, errorText = (message) => message } = props;
  const { heading, list, area } = useListFocus<HTMLElement>();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const rows = found?.edges.map(({ node }) => node) ?? [];
  return (
    <Box {...area}>
      {filter}
      <Stack sx={{ mt: filter ? 2 : 0, gap: 1.5 }} aria-busy={isLoading && !error}>
        {error && (
          <ErrorAlert
            message={errorText(messageOf(error))}
            onRetry={() => void props.onRetry().catch(() => {})}
          />
        )}
        {!found && !error && <ListSkeleton label={label} />}
        {found && !(error && isLoading) && (
          <>
            <Stack
              direction="row"
              sx={{
                flexWrap: 'wrap',
                alignItems: 'center',
                justifyContent: 'space-between',
                gap: 1.5,
              }}
            >
              <Box aria-live="polite">
                <Typography
                  ref={heading}
                  tabIndex={-1}
                  variant="h2"
                  // The empty state reports it.
                  sx={found.totalCount === 0 ? visuallyHidden : undefined}
                >
                  {countLabel(found.totalCount)}
                </Typography>
              </Box>
              {action}
            </Stack>
            {rows.length === 0 && empty}
            {rows.length > 0 &&
              (columns && renderRow && !isPhone ? (
                <Rows {...{ label, columns, list }}>{rows.map(renderRow)}</Rows>
              ) : (
                <Cards list={list}>{rows.map(renderCard)}</Cards>
              ))}
            <ShowMore
              list={list}
              shown={rows.length}
              total={found.totalCount}
              hasMore={found.pageInfo.hasNextPage}
              onMore={() => props.onMore(found.pageInfo.endCursor)}
            />
          </>
        )}
      </Stack>
      {props.children}
    </Box>
  );
}

interface RowsProps {
  list: RefObject<HTMLElement | null>;
  children: ReactNode;
}

function Cards({ list, children }: RowsProps) {
  return (
    <Stack
      component="ul"
      ref={list as RefObject<HTMLUListElement | null>}
      sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}
    >
      {children}
    </Stack>
  );
}

function Rows({
  label,
  columns,
  list,
  children,
}: RowsProps & { label: string; columns: readonly string[] }) {
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column}>{column}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody ref={list as RefObject<HTMLTableSectionElement | null>}>{children}</TableBody>
      </Table>
    </TableContainer>
  );
}

function ListSkeleton({ label }: { label: string }) {
  return (
    <Stack sx={{ gap: 1.5 }} aria-busy>
      <VisuallyHidden>Loading {label.toLowerCase()}</VisuallyHidden>
      <Skeleton variant="text" width="30%" sx={{ typography: 'h2' }} />
      <Card>
        {[1, 2, 3, 4].map((row) => (
          <Stack
            key={row}
            direction="row"
            sx={{ alignItems: 'center', gap: 2, p: 2, borderTop: 1, borderColor: 'divider' }}
          >
            <Skeleton variant="rounded" width="15%" height={24} />
            <Stack sx={{ flexGrow: 1 }}>
              <Skeleton variant="text" width="60%" />
              <Skeleton variant="text" width="85%" />
            </Stack>
          </Stack>
        ))}
      </Card>
    </Stack>
  );
}
