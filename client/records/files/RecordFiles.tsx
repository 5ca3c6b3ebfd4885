import Box from '@mui/material/Box';
import { useContext } from 'react';
import { RecordFilesContext, type RecordFilesProps } from './record-files-context.ts';

/** The files of a record: view, add, remove. */
export function RecordFiles(props: RecordFilesProps) {
  const show = useContext(RecordFilesContext);
  return <Box sx={{ minHeight: 120 }}>{show(props)}</Box>;
}
