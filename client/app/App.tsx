import { ThemeProvider, type Theme } from '@mui/material/styles';
import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from '#client/components/ErrorBoundary.tsx';
import { Toasts } from '#client/components/toast/Toasts.tsx';
import { NotShown } from './FullPage.tsx';
import { AppRoutes } from './routes.tsx';
import { SessionProvider } from './SessionProvider.tsx';
import { THEME_STORAGE_KEY } from '#client/lib/theme.ts';

/** Theme, toasts, session and routes around all pages. */
export function App({ theme }: { theme: Theme }) {
  return (
    <ThemeProvider
      theme={theme}
      defaultMode="system"
      modeStorageKey={THEME_STORAGE_KEY}
      disableTransitionOnChange
      noSsr
      // These styles are in a file: prefetch/global-styles.ts.
      disableStyleSheetGeneration
    >
      <Toasts />
      <ErrorBoundary failed={<NotShown />}>
        <SessionProvider>
          {/* In a transition Apollo Client asks for the old and the new variables in turn, for seconds. */}
          <BrowserRouter useTransitions={false}>
            <AppRoutes />
          </BrowserRouter>
        </SessionProvider>
      </ErrorBoundary>
    </ThemeProvider>
  );
}
