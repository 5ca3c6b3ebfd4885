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
  modules: {
    title: 'CPD Modules',
    description: 'Browse and complete interactive learning modules',
    purpose:
      'The library of learning modules, with search, your progress, and what you have completed. Until it is here, record learning done elsewhere in your CPD log.',
    links: [log, dashboard],
  },
  cpdModules: {
    title: 'CPD Learning Modules',
    description: 'Built-in modules with a quiz and a reflection',
    purpose:
      'Seven built-in modules, from mental health crisis response to critical care, each with a quiz and time to reflect. Until they are here, record learning done elsewhere in your CPD log.',
    links: [log, dashboard],
  },
  resources: {
    title: 'CPD Resources',
    description: 'Articles, courses and podcasts worth your time',
    purpose:
      'Recommended reading and courses, shared between paramedics, with your own bookmarks. Until they are here, keep the address of what you read as evidence of an activity.',
    links: [log, dashboard],
  },
} as const satisfies Record<string, Planned>;
