import { LinkedIdentitiesPanel } from '#client/features/account/linked-identities/LinkedIdentitiesPanel.tsx';
import { PasskeysPanel } from '#client/features/account/passkeys/PasskeysPanel.tsx';
import { RecoveryCodesPanel } from '#client/features/account/recovery/RecoveryCodesPanel.tsx';
import { SecurityEventsPanel } from '#client/features/account/security-events/SecurityEventsPanel.tsx';
import { TotpPanel } from '#client/features/account/totp/TotpPanel.tsx';
import { PasswordPanel } from '#client/features/account/settings/PasswordPanel.tsx';
import { Place } from '#client/features/account/settings/Place.tsx';
import { SessionsPanel } from '#client/features/account/settings/SessionsPanel.tsx';
import { SettingsFrame } from '#client/features/account/settings/SettingsFrame.tsx';
import { useSignInSettingsQuery } from '#client/graphql/generated.ts';

/** The ways into the account, and where it is signed in. */
export function SettingsSignInPage() {
  const { data, previousData, error, refetch } = useSignInSettingsQuery();
  const me = (data ?? previousData)?.me ?? undefined;
  const providers = (data ?? previousData)?.identityProviders ?? [];
  const isKnown = me !== undefined || !error;
  return (
    <SettingsFrame
      page="signIn"
      isReady={me !== undefined}
      error={error}
      onRetry={() => void refetch().catch(() => {})}
    >
      {isKnown && (
        <>
          <Place id="passkeys">
            <PasskeysPanel user={me} />
          </Place>
          <Place id="authenticator">
            <TotpPanel user={me} />
          </Place>
          <Place id="recovery-codes">
            <RecoveryCodesPanel user={me} />
          </Place>
          {(providers.length > 0 || (me?.security.linkedIdentities.length ?? 0) > 0) && (
            <Place id="sign-in-services">
              <LinkedIdentitiesPanel user={me} providers={providers} />
            </Place>
          )}
          <Place id="password">
            <PasswordPanel user={me} hasPassword={me?.security.hasPassword} />
          </Place>
          <Place id="sessions">
            <SessionsPanel user={me} />
          </Place>
          <Place id="events">
            <SecurityEventsPanel />
          </Place>
        </>
      )}
    </SettingsFrame>
  );
}
