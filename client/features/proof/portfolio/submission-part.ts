import { lazyPart } from '#client/components/lazy-parts.tsx';

/** The contents of a submission; the code loads when that edition is chosen. */
export const SubmissionPanel = lazyPart(
  async () => (await import('./SubmissionPanel.tsx')).SubmissionPanel,
);
