import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import { PageHeader } from '#client/components/PageHeader.tsx';
import { PageSection, SectionLinks } from '#client/components/PageSection.tsx';
import { CalendarPanel } from '#client/features/calendar/CalendarPanel.tsx';
import { RosterPanel } from '#client/features/rosters/RosterPanel.tsx';
import { PushPanel } from '#client/features/push/PushPanel.tsx';
import { EmailPanel } from '#client/features/email-addresses/EmailPanel.tsx';
import { AccountImportPanel } from '#client/features/imports/AccountImportPanel.tsx';
import { DataPanel } from '#client/features/settings/DataPanel.tsx';
import { PasswordPanel } from '#client/features/settings/PasswordPanel.tsx';
import { PreferencesPanel } from '#client/features/settings/PreferencesPanel.tsx';
import { ThemePanel } from '#client/features/settings/ThemePanel.tsx';
import { TimeZonePanel } from '#client/features/settings/TimeZonePanel.tsx';
import { useSettingsQuery } from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';

/** As high as the panels that they replace. */
const SECURITY_HEIGHT = 800;
const SESSIONS_HEIGHT = 210;
const EVENTS_HEIGHT = 190;
const SHARED_HEIGHT = 190;
const DEVELOPERS_HEIGHT = 470;

const SecurityPanels = lazyPart(
  async () => (await import('#client/features/security/SecurityPanels.tsx')).SecurityPanels,
  <Skeleton variant="rounded" height={SECURITY_HEIGHT} />,
);
const SharedLinksPanel = lazyPart(
  async () =>
    (await import('#client/features/portfolio/shared/SharedLinksPanel.tsx')).SharedLinksPanel,
  <Skeleton variant="rounded" height={SHARED_HEIGHT} />,
);
const SessionsPanel = lazyPart(
  async () => (await import('#client/features/settings/SessionsPanel.tsx')).SessionsPanel,
  <Skeleton variant="rounded" height={SESSIONS_HEIGHT} />,
);
const SecurityEventsPanel = lazyPart(
  async () =>
    (await import('#client/features/security/SecurityEventsPanel.tsx')).SecurityEventsPanel,
  <Skeleton variant="rounded" height={EVENTS_HEIGHT} />,
);

const DeveloperPanels = lazyPart(
  async () => (await import('#client/features/access-tokens/DeveloperPanels.tsx')).DeveloperPanels,
  <Skeleton variant="rounded" height={DEVELOPERS_HEIGHT} />,
);

/** The user's settings. */
export function SettingsPage() {
  const { data, previousData, error, refetch } = useSettingsQuery();
  const me = (data ?? previousData)?.me ?? undefined;
  const isKnown = me !== undefined || !error;
  return (
    <>
      <PageHeader title="Settings" description="Your notifications, sign-in and data" />
      <Stack sx={{ gap: 3, maxWidth: (theme) => theme.layout.readingWidth }}>
        {error && (
          <ErrorAlert message={messageOf(error)} onRetry={() => void refetch().catch(() => {})} />
        )}
        <SectionLinks sections={Object.values(sections)} />
        <PageSection {...sections.display}>
          <ThemePanel />
          {isKnown && <TimeZonePanel user={me} />}
        </PageSection>
        {isKnown && (
          <>
            <PageSection {...sections.messages}>
              <EmailPanel user={me} />
              <PreferencesPanel user={me} />
              <RosterPanel user={me} />
              <PushPanel user={me} />
              <CalendarPanel user={me} />
            </PageSection>
            <PageSection {...sections.security}>
              <SecurityPanels user={me} />
              <PasswordPanel user={me} />
              <SessionsPanel user={me} />
              <SecurityEventsPanel />
            </PageSection>
            <PageSection {...sections.data}>
              <AccountImportPanel />
              <Box id="shared" sx={{ scrollMarginTop: (theme) => theme.spacing(9) }}>
                <SharedLinksPanel />
              </Box>
              <DataPanel timeZone={me?.timeZone} />
            </PageSection>
            <PageSection {...sections.developers}>
              <DeveloperPanels />
            </PageSection>
          </>
        )}
      </Stack>
    </>
  );
}

const sections = {
  display: { id: 'display', title: 'Display' },
  messages: { id: 'messages', title: 'Messages and calendar' },
  security: { id: 'security', title: 'Sign-in and security' },
  data: { id: 'data', title: 'Data and account' },
  developers: { id: 'developers', title: 'Programs and API' },
};
