import { createContext, type ReactNode } from 'react';
import type { EvidenceOwnerKey } from '#domain/evidence-files';

export interface EvidenceSlotProps {
  ownerKey: EvidenceOwnerKey;
  /** The record that the files belong to; null while it is new: then files are only chosen. */
  ownerId: string | null;
  /** Files chosen before the record was saved. */
  files?: readonly File[];
  onChoose?: (files: readonly File[]) => void;
  /** Says whether files are under way, or still to be sent again. */
  onBusy?: (busy: boolean) => void;
}

/** What shows the files of a record. Several features have a place for it, and the app says what stands there. */
export const EvidenceSlot = createContext<(props: EvidenceSlotProps) => ReactNode>(() => null);
