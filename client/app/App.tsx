import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { BrowserRouter } from 'react-router-dom';
import { Toasts } from '#client/components/toast/Toasts.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { AppRoutes } from './routes.tsx';
import { SessionProvider } from './SessionProvider.tsx';
import { THEME_STORAGE_KEY, theme } from './theme.ts';

/** Everything that the pages stand on: theme, toasts, session, routes. */
export function App() {
  return (
    <ThemeProvider
      theme={theme}
      defaultMode="system"
      modeStorageKey={THEME_STORAGE_KEY}
      disableTransitionOnChange
      noSsr
    >
      <CssBaseline />
      <Toasts />
      <ErrorBoundary>
        <SessionProvider>
          <BrowserRouter>
            <AppRoutes />
          </BrowserRouter>
        </SessionProvider>
      </ErrorBoundary>
    </ThemeProvider>
  );
}
