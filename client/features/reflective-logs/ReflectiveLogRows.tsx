import Stack from '@mui/material/Stack';
import type { RefObject } from 'react';
import type { ReflectiveLogPartsFragment } from '#client/graphql/generated.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { DEFAULT_TIME_ZONE } from '#domain/dates';
import { ReflectiveLogItem, type ListedLog } from './ReflectiveLogItem.tsx';

interface Props {
  ref: RefObject<HTMLUListElement | null>;
  logs: ListedLog[];
  onEdit: (log: ReflectiveLogPartsFragment) => void;
  onDelete: (log: ReflectiveLogPartsFragment) => void;
}

/** Reflective logs one below the other. */
export function ReflectiveLogRows({ ref, logs, onEdit, onDelete }: Props) {
  const timeZone = useCurrentUser().user?.timeZone ?? DEFAULT_TIME_ZONE;
  return (
    <Stack component="ul" ref={ref} sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
      {logs.map((log) => (
        <ReflectiveLogItem
          key={log.id}
          log={log}
          timeZone={timeZone}
          onEdit={() => onEdit(log)}
          onDelete={() => onDelete(log)}
        />
      ))}
    </Stack>
  );
}
