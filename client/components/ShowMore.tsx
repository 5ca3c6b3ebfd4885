import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { messageOf } from '#client/lib/form-errors.ts';
import { focus, rowsOf } from '#client/lib/list-focus.ts';
import { ErrorAlert } from './ErrorAlert.tsx';

interface Props {
  /** The growing list; its first new row takes the focus. */
  list: RefObject<HTMLElement | null>;
  shown: number;
  /** Omitted if the total is unknown. */
  total?: number;
  hasMore: boolean;
  label?: string;
  /** Fetches the next page; a failure shows here. */
  onMore: () => Promise<unknown>;
}

/** Shows how much of a list is loaded, and loads the next page. */
export function ShowMore({ list, shown, total, hasMore, label = 'Show more', onMore }: Props) {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const before = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (before.current === null || shown <= before.current) return;
    // Counted from the end: rows far out of view may not be rendered.
    focus(rowsOf(list.current).at(before.current - shown));
    before.current = null;
  }, [list, shown]);

  async function more() {
    if (pending) return;
    before.current = shown;
    setPending(true);
    setProblem(null);
    await onMore().catch((error: unknown) => {
      before.current = null;
      setProblem(messageOf(error));
    });
    setPending(false);
  }

  if (!hasMore) return null;
  return (
    <Stack sx={{ alignItems: 'center', gap: 1.5, mt: 2 }}>
      <Typography variant="body2" color="textSecondary">
        {total === undefined ? `Showing ${shown}` : `Showing ${shown} of ${total}`}
      </Typography>
      {problem && <ErrorAlert message={problem} />}
      <Button variant="outlined" onClick={() => void more()} aria-busy={pending}>
        {pending ? 'Loading...' : label}
      </Button>
    </Stack>
  );
}
