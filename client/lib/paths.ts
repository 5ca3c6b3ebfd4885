import { SHARED_LIST_PATH } from '#domain/records/record-links';
import { settingsPaths } from '#domain/account/settings-pages';

/** Every address of the app; the settings have more pages below theirs (`settingsPaths`). */
export const paths = {
  dashboard: '/',
  modules: '/modules',
  cpdModules: '/cpd-modules',
  cpdLog: '/cpd-log',
  reflections: '/cpd-log/reflections',
  goals: '/cpd-log/goals',
  progress: '/progress',
  resources: '/resources',
  documents: '/documents',
  certificateTemplates: '/documents/templates/certificates',
  reflectionTemplates: '/documents/templates/reflections',
  profile: '/profile',
  help: '/help',
  guidelines: '/help/ahpra-guidelines',
  credentials: '/credentials',
  auditNotices: '/audit-letters',
  practiceHours: '/practice-hours',
  renewal: '/renewal',
  submissions: SHARED_LIST_PATH,
  crew: '/crew',
  crewJoin: '/crew/join',
  teams: '/teams',
  joinTeam: '/join-team',
  teach: '/teach',
  bin: '/bin',
  notifications: '/notifications',
  settings: settingsPaths.you,
  auth: '/auth',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  verify: '/verify',
  shared: '/shared',
  counts: '/does-this-count',
  confirm: '/confirm',
} as const;

/** Fragment of the crew page that focuses the form of a new session. */
export const START_CREW = '#start';
