import { AuditNoticeCard } from '#client/features/records/audit-notices/AuditNoticeCard.tsx';
import { RunningSession } from '#client/features/proof/crew-sessions/RunningSession.tsx';

/** The crew session that the user is in, and the audit letter that is open. */
export function WhatRuns() {
  return (
    <>
      <RunningSession />
      <AuditNoticeCard />
    </>
  );
}
