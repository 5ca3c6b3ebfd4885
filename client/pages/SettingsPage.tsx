import { RosterPanel } from '#client/features/messages/rosters/RosterPanel.tsx';
import { DevicePanel } from '#client/features/account/settings/DevicePanel.tsx';
import { Place } from '#client/features/account/settings/Place.tsx';
import { SettingsFrame } from '#client/features/account/settings/SettingsFrame.tsx';
import { ThemePanel } from '#client/features/account/settings/ThemePanel.tsx';
import { TimeZonePanel } from '#client/features/account/settings/TimeZonePanel.tsx';
import { useSettingsQuery } from '#client/graphql/generated.ts';

/** This device, the display, and when the user is on shift. */
export function SettingsPage() {
  const { data, previousData, error, refetch } = useSettingsQuery();
  const me = (data ?? previousData)?.me ?? undefined;
  const isKnown = me !== undefined || !error;
  return (
    <SettingsFrame
      page="you"
      isReady={me !== undefined}
      error={error}
      onRetry={() => void refetch().catch(() => {})}
    >
      <Place id="device">{me && <DevicePanel userId={me.id} />}</Place>
      <Place id="theme">
        <ThemePanel />
      </Place>
      {isKnown && (
        <>
          <Place id="time-zone">
            <TimeZonePanel user={me} />
          </Place>
          <Place id="roster">
            <RosterPanel user={me} />
          </Place>
        </>
      )}
    </SettingsFrame>
  );
}
