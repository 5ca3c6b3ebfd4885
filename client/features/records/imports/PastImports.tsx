import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '#client/components/ConfirmDialog.tsx';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { ShowMore } from '#client/components/ShowMore.tsx';
import { useImportsQuery, type ImportPartsFragment } from '#client/graphql/generated.ts';
import { formatDay, now } from '#client/lib/dates.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { importedLabel, importMessages as messages } from '#domain/records/imports';
import { useUndoImport } from './useUndoImport.ts';

/** Past imports, each of which can be undone for a while. */
export function PastImports({ timeZone }: { timeZone: string }) {
  const [asked, setAsked] = useState<{ open: boolean; found?: ImportPartsFragment }>({
    open: false,
  });
  const { undoImport, restoreImport, pending } = useUndoImport();
  const list = useRef<HTMLUListElement>(null);
  const { data, error, refetch, fetchMore } = useImportsQuery({ variables: { first: 5 } });
  const found = data?.imports;
  if (error) {
    return (
      <Box sx={{ mt: 3 }}>
        <ErrorAlert message={messageOf(error)} onRetry={() => void refetch().catch(() => {})} />
      </Box>
    );
  }
  if (!found || found.totalCount === 0) return null;

  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography variant="h3" gutterBottom>
        {messages.past}
      </Typography>
      <Stack component="ul" ref={list} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {found.edges.map(({ node }) => (
          <Stack
            key={node.id}
            component="li"
            direction="row"
            tabIndex={-1}
            sx={{
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1,
              py: 1,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography>{node.fileName ?? 'Pasted rows'}</Typography>
              <Typography variant="body2" color="textSecondary">
                {formatDay(node.createdAt, timeZone)} · {importedLabel(node)}
                {node.undoneAt && ` · undone on ${formatDay(node.undoneAt, timeZone)}`}
              </Typography>
            </Box>
            <Action
              found={node}
              pending={pending}
              onUndo={() => setAsked({ open: true, found: node })}
              onRestore={() => void restoreImport(node.id)}
            />
          </Stack>
        ))}
      </Stack>
      <ShowMore
        list={list}
        shown={found.edges.length}
        total={found.totalCount}
        hasMore={found.pageInfo.hasNextPage}
        onMore={() => fetchMore({ variables: { after: found.pageInfo.endCursor } })}
      />
      <ConfirmDialog
        open={asked.open}
        title={messages.undoConfirm.title}
        text={asked.found ? messages.undoConfirm.text(importedLabel(asked.found)) : ''}
        confirmLabel="Undo this import"
        destructive
        onConfirm={() => void undoImport(asked.found!.id)}
        onClose={() => setAsked({ ...asked, open: false })}
      />
    </Box>
  );
}

interface ActionProps {
  found: ImportPartsFragment;
  pending: boolean;
  onUndo: () => void;
  onRestore: () => void;
}

/** The buttons that undo an import and restore it. */
function Action({ found, pending, onUndo, onRestore }: ActionProps) {
  const name = found.fileName ?? 'Pasted rows';
  if (found.undoneAt) {
    return (
      <Button
        size="small"
        disabled={pending}
        aria-label={`Restore import: ${name}`}
        onClick={onRestore}
      >
        Restore import
      </Button>
    );
  }
  if (now() > new Date(found.undoUntil)) return null;
  return (
    <Button size="small" aria-label={`Undo this import: ${name}`} onClick={onUndo}>
      Undo this import
    </Button>
  );
}
