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
  documents: {
    title: 'Documents',
    description: 'Certificates, reflections and evidence in one place',
    purpose:
      'The library of your certificates and evidence. Until it is here, an activity can carry the address of its evidence, and reflections are kept as reflective logs.',
    links: [log, dashboard],
  },
  certificateTemplates: {
    title: 'Certificate Templates',
    description: 'Six layouts for certificates of completed CPD',
    purpose: 'Templates to preview, fill in and download.',
    links: [log, dashboard],
  },
  reflectionTemplates: {
    title: 'Reflection Templates',
    description: 'Six structures for writing about your practice',
    purpose:
      'Templates that guide a reflection, such as one on a critical incident. A plain reflective log can be written now.',
    links: [log, dashboard],
  },
  help: {
    title: 'Help Center',
    description: 'Help & Resources',
    purpose: 'Answers to frequent questions, and how to reach support.',
    links: [dashboard, log],
  },
  guidelines: {
    title: 'AHPRA CPD Guidelines',
    description: 'What the registration standard asks for',
    purpose:
      'The standard in plain words, with its sources. Your own required hours and where you stand are on the dashboard now.',
    links: [dashboard],
  },
  notifications: {
    title: 'Notifications',
    description: 'Everything the platform has told you',
    purpose: 'The full list of your notifications. The latest three are on the dashboard now.',
    links: [dashboard],
  },
} as const satisfies Record<string, Planned>;
