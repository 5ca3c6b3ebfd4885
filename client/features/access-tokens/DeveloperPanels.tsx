import { AccessTokensPanel } from './AccessTokensPanel.tsx';
import { DeveloperPanel } from './DeveloperPanel.tsx';

/** Access tokens, and the pages that describe what they open. */
export const DeveloperPanels = () => (
  <>
    <AccessTokensPanel />
    <DeveloperPanel />
  </>
);
