import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo, type RefObject } from 'react';
import { FilesChip } from '#client/components/evidence/FilesChip.tsx';
import { documentPreview } from '#domain/documents';
import { recordedAt } from '#domain/recorded';
import { createdDay } from './created-day.ts';
import { DocumentActions, type DocumentHandlers, type ListedDocument } from './DocumentActions.tsx';
import { DocumentExpiryChip } from './DocumentExpiryChip.tsx';
import { DocumentTypeChip } from './DocumentTypeChip.tsx';

interface Props extends DocumentHandlers {
  list: RefObject<HTMLElement | null>;
  documents: ListedDocument[];
  timeZone: string;
}

/** The documents one below the other, for a phone. */
export function DocumentCards({ list, documents, timeZone, ...handlers }: Props) {
  return (
    <Stack
      component="ul"
      ref={list as RefObject<HTMLUListElement | null>}
      sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}
    >
      {documents.map((document) => (
        <DocumentCard key={document.id} {...{ document, timeZone }} {...handlers} />
      ))}
    </Stack>
  );
}

interface CardProps extends DocumentHandlers {
  document: ListedDocument;
  timeZone: string;
}

const DocumentCard = memo(function DocumentCard({ document, timeZone, ...handlers }: CardProps) {
  return (
    <Card component="li" tabIndex={-1} sx={{ p: 2, pb: 0.5 }}>
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {document.title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {documentPreview(document.content)}
      </Typography>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5 }}>
        <DocumentTypeChip type={document.type} />
        <DocumentExpiryChip expiryDate={document.expiryDate} timeZone={timeZone} />
        <FilesChip count={document.evidenceFiles?.length} />
        <Typography variant="body2" sx={{ flexGrow: 1 }}>
          {createdDay(recordedAt(document), timeZone)}
        </Typography>
        <DocumentActions document={document} timeZone={timeZone} {...handlers} />
      </Stack>
    </Card>
  );
});
