import { AccessTokensPanel } from '#client/features/account/access-tokens/AccessTokensPanel.tsx';
import { DeveloperPanel } from '#client/features/account/access-tokens/DeveloperPanel.tsx';
import { Place } from '#client/features/account/settings/Place.tsx';
import { SettingsFrame } from '#client/features/account/settings/SettingsFrame.tsx';
import { WebhooksPanel } from '#client/features/account/webhooks/WebhooksPanel.tsx';

/** Access tokens, webhooks, and the pages that describe what they open. */
export function SettingsDevelopersPage() {
  return (
    <SettingsFrame page="developers">
      <Place id="tokens">
        <AccessTokensPanel />
      </Place>
      <Place id="webhooks">
        <WebhooksPanel />
      </Place>
      <Place id="guide">
        <DeveloperPanel />
      </Place>
    </SettingsFrame>
  );
}
