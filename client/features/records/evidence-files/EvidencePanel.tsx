import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useContext, useId } from 'react';
import {
  BriefFilesContext,
  type RecordFilesProps,
} from '#client/records/files/record-files-context.ts';
import { evidenceMessages } from '#domain/records/evidence-files';
import { ChosenFiles } from './ChosenFiles.tsx';
import { OwnedFiles } from './OwnedFiles.tsx';

/** The files of a record, and the controls that add more. */
export function EvidencePanel(props: RecordFilesProps) {
  const { ownerKey, ownerId, files = [], onChoose, onLeft } = props;
  const id = useId();
  const isBrief = useContext(BriefFilesContext);
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 1.5 }}>
      <Typography id={id} variant="subtitle2" component="h3" hidden={isBrief}>
        {evidenceMessages.heading}
      </Typography>
      {ownerId ? (
        <OwnedFiles key={ownerId} {...{ ownerKey, ownerId, files, onLeft }} />
      ) : (
        <ChosenFiles files={files} onChoose={(next) => onChoose?.(next)} />
      )}
    </Stack>
  );
}
