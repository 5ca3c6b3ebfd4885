import { lazyDialog } from '#client/components/lazy-parts.tsx';

export const ReflectiveLogDialog = lazyDialog(
  async () => (await import('./ReflectiveLogDialog.tsx')).ReflectiveLogDialog,
);
export const ReflectiveLogViewDialog = lazyDialog(
  async () => (await import('./ReflectiveLogViewDialog.tsx')).ReflectiveLogViewDialog,
);
