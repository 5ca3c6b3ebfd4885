import type { DocumentPartsFragment } from '#client/graphql/generated.ts';
import { download } from '#client/lib/download.ts';
import { formatDay } from '#client/lib/dates.ts';
import { documentFile, documentFileName } from '#domain/documents';
import { importedText, recordedAt } from '#domain/recorded';
import { createdDayLong } from './created-day.ts';

/** Hands a document to the browser as a text file. */
export function downloadDocument(document: DocumentPartsFragment, timeZone: string): void {
  const created = createdDayLong(recordedAt(document), timeZone);
  const { createdAt, claimedCreatedAt } = document;
  const note =
    claimedCreatedAt &&
    importedText(formatDay(createdAt, timeZone), formatDay(claimedCreatedAt, timeZone), 'added');
  const text = documentFile(document, created, note);
  download(documentFileName(document.title), text, 'text/plain;charset=utf-8');
}
