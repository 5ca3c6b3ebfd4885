import { RosterPanel } from '#client/features/rosters/RosterPanel.tsx';
import { DevicePanel } from '#client/features/settings/DevicePanel.tsx';
import { Place } from '#client/features/settings/Place.tsx';
import { SettingsFrame } from '#client/features/settings/SettingsFrame.tsx';
import { ThemePanel } from '#client/features/settings/ThemePanel.tsx';
import { TimeZonePanel } from '#client/features/settings/TimeZonePanel.tsx';
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
