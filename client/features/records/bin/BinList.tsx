import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { visuallyHidden } from '#client/components/VisuallyHidden.tsx';
import { EmptyState } from '#client/components/EmptyState.tsx';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { ShowMore } from '#client/components/ShowMore.tsx';
import { useBinQuery } from '#client/graphql/generated.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { useListFocus } from '#client/lib/list-focus.ts';
import { useUrlChoice } from '#client/lib/url-choice.ts';
import { binCountLabel, binFilters, binMessages, type BinFilter } from '#domain/records/bin';
import { DEFAULT_TIME_ZONE } from '#domain/dates';
import { PAGE_DEFAULT } from '#domain/pages';
import { BinDialogs, type Asked } from './BinDialogs.tsx';
import { BinListSkeleton } from './BinListSkeleton.tsx';
import { BinRow } from './BinRow.tsx';
import { useBinActions } from './useBinActions.ts';

/** Deleted records, latest first, to restore or delete for good. */
export function BinList() {
  const [kind, setKind] = useUrlChoice('kind', binFilters);
  const timeZone = useCurrentUser().user?.timeZone ?? DEFAULT_TIME_ZONE;
  const [asked, setAsked] = useState<Asked>({ open: false });
  const { data, error, refetch, fetchMore } = useBinQuery({
    variables: { kind, first: PAGE_DEFAULT },
  });
  const found = data?.bin;
  const { restore, deleteForever, empty } = useBinActions();
  const { heading, list, area } = useListFocus();

  return (
    <Stack {...area} sx={{ gap: 2 }}>
      <FilterField kind={kind} onChange={setKind} />
      {error && (
        <ErrorAlert message={messageOf(error)} onRetry={() => void refetch().catch(() => {})} />
      )}
      {!found && !error && <BinListSkeleton />}
      {found && (
        <div>
          <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.5 }}>
            <Box aria-live="polite" sx={{ flexGrow: 1 }}>
              <Typography
                ref={heading}
                tabIndex={-1}
                variant="h2"
                sx={found.totalCount === 0 ? visuallyHidden : undefined}
              >
                {binCountLabel(found.totalCount)}
              </Typography>
            </Box>
            {kind === 'all' && found.totalCount > 0 && (
              <Button
                color="error"
                startIcon={<Trash2 />}
                onClick={() => setAsked({ open: true, count: found.totalCount })}
              >
                Empty bin
              </Button>
            )}
          </Stack>
          {found.edges.length === 0 ? (
            <EmptyState
              icon={<Trash2 />}
              title={kind === 'all' ? binMessages.empty : binMessages.emptyFiltered}
              text={binMessages.emptyText}
            />
          ) : (
            <Stack component="ul" ref={list} sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
              {found.edges.map(({ node }) => (
                <BinRow
                  key={`${node.kind} ${node.recordId}`}
                  item={node}
                  timeZone={timeZone}
                  onRestore={() => void restore(node)}
                  onDelete={() => setAsked({ open: true, item: node })}
                />
              ))}
            </Stack>
          )}
          <ShowMore
            list={list}
            shown={found.edges.length}
            total={found.totalCount}
            hasMore={found.pageInfo.hasNextPage}
            onMore={() => fetchMore({ variables: { after: found.pageInfo.endCursor } })}
          />
        </div>
      )}
      <BinDialogs
        asked={asked}
        onConfirm={() => void (asked.item ? deleteForever(asked.item) : empty())}
        onClose={() => setAsked({ ...asked, open: false })}
      />
    </Stack>
  );
}

function FilterField({ kind, onChange }: { kind: BinFilter; onChange: (kind: BinFilter) => void }) {
  return (
    <TextField
      select
      label={binMessages.filterLabel}
      value={kind}
      onChange={({ target }) => onChange(target.value as BinFilter)}
      sx={{ maxWidth: { sm: 260 } }}
    >
      {binFilters.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
