import List from '@mui/material/List';
import { useContext } from 'react';
import { X } from 'lucide-react';
import IconButton from '@mui/material/IconButton';
import { BriefFilesContext } from '#client/records/files/record-files-context.ts';
import {
  EVIDENCE_MAX_FILES,
  evidenceFileProblem,
  evidenceMessages,
} from '#domain/records/evidence-files';
import { sizeLabel } from '#domain/sizes';
import { DropZone } from './DropZone.tsx';
import { FileLine } from './FileLine.tsx';

interface Props {
  files: readonly File[];
  onChoose: (files: readonly File[]) => void;
}

/** Files chosen for a record that is not saved yet. */
export function ChosenFiles({ files, onChoose }: Props) {
  const isBrief = useContext(BriefFilesContext);
  const goesWith = files.length > 0 ? evidenceMessages.goesWithNext : undefined;
  return (
    <>
      {files.length > 0 && (
        <List
          disablePadding
          aria-label={evidenceMessages.chosen}
          sx={isBrief ? { minWidth: 280 } : undefined}
        >
          {files.map((file, index) => (
            <FileLine
              key={`${index}-${file.name}`}
              name={file.name}
              type={file.type}
              detail={evidenceFileProblem(file) ?? sizeLabel(file.size)}
              isBad={evidenceFileProblem(file) !== null}
              actions={
                <IconButton
                  aria-label={`Remove ${file.name}`}
                  onClick={() => onChoose(files.filter((_, place) => place !== index))}
                >
                  <X />
                </IconButton>
              }
            />
          ))}
        </List>
      )}
      <DropZone
        onFiles={(more) => onChoose([...files, ...more].slice(0, EVIDENCE_MAX_FILES))}
        hint={isBrief ? goesWith : evidenceMessages.sentLater}
        disabled={files.length >= EVIDENCE_MAX_FILES}
      />
    </>
  );
}
