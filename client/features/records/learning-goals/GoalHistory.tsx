import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ImportedNote } from '#client/components/ImportedNote.tsx';
import type { LearningGoalPartsFragment } from '#client/graphql/generated.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { formatDay } from '#client/lib/dates.ts';
import { counted } from '#domain/counts';
import { changeInWords } from '#domain/records/learning-goals.fields';

type Change = LearningGoalPartsFragment['changes'][number];

/** Shows how the plan changed and why, once it is expanded. */
export function GoalHistory({ goal }: { goal: LearningGoalPartsFragment }) {
  const timeZone = useCurrentUser().user?.timeZone;
  const { changes } = goal;
  if (changes.length === 0) return null;
  return (
    <Box component="details" sx={{ mt: 1 }}>
      <Typography
        component="summary"
        variant="body2"
        sx={{ cursor: 'pointer', py: 1.375, fontWeight: 'fontWeightMedium' }}
      >
        {`${counted(changes.length, 'change')} of plan`}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
        {changes.map((change) => (
          <Typography
            key={change.id}
            component="li"
            variant="body2"
            sx={{ overflowWrap: 'anywhere' }}
          >
            {formatDay(change.claimedChangedAt ?? change.changedAt, timeZone)}: {sentenceOf(change)}
            {change.reason && ` ${change.reason}`}
            <ImportedNote
              record={{ createdAt: change.changedAt, claimedCreatedAt: change.claimedChangedAt }}
              timeZone={timeZone}
              what="changed"
            />
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

function sentenceOf(change: Change): string {
  const { field, from, to } = changeInWords(change);
  return `${field} from “${from}” to “${to}”.`;
}
