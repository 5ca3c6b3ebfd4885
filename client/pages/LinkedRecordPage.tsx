import { lazyPart } from '#client/components/lazy-parts.tsx';

/** One file for the routes of records, since each named page makes every first load larger. */
const parts = {
  document: lazyPart(async () => (await import('./DocumentPage.tsx')).DocumentPage),
  goal: lazyPart(async () => (await import('./GoalPage.tsx')).GoalPage),
  reflection: lazyPart(async () => (await import('./ReflectionPage.tsx')).ReflectionPage),
};

/** The page of a record that belongs to activities. */
export function LinkedRecordPage({ kind }: { kind: keyof typeof parts }) {
  const Part = parts[kind];
  return <Part />;
}
