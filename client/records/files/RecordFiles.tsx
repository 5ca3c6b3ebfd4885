import Box from '@mui/material/Box';
import { useContext } from 'react';
import {
  BriefFilesContext,
  RecordFilesContext,
  type RecordFilesProps,
} from './record-files-context.ts';

/** The files of a record: view, add, remove. */
export function RecordFiles(props: RecordFilesProps) {
  const show = useContext(RecordFilesContext);
  const isBrief = useContext(BriefFilesContext);
  return <Box sx={{ minHeight: isBrief ? 40 : 120 }}>{show(props)}</Box>;
}
