import Skeleton from '@mui/material/Skeleton';
import { messageOf } from '#client/lib/form-errors.ts';
import { ErrorAlert } from './ErrorAlert.tsx';
import { Panel } from './Panel.tsx';

interface Props {
  title: string;
  error: Error | undefined;
  refetch: () => Promise<unknown>;
}

/** A panel whose data are still loading, or failed to load. */
export function UnloadedPanel({ title, error, refetch }: Props) {
  return (
    <Panel title={title} busy={!error}>
      {error ? (
        <ErrorAlert message={messageOf(error)} onRetry={() => void refetch().catch(() => {})} />
      ) : (
        <Skeleton variant="rounded" height={88} />
      )}
    </Panel>
  );
}
