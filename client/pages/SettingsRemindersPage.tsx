import { useState } from 'react';
import { CalendarPanel } from '#client/features/messages/calendar-feeds/CalendarPanel.tsx';
import { EmailPanel } from '#client/features/account/email-addresses/EmailPanel.tsx';
import { PushPanel } from '#client/features/messages/push-subscriptions/PushPanel.tsx';
import { Place } from '#client/features/account/settings/Place.tsx';
import { PreferencesPanel } from '#client/features/messages/notification-preferences/PreferencesPanel.tsx';
import { SettingsFrame } from '#client/features/account/settings/SettingsFrame.tsx';
import { useReminderSettingsQuery } from '#client/graphql/generated.ts';

/** Settings that decide which messages come, by which channel, and when. */
export function SettingsRemindersPage() {
  const { data, previousData, error, refetch } = useReminderSettingsQuery();
  const me = (data ?? previousData)?.me ?? undefined;
  // The other parts have their place once the form is there.
  const [isShown, setShown] = useState(false);
  const isKnown = me !== undefined || !error;
  return (
    <SettingsFrame
      page="reminders"
      isReady={isShown}
      error={error}
      onRetry={() => void refetch().catch(() => {})}
    >
      {isKnown && (
        <>
          <Place id="notifications">
            <PreferencesPanel user={me} onShown={() => setShown(true)} />
          </Place>
          <Place id="email">
            <EmailPanel user={me} />
          </Place>
          <Place id="push">
            <PushPanel user={me} />
          </Place>
          <Place id="calendar">
            <CalendarPanel user={me} />
          </Place>
        </>
      )}
    </SettingsFrame>
  );
}
