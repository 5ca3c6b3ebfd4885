import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Spinner } from './FullPage.tsx';
import { RequireSignedOut } from './RequireSignedOut.tsx';
import { RequireUser } from './RequireUser.tsx';
import { paths } from './paths.ts';
import { pagePart } from './screen-part.ts';
import { AuthPage, CpdLogPage, DashboardPage, Layout } from './screens.ts';

const ActivityPage = pagePart(() => import('#client/pages/ActivityPage.tsx'));
const ProfilePage = pagePart(() => import('#client/pages/ProfilePage.tsx'));
const SettingsPage = pagePart(() => import('#client/pages/SettingsPage.tsx'));
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
const ConfirmEmailPage = pagePart(() => import('#client/pages/ConfirmEmailPage.tsx'));
const RecoveryPage = pagePart(() => import('#client/pages/RecoveryPage.tsx'));
const VerifyPage = pagePart(() => import('#client/pages/VerifyPage.tsx'));
const AuditNoticesPage = pagePart(() => import('#client/pages/AuditNoticesPage.tsx'));
const BinPage = pagePart(() => import('#client/pages/BinPage.tsx'));
const NotFoundPage = pagePart(() => import('#client/pages/NotFoundPage.tsx'));

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
