import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Spinner } from './FullPage.tsx';
import { RequireSignedOut } from './RequireSignedOut.tsx';
import { RequireUser } from './RequireUser.tsx';
import { paths } from './paths.ts';
import { screenPart } from './screen-part.ts';
import { AuthPage, CpdLogPage, DashboardPage, Layout } from './screens.ts';

const ProfilePage = screenPart(
  async () => (await import('#client/pages/ProfilePage.tsx')).ProfilePage,
);
const SettingsPage = screenPart(
  async () => (await import('#client/pages/SettingsPage.tsx')).SettingsPage,
);
const DocumentsPage = screenPart(
  async () => (await import('#client/pages/DocumentsPage.tsx')).DocumentsPage,
);
const CertificateTemplatesPage = screenPart(
  async () => (await import('#client/pages/CertificateTemplatesPage.tsx')).CertificateTemplatesPage,
);
const ReflectionTemplatesPage = screenPart(
  async () => (await import('#client/pages/ReflectionTemplatesPage.tsx')).ReflectionTemplatesPage,
);
const HelpPage = screenPart(async () => (await import('#client/pages/HelpPage.tsx')).HelpPage);
const GuidelinesPage = screenPart(
  async () => (await import('#client/pages/GuidelinesPage.tsx')).GuidelinesPage,
);
const NotificationsPage = screenPart(
  async () => (await import('#client/pages/NotificationsPage.tsx')).NotificationsPage,
);
const ModulesPage = screenPart(
  async () => (await import('#client/pages/ModulesPage.tsx')).ModulesPage,
);
const LearningModulesPage = screenPart(
  async () => (await import('#client/pages/LearningModulesPage.tsx')).LearningModulesPage,
);
const ResourcesPage = screenPart(
  async () => (await import('#client/pages/ResourcesPage.tsx')).ResourcesPage,
);
const ConfirmEmailPage = screenPart(
  async () => (await import('#client/pages/ConfirmEmailPage.tsx')).ConfirmEmailPage,
);
const RecoveryPage = screenPart(
  async () => (await import('#client/pages/RecoveryPage.tsx')).RecoveryPage,
);
const VerifyPage = screenPart(
  async () => (await import('#client/pages/VerifyPage.tsx')).VerifyPage,
);
const BinPage = screenPart(async () => (await import('#client/pages/BinPage.tsx')).BinPage);
const NotFoundPage = screenPart(
  async () => (await import('#client/pages/NotFoundPage.tsx')).NotFoundPage,
);

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
            <Route path={paths.bin} element={<BinPage />} />
            <Route path={paths.settings} element={<SettingsPage />} />
            <Route path="*" element={<NotFoundPage />} />
          </Route>
        </Route>
      </Routes>
    </Suspense>
  );
}
