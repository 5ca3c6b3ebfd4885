import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { Suspense, useEffect, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '#client/components/ErrorBoundary.tsx';
import {
  RecordFilesContext,
  type RecordFilesProps,
} from '#client/records/files/record-files-context.ts';
import { leaveDialogs } from '#client/lib/leaving.ts';
import { useShortcuts } from '#client/lib/shortcuts.ts';
import { deferredComponent } from '#client/components/deferred-component.tsx';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import { BottomBar } from './BottomBar.tsx';
import { FrameExtras, OwnDeviceQuestion, RoomBar } from './frame-later.ts';
import { Spinner } from './FullPage.tsx';
import { Header } from './Header.tsx';
import { MobileBar } from './MobileBar.tsx';
import { PageNotLoaded } from './PageNotLoaded.tsx';
import { placeAt } from './places.ts';
import { Sidebar } from './Sidebar.tsx';
import { useFrameDialogs } from './useFrameDialogs.tsx';
import { UserRoutes } from './user-routes.tsx';

const OutboxFrame = deferredComponent(async () => (await import('./OutboxFrame.tsx')).OutboxFrame);

const EvidencePanel = lazyPart(
  async () =>
    (await import('#client/features/records/evidence-files/EvidencePanel.tsx')).EvidencePanel,
  <Skeleton variant="rounded" height={120} />,
);

const showFiles = (props: RecordFilesProps) => <EvidencePanel {...props} />;

/** The frame around every page of a signed-in user. */
export function Layout() {
  const { actions, dialogs } = useFrameDialogs();
  // Apart from the other shortcuts, which load later: logging works as soon as the screen is drawn.
  useShortcuts({ n: actions.quickLog.onClick });
  const { pathname } = useLocation();
  useEffect(() => leaveDialogs(pathname), [pathname]);
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  return (
    <RecordFilesContext value={showFiles}>
      <Link href="#main" onClick={skipToMain} sx={skipLink}>
        Skip to content
      </Link>
      <Box sx={{ display: { md: 'flex' }, minHeight: '100dvh' }}>
        {isWide && <Sidebar />}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          {!isWide && <MobileBar {...actions} />}
          {!isWide && placeAt(pathname)?.rooms[1] && (
            // Its height, while it loads.
            <Box sx={{ minHeight: 45 }}>
              <RoomBar />
            </Box>
          )}
          <Box sx={column}>
            <OutboxFrame />
            {isWide && <Header {...actions} />}
            <Box component="main" id="main" tabIndex={-1} sx={main}>
              <Suspense fallback={<Spinner minHeight="60vh" />}>
                <ErrorBoundary key={pathname} failed={<PageNotLoaded />}>
                  <UserRoutes />
                </ErrorBoundary>
              </Suspense>
            </Box>
            <OwnDeviceQuestion />
          </Box>
        </Box>
      </Box>
      {!isWide && <BottomBar quickLog={actions.quickLog} />}
      {dialogs}
      <FrameExtras />
    </RecordFilesContext>
  );
}

/** Moves the focus without a step in the history, so that Back still leads to the previous page. */
function skipToMain(event: MouseEvent): void {
  event.preventDefault();
  const main = document.getElementById('main');
  main?.focus({ preventScroll: true });
  main?.scrollIntoView();
}

const column = ({ layout }: Theme) => ({
  maxWidth: layout.contentWidth,
  mx: 'auto',
  px: { xs: 2, sm: 3, lg: 4 },
  pt: { xs: 1, sm: 1.5 },
  // Keeps the end of the page clear of the bottom bar.
  pb: { xs: `calc(${layout.bottomBarHeight}px + env(safe-area-inset-bottom) + 24px)`, md: 5 },
  // On wide screens, the page's heading is beside the header's buttons.
  '& [data-page-header]': {
    mt: { lg: `-${layout.headerHeight}px` },
    minHeight: { lg: layout.headerHeight },
    pr: { lg: `${layout.headerActionsWidth}px` },
  },
});

/** Its own block formatting context: the heading's negative margin must not pull the whole page up. */
const main = { display: 'flow-root', outline: 'none' } as const;

const skipLink = {
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 'tooltip',
  p: 1.5,
  borderRadius: 1,
  bgcolor: 'background.paper',
  boxShadow: 6,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
} as const;
