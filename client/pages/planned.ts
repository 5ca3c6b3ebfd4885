import { paths } from '#client/app/paths.ts';

interface Planned {
  title: string;
  description: string;
  /** What the page is for, said so that nobody looks for it in this version. */
  purpose: string;
  links: readonly { to: string; label: string }[];
}

const log = { to: paths.cpdLog, label: 'My CPD Log' };
const dashboard = { to: paths.dashboard, label: 'Dashboard' };

/** The pages that later versions bring, under their own addresses and titles. */
export const planned = {
  resources: {
    title: 'CPD Resources',
    description: 'Articles, courses and podcasts worth your time',
    purpose:
      'Recommended reading and courses, shared between paramedics, with your own bookmarks. Until they are here, keep the address of what you read as evidence of an activity.',
    links: [log, dashboard],
  },
} as const satisfies Record<string, Planned>;
