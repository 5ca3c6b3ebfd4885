import { Suspense, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { Spinner } from './FullPage.tsx';
import { RequireSignedOut } from './RequireSignedOut.tsx';
import { RequireUser } from './RequireUser.tsx';
import { paths } from '#client/lib/paths.ts';
import { pagePart } from './screen-part.ts';
import { AuthPage, Layout } from './screens.ts';

const ConfirmEmailPage = pagePart(() => import('#client/pages/ConfirmEmailPage.tsx'));
const RecoveryPage = pagePart(() => import('#client/pages/RecoveryPage.tsx'));
const VerifyPage = pagePart(() => import('#client/pages/VerifyPage.tsx'));
const ConfirmPage = pagePart(() => import('#client/pages/ConfirmPage.tsx'));
const CrewJoinPage = pagePart(() => import('#client/pages/CrewJoinPage.tsx'));
const SharedPage = pagePart(() => import('#client/pages/SharedPage.tsx'));
const CountPage = pagePart(() => import('#client/pages/CountPage.tsx'));

/** The routes that need no sign-in, and the frame around all others. */
export function AppRoutes() {
  const { key } = useLocation();
  // The router listens only once it is drawn, on a slow phone a second later: an earlier step is passed on to it.
  useEffect(() => {
    if (key !== (history.state?.key ?? 'default')) dispatchEvent(new PopStateEvent('popstate'));
  }, [key]);
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
        <Route path={paths.confirm} element={<ConfirmPage />} />
        <Route path={paths.crewJoin} element={<CrewJoinPage />} />
        <Route path={paths.teach} element={<CrewJoinPage />} />
        <Route path={paths.counts} element={<CountPage />} />
        <Route path={paths.shared} element={<SharedPage />} />
        <Route element={<RequireUser />}>
          <Route path="*" element={<Layout />} />
        </Route>
      </Routes>
    </Suspense>
  );
}
