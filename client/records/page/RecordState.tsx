import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { FileQuestion } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import { EmptyState } from '#client/components/EmptyState.tsx';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { PageHeader } from '#client/components/PageHeader.tsx';
import { codeOf, messageOf } from '#client/lib/form-errors.ts';
import { recordPageMessages as messages } from '#domain/records/recorded';

interface Props {
  error: Error | undefined;
  onRetry: () => Promise<unknown>;
  /** The record's list, and the label of the button that leads there. */
  list: { to: string; goTo: string };
}

/** The page of a record that is not loaded: still loading, not found, or failed. */
export function RecordState({ error, onRetry, list }: Props) {
  if (codeOf(error) === 'NOT_FOUND') return <NotFound list={list} />;
  if (error) {
    return <ErrorAlert message={messageOf(error)} onRetry={() => void onRetry().catch(() => {})} />;
  }
  return (
    <Stack aria-busy sx={{ gap: 2 }}>
      <Skeleton variant="text" width="60%" sx={{ typography: 'h1' }} />
      <Skeleton variant="rounded" height={240} />
      <Skeleton variant="rounded" height={160} />
    </Stack>
  );
}

function NotFound({ list }: Pick<Props, 'list'>) {
  return (
    <>
      <PageHeader title={messages.notFound} />
      <EmptyState
        icon={<FileQuestion />}
        title={messages.notFoundText}
        actions={
          <>
            <Button component={RouterLink} to={list.to} variant="contained">
              {list.goTo}
            </Button>
            <Button component={RouterLink} to={paths.bin} variant="outlined">
              Open the bin
            </Button>
          </>
        }
      />
    </>
  );
}
