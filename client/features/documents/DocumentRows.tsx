import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { RefObject } from 'react';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { DEFAULT_TIME_ZONE } from '#domain/dates';
import type { DocumentHandlers, ListedDocument } from './DocumentActions.tsx';
import { DocumentCards } from './DocumentCards.tsx';
import { DocumentTable } from './DocumentTable.tsx';

interface Props extends DocumentHandlers {
  /** Whatever element holds the rows. */
  list: RefObject<HTMLElement | null>;
  documents: ListedDocument[];
}

/** The documents as the screen has room for them. */
export function DocumentRows({ list, ...props }: Props) {
  const timeZone = useCurrentUser().user?.timeZone ?? DEFAULT_TIME_ZONE;
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const Rows = isPhone ? DocumentCards : DocumentTable;
  return <Rows list={list} timeZone={timeZone} {...props} />;
}
