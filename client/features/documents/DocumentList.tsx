import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { FileText, Search, Upload } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '#client/components/EmptyState.tsx';
import { lazyDialog } from '#client/components/lazy-parts.tsx';
import { TabbedArea } from '#client/components/TabbedArea.tsx';
import { useDocumentsQuery } from '#client/graphql/generated.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { useDebounced } from '#client/lib/debounce.ts';
import { useUrlChoice } from '#client/lib/url-choice.ts';
import { recordDialog } from '#client/records/record-dialog.tsx';
import { RecordList } from '#client/records/RecordList.tsx';
import { useDialog } from '#client/records/useDialog.ts';
import { DEFAULT_TIME_ZONE } from '#domain/dates';
import { documentFilters, documentMessages, documentTabs, documentsLabel } from '#domain/documents';
import { PAGE_DEFAULT } from '#domain/pages';
import { DocumentCard, DocumentRow } from './DocumentRow.tsx';
import type { Row } from './documents.ts';

const DocumentViewDialog = lazyDialog(
  async () => (await import('./DocumentDialogs.tsx')).DocumentViewDialog,
);
const DocumentRemoval = lazyDialog(
  async () => (await import('./DocumentDialogs.tsx')).DocumentRemoval,
);

/** Adds or edits a document. */
export const DocumentDialog = recordDialog<Row>({
  titles: documentMessages.dialogTitle,
  ownerKey: 'documentId',
  loadForm: async () => (await import('./DocumentForm.tsx')).DocumentForm,
});

/** The user's documents: found by tab, type and search; viewed, edited, downloaded, deleted. */
export function DocumentList({ onUpload }: { onUpload: () => void }) {
  const filter = useFilter();
  const { data, previousData, error, refetch, fetchMore } = useDocumentsQuery({
    variables: { ...filter.variables, first: PAGE_DEFAULT },
  });
  const viewing = useDialog<Row>();
  const editing = useDialog<Row>();
  const removing = useDialog<Row>();
  const { show: onView } = viewing;
  const { show: onEdit } = editing;
  const { show: onDelete } = removing;
  const timeZone = useCurrentUser().user?.timeZone ?? DEFAULT_TIME_ZONE;
  const shared = { timeZone, onView, onEdit, onDelete };

  return (
    <TabbedArea
      label="Kinds of documents"
      tabs={documentTabs}
      value={filter.tab}
      onChange={filter.setTab}
    >
      <RecordList<Row>
        label="Documents"
        columns={['Type', 'Title', 'Created', 'Actions']}
        // While another filter loads, the last result stays.
        found={(data ?? previousData)?.documents}
        isLoading={!data}
        error={error}
        onRetry={() => refetch()}
        onMore={(after) => fetchMore({ variables: { after } })}
        countLabel={documentsLabel}
        filter={<FilterBar filter={filter} />}
        empty={
          <EmptyState
            icon={<FileText />}
            title={documentMessages.empty}
            text={filter.isNarrowed ? documentMessages.emptyFiltered : documentMessages.emptyPrompt}
            actions={
              <Button variant="outlined" startIcon={<Upload />} onClick={onUpload}>
                {documentMessages.upload}
              </Button>
            }
          />
        }
        renderRow={(row) => <DocumentRow key={row.id} row={row} {...shared} />}
        renderCard={(row) => <DocumentCard key={row.id} row={row} {...shared} />}
      >
        <DocumentViewDialog {...viewing.props} timeZone={timeZone} />
        <DocumentDialog {...editing.props} />
        <DocumentRemoval {...removing.props} />
      </RecordList>
    </TabbedArea>
  );
}

/** The address keeps tab and type, but not the search, which may contain a name. */
function useFilter() {
  const [tab, setTab] = useUrlChoice('tab', documentTabs);
  const [type, chooseType] = useUrlChoice('type', documentFilters);
  const [search, setSearch] = useState('');
  const settled = useDebounced(search.trim());
  const setType = (next: string) => {
    const known = documentFilters.find(({ value }) => value === next);
    if (known) chooseType(known.value);
  };
  return {
    tab,
    setTab,
    type,
    setType,
    search,
    setSearch,
    /** A tab restricts the type; the filter applies on the tab of all documents. */
    variables: { type: tab === 'all' ? type : tab, search: settled },
    /** True if the filter may hide documents. */
    isNarrowed: tab !== 'all' || type !== 'all' || settled !== '',
  };
}

function FilterBar({ filter }: { filter: ReturnType<typeof useFilter> }) {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
      <TextField
        type="search"
        label="Search documents"
        value={filter.search}
        onChange={(event) => filter.setSearch(event.target.value)}
        autoComplete="off"
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search aria-hidden />
              </InputAdornment>
            ),
          },
        }}
      />
      {filter.tab === 'all' && (
        <TextField
          select
          label="Type"
          value={filter.type}
          onChange={(event) => filter.setType(event.target.value)}
          sx={{ maxWidth: { sm: 220 } }}
        >
          {documentFilters.map(({ value, label }) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Stack>
  );
}
