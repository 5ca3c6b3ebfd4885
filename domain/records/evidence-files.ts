import { sizeLabel } from '../sizes.ts';
import { hasReservedSign, plainFileName, RESERVED_SIGNS } from './file-names.ts';
import { pictureMessages } from './pictures.ts';

const MB = 1024 * 1024;

/** Maximum file size in bytes: 20 MB. */
export const EVIDENCE_MAX_BYTES = 20 * MB;

/** Maximum files per record. */
export const EVIDENCE_MAX_FILES = 20;

/** Maximum concurrent uploads per user. */
export const EVIDENCE_AT_ONCE = 3;

/** Maximum characters of a file name. */
export const EVIDENCE_NAME_MAX = 200;

/** Maximum width and height of a thumbnail, in pixels. */
export const THUMBNAIL_SIZE = 320;

/** Maximum unpacked bytes and parts of a Word document; protects against zip bombs. */
export const WORD_LIMITS = { unpacked: 200 * MB, parts: 5_000 } as const;

/** Accepted file types; a file's content decides its type, not its name. */
export const evidenceTypes = {
  'application/pdf': { label: 'PDF', extensions: ['pdf'] },
  'image/jpeg': { label: 'JPEG picture', extensions: ['jpg', 'jpeg'] },
  'image/png': { label: 'PNG picture', extensions: ['png'] },
  'image/webp': { label: 'WebP picture', extensions: ['webp'] },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    label: 'Word document',
    extensions: ['docx'],
  },
  'text/plain': { label: 'Text', extensions: ['txt', 'json', 'jwt'] },
  // Only with an Open Badge in it, and never shown: an SVG can contain scripts.
  'image/svg+xml': { label: 'SVG badge', extensions: ['svg'] },
} as const;
export type EvidenceType = keyof typeof evidenceTypes;

/** File types on offer in the file chooser. HEIC, the iPhone's format, is converted to JPEG. */
export const evidenceAccept =
  '.pdf,.jpg,.jpeg,.png,.webp,.heic,.heif,.docx,.txt,.json,.jwt,.svg,image/*';

/** Kinds of record that a file can belong to, by foreign key column. */
export const evidenceOwners = [
  'activityId',
  'credentialId',
  'documentId',
  'reflectiveLogId',
] as const;
export type EvidenceOwnerKey = (typeof evidenceOwners)[number];

/** The record that files belong to. */
export interface EvidenceOwner {
  key: EvidenceOwnerKey;
  id: number;
}

/** Returns the label of a stored type; 'File' if unknown. */
export function evidenceTypeLabel(type: string): string {
  return Object.hasOwn(evidenceTypes, type) ? evidenceTypes[type as EvidenceType].label : 'File';
}

/** True for a picture that is drawn; an SVG is a file like any other. */
export const isPicture = (type: string): boolean =>
  type.startsWith('image/') && type !== 'image/svg+xml';

/** Returns the media type under which a file is served: browsers run nothing of what they do not know. */
export const servedType = (type: string): string =>
  type === 'image/svg+xml' ? 'application/octet-stream' : type;

/** True if a page can show the file. */
export const hasPreview = (type: string): boolean => isPicture(type) || type === 'application/pdf';

/**
 * Returns the name under which a file is stored: the last part of a path, cleaned, at most 200 characters, with an
 * extension that matches `type`, the type of its content.
 */
export function cleanFileName(given: string, type: EvidenceType): string {
  const last = given.split(/[/\\]/).findLast((part) => part.trim() !== '') ?? '';
  const extensions: readonly string[] = evidenceTypes[type].extensions;
  const name = plainFileName(last, Infinity);
  const ending = /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase();
  const isRight = ending !== undefined && extensions.includes(ending);
  const isHeic = isPicture(type) && ending !== undefined && ['heic', 'heif'].includes(ending);
  const suffix = isRight ? name.slice(-ending.length - 1) : `.${extensions[0]}`;
  const stem = isRight || isHeic ? name.slice(0, -ending.length - 1) : name;
  const kept = plainFileName(stem, EVIDENCE_NAME_MAX - suffix.length - 1);
  return `${kept || 'file'}${suffix}`;
}

/** Splits a stored name into stem and extension: 'ALS course' and '.pdf'. */
export function fileNameParts(name: string): { stem: string; extension: string } {
  const end = name.lastIndexOf('.');
  return { stem: name.slice(0, end), extension: name.slice(end) };
}

/** Returns the problem with a new file name, or null. Other invalid characters are removed silently. */
export function fileNameProblem(name: string): string | null {
  if (hasReservedSign(name)) return evidenceMessages.signs;
  return plainFileName(name, EVIDENCE_NAME_MAX) === '' ? evidenceMessages.name : null;
}

/** Returns the path of a file for its owner: the download, a preview or a thumbnail. */
export const evidencePath = (id: string | number, part: 'file' | 'preview' | 'thumbnail') =>
  `/api/evidence/${id}/${part}`;

/** Texts of evidence files: errors, toasts, and the panel that shows them. */
export const evidenceMessages = {
  owner: 'Say which activity, credential, document or reflection the file belongs to',
  noId: 'That is not the id of a record',
  name: 'Enter a name for the file',
  signs: `Name cannot contain ${RESERVED_SIGNS}`,
  format: 'Send the file as it is, as application/octet-stream',
  empty: 'The file is empty',
  tooLarge: 'The file is larger than 20 MB',
  type: 'Files can be PDF, JPEG, PNG, WebP, HEIC, Word (.docx) or plain text. SVG only with an Open Badge in it',
  brokenPdf: 'The PDF is damaged or cut off',
  brokenPicture: pictureMessages.unreadable,
  tooManyPixels: pictureMessages.tooManyPixels,
  brokenWord: 'The Word document is damaged or not a .docx file',
  packedWord: 'The Word document is too large when unpacked. Save it as PDF instead',
  macros: 'Word documents with macros are not accepted. Save it as .docx without macros',
  brokenText: 'Text files must be plain text in UTF-8',
  tooSlow: 'The connection is too slow. Try again with better reception.',
  infected: 'The virus scanner found something harmful in this file. It was not saved.',
  notChecked:
    'Files cannot be checked right now. The file was not saved. Please try again in a moment.',
  cutOff: 'The upload was cut off. Please try again.',
  tooMany: `A record can have up to ${EVIDENCE_MAX_FILES} files`,
  noSpace: (limit: number) =>
    `Your files would take up more than ${sizeLabel(limit)}. Deleted files make room once they leave the bin.`,
  full: 'The server has no room for files right now. The file was not saved. Please try again later.',
  unreachable: 'Files cannot be reached right now. Please try again in a moment.',
  damaged: 'The stored file is damaged and no longer counts as evidence. Please add it again.',
  damagedChip: 'Damaged',
  missing: 'The stored file cannot be found and no longer counts as evidence. Please add it again.',
  busy: 'The server is busy with other files. Please try again in a moment.',
  known: 'This file is already here.',
  alsoOn: (title: string) => `Added. The same file is on “${title}”.`,
  recordSaved: 'Saved. Files are uploading: keep this open until they are done.',
  recordAndFilesSaved: 'Saved, with all files.',
  later: 'Close without the other files',
  done: 'Done',
  heading: 'Files',
  chosen: 'Chosen files',
  sentLater: 'Files upload when you save.',
  goesWithNext: 'Added to what you log next.',
  add: 'Add files',
  camera: 'Take a photo',
  hint: 'Or drop or paste them here: PDF, pictures, Word, text or Open Badges, up to 20 MB each. Leave out anything that could identify a patient.',
  waiting: 'Waiting',
  checking: 'Checking',
  open: 'Open the PDF',
  noViewer: 'This browser opens PDFs on a separate page.',
  rename: 'Rename',
  renameTitle: 'Rename file',
  renameHelp: 'The report and the audit pack show this name.',
  renamed: 'File renamed',
  renameFailed: 'Error renaming file',
  deleteConfirm: {
    title: 'Delete this file?',
    text: (name: string) => `“${name}” will be removed from this record.`,
  },
  deleted: 'File deleted',
  deleteFailed: 'Error deleting file',
  restored: 'File restored',
  restoreFailed: 'Error restoring file',
} as const;

/** Returns why a stored file can no longer serve as evidence, or null. */
export function lostText(file: { missingAt?: unknown; isDamaged: boolean }): string | null {
  if (!file.missingAt) return null;
  return file.isDamaged ? evidenceMessages.damaged : evidenceMessages.missing;
}

/** Returns the problem with a chosen file's size, or null; the server checks its content. */
export function evidenceFileProblem({ size }: { size: number }): string | null {
  if (size === 0) return evidenceMessages.empty;
  return size > EVIDENCE_MAX_BYTES ? evidenceMessages.tooLarge : null;
}

/** Labels of a file's checksums: of the bytes as sent, and of the bytes that are kept, as they are in a pack. */
export const checksumLabels = { sha256: 'SHA-256', keptSha256: 'SHA-256 as kept' } as const;
