import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { PageHeader } from '#client/components/PageHeader.tsx';
import { PageSection, SectionLinks } from '#client/components/PageSection.tsx';
import { CalendarPanel } from '#client/features/calendar/CalendarPanel.tsx';
import { PushPanel } from '#client/features/push/PushPanel.tsx';
import { EmailPanel } from '#client/features/email-addresses/EmailPanel.tsx';
import { AccountImportPanel } from '#client/features/imports/AccountImportPanel.tsx';
import { PasskeysPanel } from '#client/features/security/PasskeysPanel.tsx';
import { RecoveryCodesPanel } from '#client/features/security/RecoveryCodesPanel.tsx';
import { SecurityEventsPanel } from '#client/features/security/SecurityEventsPanel.tsx';
import { TotpPanel } from '#client/features/security/TotpPanel.tsx';
import { DataPanel } from '#client/features/settings/DataPanel.tsx';
import { PasswordPanel } from '#client/features/settings/PasswordPanel.tsx';
import { PreferencesPanel } from '#client/features/settings/PreferencesPanel.tsx';
import { SessionsPanel } from '#client/features/settings/SessionsPanel.tsx';
import { ThemePanel } from '#client/features/settings/ThemePanel.tsx';
import { TimeZonePanel } from '#client/features/settings/TimeZonePanel.tsx';
import { useSettingsQuery } from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { useHashScroll } from '#client/lib/hash-scroll.ts';

/** How the platform works for the user. */
export function SettingsPage() {
  const { data, previousData, error, refetch } = useSettingsQuery();
  const me = (data ?? previousData)?.me ?? undefined;
  useHashScroll(me !== undefined);
  const isKnown = me !== undefined || !error;
  return (
    <>
      <PageHeader title="Settings" description="How the platform works for you" />
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
              <PushPanel user={me} />
              <CalendarPanel user={me} />
            </PageSection>
            <PageSection {...sections.security}>
              <PasskeysPanel user={me} />
              <TotpPanel user={me} />
              <Box id="recovery-codes" sx={{ scrollMarginTop: (theme) => theme.spacing(9) }}>
                <RecoveryCodesPanel user={me} />
              </Box>
              <PasswordPanel user={me} />
              <SessionsPanel user={me} />
              <SecurityEventsPanel />
            </PageSection>
            <PageSection {...sections.data}>
              <AccountImportPanel />
              <DataPanel timeZone={me?.timeZone} />
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
};
