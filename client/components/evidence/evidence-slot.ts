import { createContext, type ReactNode } from 'react';
import type { EvidenceOwnerKey } from '#domain/evidence-files';

/**
 * What is left of sending: files under way or to be sent again, or no more than a word about one that was refused for
 * good, or about one that is there.
 */
export type FilesLeft = 'files' | 'refusals' | 'notes' | 'nothing';

export interface EvidenceSlotProps {
  ownerKey: EvidenceOwnerKey;
  /** The record that the files belong to; null while it is new: then files are only chosen. */
  ownerId: string | null;
  /** Files chosen before the record was saved. */
  files?: readonly File[];
  onChoose?: (files: readonly File[]) => void;
  onLeft?: (left: FilesLeft) => void;
}

/** What shows the files of a record. Several features have a place for it, and the app says what stands there. */
export const EvidenceSlot = createContext<(props: EvidenceSlotProps) => ReactNode>(() => null);
