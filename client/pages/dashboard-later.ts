import { lazy } from 'react';
import { inTurn } from '#client/lib/idle.ts';

/**
 * The dashboard's cards below the first screenful, in the order in which they come: once what one sees is there, each
 * is fetched and rendered when the browser has nothing else to do. The last of them may move nothing that came before.
 */
export const RecentActivities = lazy(async () => {
  await inTurn();
  const file = await import('#client/features/recent-activities/RecentActivities.tsx');
  return { default: file.RecentActivities };
});
export const CompliancePanel = lazy(async () => {
  await inTurn();
  const file = await import('#client/features/compliance/CompliancePanel.tsx');
  return { default: file.CompliancePanel };
});
export const RecommendedModules = lazy(async () => {
  await inTurn();
  const file = await import('#client/features/modules/RecommendedModules.tsx');
  return { default: file.RecommendedModules };
});
export const NotificationsPanel = lazy(async () => {
  await inTurn();
  const file = await import('#client/features/notifications/NotificationsPanel.tsx');
  return { default: file.NotificationsPanel };
});
export const QuickLinks = lazy(async () => {
  await inTurn();
  const file = await import('#client/features/quick-links/QuickLinks.tsx');
  return { default: file.QuickLinks };
});
export const ResourceLibrary = lazy(async () => {
  await inTurn();
  const file = await import('#client/features/resource-library/ResourceLibrary.tsx');
  return { default: file.ResourceLibrary };
});
