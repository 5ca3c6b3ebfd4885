import { createElement } from 'react';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import { ReminderPlace } from '#client/features/account/recovery/ReminderPlace.tsx';
import { inTurn } from '#client/lib/idle.ts';

/** Partly in the first screenful: comes at once, beside the data. */
export const AuditReadinessCard = lazyPart(
  async () =>
    (await import('#client/features/standing/audit-readiness/AuditReadinessCard.tsx'))
      .AuditReadinessCard,
);

/** In the first screenful of a phone. */
export const NextStep = lazyPart(
  async () =>
    (await import('#client/features/standing/audit-readiness/AuditReadinessCard.tsx')).NextStep,
);

/**
 * The dashboard's cards below the first screenful, in order: once the visible part is there, each
 * loads and renders while the browser is idle. The last ones must not move anything above them.
 */
export const RecentActivities = lazyPart(async () => {
  await inTurn();
  const file = await import('#client/features/records/recent-activities/RecentActivities.tsx');
  return file.RecentActivities;
});
export const CompliancePanel = lazyPart(async () => {
  await inTurn();
  return (await import('#client/features/standing/compliance/CompliancePanel.tsx')).CompliancePanel;
});
export const RecommendedModules = lazyPart(async () => {
  await inTurn();
  return (await import('#client/features/learning/modules/RecommendedModules.tsx'))
    .RecommendedModules;
});
export const NotificationsPanel = lazyPart(async () => {
  await inTurn();
  return (await import('#client/features/messages/notifications/NotificationsPanel.tsx'))
    .NotificationsPanel;
});
export const QuickLinks = lazyPart(async () => {
  await inTurn();
  return (await import('#client/features/account/quick-links/QuickLinks.tsx')).QuickLinks;
});
export const ResourceLibrary = lazyPart(async () => {
  await inTurn();
  return (await import('#client/features/learning/resource-library/ResourceLibrary.tsx'))
    .ResourceLibrary;
});
/** Only for those who hold several registrations: the card of the first comes with it. */
export const SummaryTabs = lazyPart(
  async () => (await import('#client/features/standing/summary/SummaryTabs.tsx')).SummaryTabs,
);
/** Only during a crew session, or while a letter is open. */
export const WhatRuns = lazyPart(async () => {
  await inTurn();
  return (await import('./WhatRuns.tsx')).WhatRuns;
});
/** Only in the weeks before a registration expires. */
export const RenewalHint = lazyPart(async () => {
  await inTurn();
  return (await import('#client/features/standing/renewal/RenewalHint.tsx')).RenewalHint;
});
export const SaveCodesReminder = lazyPart(async () => {
  await inTurn();
  return (await import('#client/features/account/recovery/SaveCodesReminder.tsx'))
    .SaveCodesReminder;
}, createElement(ReminderPlace));
