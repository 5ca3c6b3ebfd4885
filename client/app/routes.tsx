import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Spinner } from './FullPage.tsx';
import { RequireSignedOut } from './RequireSignedOut.tsx';
import { RequireUser } from './RequireUser.tsx';
import { paths } from './paths.ts';
import { pagePart } from './screen-part.ts';
import { AuthPage, CpdLogPage, DashboardPage, Layout } from './screens.ts';

const ActivityPage = pagePart(() => import('#client/pages/ActivityPage.tsx'), 'ActivityPage');
const ProfilePage = pagePart(() => import('#client/pages/ProfilePage.tsx'), 'ProfilePage');
const SettingsPage = pagePart(() => import('#client/pages/SettingsPage.tsx'), 'SettingsPage');
const DocumentsPage = pagePart(() => import('#client/pages/DocumentsPage.tsx'), 'DocumentsPage');
const CertificateTemplatesPage = pagePart(
  () => import('#client/pages/CertificateTemplatesPage.tsx'),
  'CertificateTemplatesPage',
);
const ReflectionTemplatesPage = pagePart(
  () => import('#client/pages/ReflectionTemplatesPage.tsx'),
  'ReflectionTemplatesPage',
);
const HelpPage = pagePart(() => import('#client/pages/HelpPage.tsx'), 'HelpPage');
const GuidelinesPage = pagePart(() => import('#client/pages/GuidelinesPage.tsx'), 'GuidelinesPage');
const NotificationsPage = pagePart(
  () => import('#client/pages/NotificationsPage.tsx'),
  'NotificationsPage',
);
const ModulesPage = pagePart(() => import('#client/pages/ModulesPage.tsx'), 'ModulesPage');
const LearningModulesPage = pagePart(
  () => import('#client/pages/LearningModulesPage.tsx'),
  'LearningModulesPage',
);
const ResourcesPage = pagePart(() => import('#client/pages/ResourcesPage.tsx'), 'ResourcesPage');
const ConfirmEmailPage = pagePart(
  () => import('#client/pages/ConfirmEmailPage.tsx'),
  'ConfirmEmailPage',
);
const RecoveryPage = pagePart(() => import('#client/pages/RecoveryPage.tsx'), 'RecoveryPage');
const VerifyPage = pagePart(() => import('#client/pages/VerifyPage.tsx'), 'VerifyPage');
const AuditNoticesPage = pagePart(
  () => import('#client/pages/AuditNoticesPage.tsx'),
  'AuditNoticesPage',
);
const BinPage = pagePart(() => import('#client/pages/BinPage.tsx'), 'BinPage');
const NotFoundPage = pagePart(() => import('#client/pages/NotFoundPage.tsx'), 'NotFoundPage');

/** Every route of the app; each page loads when first opened. */
export function AppRoutes() {
  return (
    <Suspense fallback={<Spinner />}>
      <Routes>
        <Route element={<RequireSignedOut />}>
          <Route path={paths.auth} element={<AuthPage />} />
        </Route>
        <Route path={paths.forgotPassword} element={<RecoveryPage />} />
        <Route path={paths.resetPassword} element={<RecoveryPage />} />
        <Route path={paths.confirmEmail} element={<ConfirmEmailPage />} />
        <Route path={`${paths.verify}/:number?`} element={<VerifyPage />} />
        <Route element={<RequireUser />}>
          <Route element={<Layout />}>
            <Route path={paths.dashboard} element={<DashboardPage />} />
            <Route path={paths.cpdLog} element={<CpdLogPage />} />
            <Route path={`${paths.cpdLog}/:id`} element={<ActivityPage />} />
            <Route path={paths.modules} element={<ModulesPage />} />
            <Route path={paths.cpdModules} element={<LearningModulesPage />} />
            <Route path={paths.resources} element={<ResourcesPage />} />
            <Route path={paths.documents} element={<DocumentsPage />} />
            <Route path={paths.certificateTemplates} element={<CertificateTemplatesPage />} />
            <Route path={paths.reflectionTemplates} element={<ReflectionTemplatesPage />} />
            <Route path={paths.profile} element={<ProfilePage />} />
            <Route path={paths.help} element={<HelpPage />} />
            <Route path={paths.guidelines} element={<GuidelinesPage />} />
            <Route path={paths.notifications} element={<NotificationsPage />} />
            <Route path={paths.auditNotices} element={<AuditNoticesPage />} />
            <Route path={paths.bin} element={<BinPage />} />
            <Route path={paths.settings} element={<SettingsPage />} />
            <Route path="*" element={<NotFoundPage />} />
          </Route>
        </Route>
      </Routes>
    </Suspense>
  );
}
