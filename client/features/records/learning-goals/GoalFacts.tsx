import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ImportedNote } from '#client/components/ImportedNote.tsx';
import type { LearningGoalPartsFragment } from '#client/graphql/generated.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { goalClosingFields, goalFields } from '#domain/records/learning-goals.fields';

/** A goal's reason, its measure, and the reflection at its end. */
export function GoalFacts({ goal }: { goal: LearningGoalPartsFragment }) {
  const timeZone = useCurrentUser().user?.timeZone;
  const facts = [
    [goalFields.why.label, goal.why],
    [goalFields.measure.label, goal.measure],
    [goalClosingFields.reflection.label, goal.reflection],
  ] as const;
  return (
    <>
      <ImportedNote record={goal} timeZone={timeZone} what="set" />
      <Box component="dl" sx={{ m: 0, mt: 1.5, display: 'grid', gap: 1 }}>
        {facts.map(
          ([label, text]) =>
            text && (
              <div key={label}>
                <Typography component="dt" variant="subtitle2" color="textSecondary">
                  {label}
                </Typography>
                <Typography
                  component="dd"
                  sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
                >
                  {text}
                </Typography>
              </div>
            ),
        )}
      </Box>
    </>
  );
}
