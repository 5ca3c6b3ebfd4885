import Button from '@mui/material/Button';
import { FileText, Upload } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '#client/components/EmptyState.tsx';
import { FilterBar } from '#client/components/FilterBar.tsx';
import { PageHeader } from '#client/components/PageHeader.tsx';
import { TabbedArea } from '#client/components/TabbedArea.tsx';
import { lazyDialog, lazyPart } from '#client/components/lazy-parts.tsx';
import { DocumentCard, DocumentRow } from '#client/features/records/documents/DocumentRow.tsx';
import { documents, type Row } from '#client/features/records/documents/documents.ts';
import { documentPath } from '#client/lib/record-paths.ts';
import { useDocumentsQuery } from '#client/graphql/generated.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { useAskedForm } from '#client/lib/asked-record.ts';
import { useDebounced } from '#client/lib/debounce.ts';
import { inTurn } from '#client/lib/idle.ts';
import { useUrlChoice } from '#client/lib/url-choice.ts';
import { WaitingPlace } from '#client/records/outbox/WaitingPlace.tsx';
import { RecordList } from '#client/records/RecordList.tsx';
import { useDialog, type RecordDialogProps } from '#client/records/useDialog.ts';
import { useAskedPage } from '#client/records/useOpenAsked.ts';
import { DEFAULT_TIME_ZONE } from '#domain/dates';
import {
  documentFilters,
  documentMessages,
  documentTabs,
  documentsLabel,
} from '#domain/records/documents';
import { PAGE_DEFAULT } from '#domain/pages';

/** Loads after the documents, which are above. */
const BelowDocuments = lazyPart(async () => {
  await inTurn();
  return (await import('./BelowDocuments.tsx')).BelowDocuments;
});

const DocumentDialog = lazyDialog(
  async () =>
    (await import('#client/features/records/documents/document-dialog.ts')).DocumentDialog,
);
const DocumentViewDialog = lazyDialog(
  async () =>
    (await import('#client/features/records/documents/DocumentViewDialog.tsx')).DocumentViewDialog,
);
const DocumentRemoval = lazyDialog(async () => {
  const { RecordRemoval } = await import('#client/records/RecordRemoval.tsx');
  return (props: RecordDialogProps<Row>) => <RecordRemoval {...props} spec={documents} />;
});

/** The user's documents, and templates for more. */
export function DocumentsPage() {
  const [isAdding, setAdding] = useState(false);
  const timeZone = useCurrentUser().user?.timeZone ?? DEFAULT_TIME_ZONE;
  const upload = () => setAdding(true);
  useAskedForm(upload);
  return (
    <>
      <PageHeader
        title="Documents"
        description="Certificates, reflections and evidence in one place"
        actions={
          <Button variant="contained" startIcon={<Upload />} onClick={upload}>
            {documentMessages.upload}
          </Button>
        }
      />
      <WaitingPlace nouns={['document']} />
      <DocumentList onUpload={upload} timeZone={timeZone} />
      <BelowDocuments timeZone={timeZone} />
      <DocumentDialog open={isAdding} onClose={() => setAdding(false)} />
    </>
  );
}

/** The user's documents: found by tab, type and search; viewed, edited, downloaded, deleted. */
function DocumentList({ onUpload, timeZone }: { onUpload: () => void; timeZone: string }) {
  const filter = useFilter();
  const { data, previousData, error, refetch, fetchMore } = useDocumentsQuery({
    variables: { ...filter.variables, first: PAGE_DEFAULT },
  });
  const viewing = useDialog<Row>();
  const editing = useDialog<Row>();
  const removing = useDialog<Row>();
  const { show: onView } = viewing;
  useAskedPage(documentPath);
  const { show: onEdit } = editing;
  const { show: onDelete } = removing;
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
        filter={
          <FilterBar
            searchLabel="Search documents"
            search={filter.search}
            onSearch={filter.setSearch}
            {...(filter.tab === 'all' && { select: filter.select })}
          />
        }
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
    select: { label: 'Type', value: type, choices: documentFilters, onChange: setType },
    search,
    setSearch,
    /** A tab restricts the type; the filter applies on the tab of all documents. */
    variables: { type: tab === 'all' ? type : tab, query: settled },
    /** True if the filter may hide documents. */
    isNarrowed: tab !== 'all' || type !== 'all' || settled !== '',
  };
}
