import type { DocumentPartsFragment } from '#client/graphql/generated.ts';
import { download } from '#client/lib/download.ts';
import { formatDayLong } from '#client/lib/dates.ts';
import { documentFile, documentFileName } from '#domain/documents';

/** Hands a document to the browser as a text file. */
export function downloadDocument(document: DocumentPartsFragment, timeZone: string): void {
  const created = formatDayLong(document.createdAt, timeZone);
  const text = documentFile(document, created);
  download(documentFileName(document.title), text, 'text/plain;charset=utf-8');
}
