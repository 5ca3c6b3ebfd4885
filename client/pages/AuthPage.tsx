import { PRODUCT } from '#domain/product';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { Suspense, lazy, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Brand } from '#client/components/Brand.tsx';
import {
  AuthTabs,
  type AuthTab,
  type AuthTabState,
} from '#client/features/account/auth/AuthTabs.tsx';
import { LoginForm } from '#client/features/account/auth/LoginForm.tsx';
import { whenIdle } from '#client/lib/idle.ts';
import { usePageTitle } from '#client/lib/page-title.ts';

const loadRegister = async () => ({
  default: (await import('#client/features/account/auth/RegisterForm.tsx')).RegisterForm,
});
const RegisterForm = lazy(loadRegister);
/** Phones never show it. */
const WhyPanel = lazy(async () => ({
  default: (await import('#client/features/account/auth/WhyPanel.tsx')).WhyPanel,
}));

/** Sign-in and registration. */
export function AuthPage() {
  const asked = useLocation().state as AuthTabState | null;
  const [tab, setTab] = useState<AuthTab>(asked?.tab ?? 'login');
  useEffect(() => {
    // Preloads the likely next screen; a failure shows when it opens.
    whenIdle()
      .then(loadRegister)
      .catch(() => {});
  }, []);
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  usePageTitle(tab === 'login' ? 'Login' : 'Register');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { lg: '1fr 1fr' }, minHeight: '100dvh' }}>
      <Box component="main" sx={{ display: 'grid', placeItems: 'center', p: { xs: 2, sm: 4 } }}>
        <Box sx={{ width: '100%', maxWidth: (theme) => theme.layout.formWidth }}>
          <Typography variant="h1" sx={{ mb: 1 }}>
            <Brand />
          </Typography>
          <Typography sx={{ color: 'text.secondary', mb: 3 }}>
            Continuing professional development for paramedics
          </Typography>
          <AuthTabs value={tab} onChange={setTab} />
          <Box role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`} sx={{ pt: 3 }}>
            <Suspense fallback={null}>
              {tab === 'login' ? <LoginForm /> : <RegisterForm />}
            </Suspense>
          </Box>
        </Box>
      </Box>
      {isWide && (
        <Box component="aside" aria-label={`What ${PRODUCT} does`} sx={beside}>
          <Suspense fallback={null}>
            <WhyPanel />
          </Suspense>
        </Box>
      )}
    </Box>
  );
}

const beside = {
  display: 'grid',
  placeItems: 'center',
  p: 6,
  position: 'relative',
  overflow: 'hidden',
  bgcolor: 'brand.main',
  color: 'brand.contrastText',
} as const;
