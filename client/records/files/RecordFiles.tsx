import Box from '@mui/material/Box';
import { useContext } from 'react';
import { EvidenceSlot, type EvidenceSlotProps } from './evidence-slot.ts';

/** The files of a record: view, add, remove. */
export function RecordFiles(props: EvidenceSlotProps) {
  const show = useContext(EvidenceSlot);
  return <Box sx={{ minHeight: 120 }}>{show(props)}</Box>;
}
