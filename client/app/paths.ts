/** Every address of the app. */
export const paths = {
  dashboard: '/',
  modules: '/modules',
  cpdModules: '/cpd-modules',
  cpdLog: '/cpd-log',
  resources: '/resources',
  documents: '/documents',
  certificateTemplates: '/documents/templates/certificates',
  reflectionTemplates: '/documents/templates/reflections',
  profile: '/profile',
  help: '/help',
  guidelines: '/help/ahpra-guidelines',
  notifications: '/notifications',
  settings: '/settings',
  auth: '/auth',
} as const;
