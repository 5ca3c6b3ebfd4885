import { createContext, type ReactNode } from 'react';
import type { EvidenceOwnerKey } from '#domain/records/evidence-files';

/**
 * State of the uploads when a form closes: files in progress or to retry, only the message about a refused file, only a
 * note about an uploaded file, or nothing.
 */
export type FilesLeft = 'files' | 'refusals' | 'notes' | 'nothing';

export interface RecordFilesProps {
  ownerKey: EvidenceOwnerKey;
  /** The record that the files belong to; null for a new one, whose files are only chosen. */
  ownerId: string | null;
  /** Files chosen before the record was saved. */
  files?: readonly File[];
  onChoose?: (files: readonly File[]) => void;
  onLeft?: (left: FilesLeft) => void;
}

/** True if only the buttons that add files have room. */
export const BriefFilesContext = createContext(false);

/** Files chosen for a new record. */
export const ChosenFilesContext = createContext<readonly File[]>([]);

/** Renders the files of a record. The app provides it, so that features need not import the evidence feature. */
export const RecordFilesContext = createContext<(props: RecordFilesProps) => ReactNode>(() => null);
