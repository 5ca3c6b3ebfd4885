import Stack from '@mui/material/Stack';
import type { RefObject } from 'react';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { DEFAULT_TIME_ZONE } from '#domain/dates';
import { ReflectiveLogItem, type ListedLog, type LogHandlers } from './ReflectiveLogItem.tsx';

interface Props extends LogHandlers {
  ref: RefObject<HTMLUListElement | null>;
  logs: ListedLog[];
}

/** Reflective logs one below the other. */
export function ReflectiveLogRows({ ref, logs, ...handlers }: Props) {
  const timeZone = useCurrentUser().user?.timeZone ?? DEFAULT_TIME_ZONE;
  return (
    <Stack component="ul" ref={ref} sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
      {logs.map((log) => (
        <ReflectiveLogItem key={log.id} log={log} timeZone={timeZone} {...handlers} />
      ))}
    </Stack>
  );
}
