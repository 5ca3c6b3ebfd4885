import { counted } from '../counts.ts';

/** Evidence documents of a CPD period that are not documents: files and certificates. */
export const countedEvidenceKinds = ['file', 'certificate'] as const;
export type CountedEvidenceKind = (typeof countedEvidenceKinds)[number];

/** Texts of their list. */
export const countedEvidenceMessages = {
  title: 'Also counted',
  intro: 'These count among the evidence documents of this CPD period, beside your documents.',
  count: (count: number) => counted(count, 'file or certificate', 'files and certificates'),
  file: 'File',
  certificate: 'Module certificate',
  openActivity: 'Open the activity',
  openModule: 'Open the module',
  empty: 'Nothing else counts yet',
  emptyText:
    'Files that you attach to activities and reflections count here, and so do certificates of learning modules.',
  pageSize: 5,
} as const;
