import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { settingsPaths } from '#domain/account/settings-pages';
import { movedSettings } from '#domain/account/settings-places';
import { pagePart } from './screen-part.ts';

const SettingsPage = pagePart(() => import('#client/pages/SettingsPage.tsx'));
const SettingsRemindersPage = pagePart(() => import('#client/pages/SettingsRemindersPage.tsx'));
const SettingsSignInPage = pagePart(() => import('#client/pages/SettingsSignInPage.tsx'));
const SettingsDataPage = pagePart(() => import('#client/pages/SettingsDataPage.tsx'));
const SettingsDevelopersPage = pagePart(() => import('#client/pages/SettingsDevelopersPage.tsx'));
const NotFoundPage = pagePart(() => import('#client/pages/NotFoundPage.tsx'));

const below = (path: string) => path.slice(settingsPaths.you.length + 1);

/** The pages of the settings. Apart from the other routes, so that no first load has their names. */
export function SettingsRoutes() {
  const { pathname, hash } = useLocation();
  // Links of earlier versions lead to where it is now.
  const moved = movedSettings(pathname, hash);
  if (moved) return <Navigate to={moved} replace />;
  return (
    <Routes>
      <Route index element={<SettingsPage />} />
      <Route path={below(settingsPaths.reminders)} element={<SettingsRemindersPage />} />
      <Route path={below(settingsPaths.signIn)} element={<SettingsSignInPage />} />
      <Route path={below(settingsPaths.data)} element={<SettingsDataPage />} />
      <Route path={below(settingsPaths.developers)} element={<SettingsDevelopersPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
