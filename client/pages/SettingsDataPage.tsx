import { AccountImportPanel } from '#client/features/records/imports/AccountImportPanel.tsx';
import { DataPanel } from '#client/features/account/settings/DataPanel.tsx';
import { DeleteAccountPanel } from '#client/features/account/settings/DeleteAccountPanel.tsx';
import { Place } from '#client/features/account/settings/Place.tsx';
import { SettingsFrame } from '#client/features/account/settings/SettingsFrame.tsx';
import { useCurrentUser } from '#client/lib/current-user.ts';

/** Export, import and deletion of the user's data. Needs no more about the user than every page has. */
export function SettingsDataPage() {
  const timeZone = useCurrentUser().user?.timeZone;
  return (
    <SettingsFrame page="data">
      <Place id="export">
        <DataPanel timeZone={timeZone} />
      </Place>
      <Place id="restore">
        <AccountImportPanel />
      </Place>
      <Place id="delete-account">
        <DeleteAccountPanel timeZone={timeZone} />
      </Place>
    </SettingsFrame>
  );
}
