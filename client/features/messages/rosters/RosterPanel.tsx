import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import { Panel } from '#client/components/Panel.tsx';
import type { RosterPartsFragment } from '#client/graphql/generated.ts';
import { rosterPanelMessages } from '#domain/messages/rosters';

/** As high as the editor without a roster: a link to it scrolls before it has loaded. */
const EDITOR_HEIGHT = 640;

const waiting = <Skeleton variant="rounded" height={EDITOR_HEIGHT} />;
const RosterEditor = lazyPart(
  async () => (await import('./RosterEditor.tsx')).RosterEditor,
  waiting,
);

/** The roster by which reminders are timed. */
export function RosterPanel({ user }: { user: RosterPartsFragment | undefined }) {
  return (
    <Panel title="Roster" busy={!user}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {rosterPanelMessages.about}
      </Typography>
      {user ? <RosterEditor user={user} /> : waiting}
    </Panel>
  );
}
