import { Route, Routes } from 'react-router-dom';
import { CpdLogPage, DashboardPage } from './first-pages.ts';
import { paths } from '#client/lib/paths.ts';
import { pagePart } from './screen-part.ts';

const ActivityPage = pagePart(() => import('#client/pages/ActivityPage.tsx'));
const LinkedRecordPage = pagePart(() => import('#client/pages/LinkedRecordPage.tsx'));
const ProgressPage = pagePart(() => import('#client/pages/ProgressPage.tsx'));
const ProfilePage = pagePart(() => import('#client/pages/ProfilePage.tsx'));
const SettingsRoutes = pagePart(() => import('./settings-routes.tsx'));
const DocumentsPage = pagePart(() => import('#client/pages/DocumentsPage.tsx'));
const CertificateTemplatesPage = pagePart(
  () => import('#client/pages/CertificateTemplatesPage.tsx'),
);
const ReflectionTemplatesPage = pagePart(() => import('#client/pages/ReflectionTemplatesPage.tsx'));
const HelpPage = pagePart(() => import('#client/pages/HelpPage.tsx'));
const GuidelinesPage = pagePart(() => import('#client/pages/GuidelinesPage.tsx'));
const NotificationsPage = pagePart(() => import('#client/pages/NotificationsPage.tsx'));
const ModulesPage = pagePart(() => import('#client/pages/ModulesPage.tsx'));
const LearningModulesPage = pagePart(() => import('#client/pages/LearningModulesPage.tsx'));
const ResourcesPage = pagePart(() => import('#client/pages/ResourcesPage.tsx'));
const AuditNoticesPage = pagePart(() => import('#client/pages/AuditNoticesPage.tsx'));
const PracticeHoursPage = pagePart(() => import('#client/pages/PracticeHoursPage.tsx'));
const RenewalPage = pagePart(() => import('#client/pages/RenewalPage.tsx'));
const CredentialsPage = pagePart(() => import('#client/pages/CredentialsPage.tsx'));
const SharedRoutes = pagePart(() => import('./shared-routes.tsx'));
const BinPage = pagePart(() => import('#client/pages/BinPage.tsx'));

/** The routes of signed-in users, which the sign-in does not load; each page loads when first opened. */
export function UserRoutes() {
  return (
    <Routes>
      <Route path={paths.dashboard} element={<DashboardPage />} />
      <Route path={paths.cpdLog} element={<CpdLogPage />} />
      <Route path={`${paths.cpdLog}/:id`} element={<ActivityPage />} />
      <Route path={`${paths.reflections}/:id`} element={<LinkedRecordPage kind="reflection" />} />
      <Route path={`${paths.goals}/:id`} element={<LinkedRecordPage kind="goal" />} />
      <Route path={`${paths.progress}/:year?`} element={<ProgressPage />} />
      <Route path={paths.modules} element={<ModulesPage />} />
      <Route path={paths.cpdModules} element={<LearningModulesPage />} />
      <Route path={paths.resources} element={<ResourcesPage />} />
      <Route path={paths.documents} element={<DocumentsPage />} />
      <Route path={`${paths.documents}/:id`} element={<LinkedRecordPage kind="document" />} />
      <Route path={paths.certificateTemplates} element={<CertificateTemplatesPage />} />
      <Route path={paths.reflectionTemplates} element={<ReflectionTemplatesPage />} />
      <Route path={paths.profile} element={<ProfilePage />} />
      <Route path={paths.help} element={<HelpPage />} />
      <Route path={paths.guidelines} element={<GuidelinesPage />} />
      <Route path={paths.notifications} element={<NotificationsPage />} />
      <Route path={paths.auditNotices} element={<AuditNoticesPage />} />
      <Route path={paths.practiceHours} element={<PracticeHoursPage />} />
      <Route path={paths.renewal} element={<RenewalPage />} />
      <Route path={paths.credentials} element={<CredentialsPage />} />
      <Route path={paths.bin} element={<BinPage />} />
      <Route path={`${paths.settings}/*`} element={<SettingsRoutes />} />
      <Route path="*" element={<SharedRoutes />} />
    </Routes>
  );
}
