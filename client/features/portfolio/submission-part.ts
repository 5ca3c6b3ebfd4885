import { lazyPart } from '#client/components/lazy-parts.tsx';

/** What goes into a submission; its code loads when that edition is chosen. */
export const SubmissionPanel = lazyPart(
  async () => (await import('./SubmissionPanel.tsx')).SubmissionPanel,
);
