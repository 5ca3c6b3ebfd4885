/** A record that has a history. */
export interface HistoryOwner {
  kind:
    | 'activity'
    | 'reflective-log'
    | 'document'
    | 'credential'
    | 'audit-notice'
    | 'practice-period'
    | 'learning-goal';
  id: string;
}
