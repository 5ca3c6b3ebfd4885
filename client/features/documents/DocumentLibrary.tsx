import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FileText, Upload } from 'lucide-react';
import { EmptyState } from '#client/components/EmptyState.tsx';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { ShowMore } from '#client/components/ShowMore.tsx';
import { TabbedArea } from '#client/components/TabbedArea.tsx';
import { useDocumentsQuery } from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { useListFocus } from '#client/lib/list-focus.ts';
import { documentMessages, documentTabs, documentsLabel } from '#domain/documents';
import { PAGE_DEFAULT } from '#domain/pages';
import { DocumentFilterBar } from './DocumentFilterBar.tsx';
import { DocumentListSkeleton } from './DocumentListSkeleton.tsx';
import { DocumentRows } from './DocumentRows.tsx';
import { useDocumentDialogs } from './useDocumentDialogs.tsx';
import { useDocumentFilter } from './useDocumentFilter.ts';

/** The user's documents: found by tab, type and search; viewed, edited, downloaded, deleted. */
export function DocumentLibrary({ onUpload }: { onUpload: () => void }) {
  const filter = useDocumentFilter();
  const { data, previousData, error, refetch, fetchMore } = useDocumentsQuery({
    variables: { ...filter.variables, first: PAGE_DEFAULT },
  });
  // While another filter's answer is under way, the last one stays.
  const found = (data ?? previousData)?.documents;
  const { handlers, dialogs } = useDocumentDialogs();
  const { heading, list, area } = useListFocus<HTMLElement>();

  return (
    <TabbedArea
      label="Kinds of documents"
      tabs={documentTabs}
      value={filter.tab}
      onChange={filter.setTab}
    >
      <Box {...area}>
        <DocumentFilterBar filter={filter} />
        <Stack sx={{ mt: 2, gap: 1.5 }} aria-busy={!data && !error}>
          {error && (
            <ErrorAlert message={messageOf(error)} onRetry={() => void refetch().catch(() => {})} />
          )}
          {!found && !error && <DocumentListSkeleton />}
          {found && !(error && !data) && (
            <>
              <Box aria-live="polite">
                <Typography ref={heading} tabIndex={-1} variant="h2">
                  {documentsLabel(found.totalCount)}
                </Typography>
              </Box>
              {found.edges.length === 0 ? (
                <EmptyState
                  icon={<FileText />}
                  title={documentMessages.empty}
                  text={
                    filter.isNarrowed
                      ? documentMessages.emptyFiltered
                      : documentMessages.emptyPrompt
                  }
                  actions={
                    <Button variant="outlined" startIcon={<Upload />} onClick={onUpload}>
                      {documentMessages.upload}
                    </Button>
                  }
                />
              ) : (
                <DocumentRows
                  list={list}
                  documents={found.edges.map((edge) => edge.node)}
                  {...handlers}
                />
              )}
              <ShowMore
                list={list}
                shown={found.edges.length}
                total={found.totalCount}
                hasMore={found.pageInfo.hasNextPage}
                onMore={() => fetchMore({ variables: { after: found.pageInfo.endCursor } })}
              />
            </>
          )}
        </Stack>
        {dialogs}
      </Box>
    </TabbedArea>
  );
}
