import Stack from '@mui/material/Stack';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { PageHeader } from '#client/components/PageHeader.tsx';
import { CalendarPanel } from '#client/features/calendar/CalendarPanel.tsx';
import { PushPanel } from '#client/features/push/PushPanel.tsx';
import { EmailPanel } from '#client/features/email-addresses/EmailPanel.tsx';
import { AccountImportPanel } from '#client/features/imports/AccountImportPanel.tsx';
import { DataPanel } from '#client/features/settings/DataPanel.tsx';
import { PasswordPanel } from '#client/features/settings/PasswordPanel.tsx';
import { PreferencesPanel } from '#client/features/settings/PreferencesPanel.tsx';
import { SessionsPanel } from '#client/features/settings/SessionsPanel.tsx';
import { ThemePanel } from '#client/features/settings/ThemePanel.tsx';
import { TimeZonePanel } from '#client/features/settings/TimeZonePanel.tsx';
import { useSettingsQuery } from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';

/** How the platform works for the user. */
export function SettingsPage() {
  const { data, previousData, error, refetch } = useSettingsQuery();
  const me = (data ?? previousData)?.me ?? undefined;
  const isKnown = me !== undefined || !error;
  return (
    <>
      <PageHeader title="Settings" description="How the platform works for you" />
      <Stack sx={{ gap: 3, maxWidth: (theme) => theme.layout.readingWidth }}>
        {error && (
          <ErrorAlert message={messageOf(error)} onRetry={() => void refetch().catch(() => {})} />
        )}
        <ThemePanel />
        {isKnown && (
          <>
            <TimeZonePanel user={me} />
            <EmailPanel user={me} />
            <PreferencesPanel user={me} />
            <PushPanel user={me} />
            <CalendarPanel user={me} />
            <PasswordPanel user={me} />
            <SessionsPanel user={me} />
            <AccountImportPanel />
            <DataPanel timeZone={me?.timeZone} />
          </>
        )}
      </Stack>
    </>
  );
}
