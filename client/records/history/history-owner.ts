/** A record that has a history. */
export interface HistoryOwner {
  kind:
    'activity' | 'reflective-log' | 'document' | 'credential' | 'audit-notice' | 'practice-period';
  id: string;
}
