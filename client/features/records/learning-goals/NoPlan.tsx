import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { Plus, Target } from 'lucide-react';
import { EmptyState } from '#client/components/EmptyState.tsx';
import { SourceLine } from '#client/components/SourceLine.tsx';
import { exampleGoals, learningGoalMessages as messages } from '#domain/records/learning-goals';
import { useRules } from '#client/lib/rules.ts';
import type { GoalStart } from './form-values.ts';

interface Props {
  isPast: boolean;
  onAdd: (start?: GoalStart) => void;
}

/** Explains why a plan is required, with examples; for an earlier period, only notes that there was none. */
export function NoPlan({ isPast, onAdd }: Props) {
  const { portfolio } = useRules();
  if (isPast) return <EmptyState icon={<Target />} title={messages.emptyPast} />;
  return (
    <>
      <EmptyState
        icon={<Target />}
        title={messages.empty}
        text={messages.intro}
        actions={
          <Button variant="contained" startIcon={<Plus />} onClick={() => onAdd()}>
            {messages.add}
          </Button>
        }
      />
      <Typography variant="h3">{messages.examples}</Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
          gap: 1.5,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {exampleGoals.map((example) => (
          <Card key={example.title} component="li">
            <CardActionArea onClick={() => onAdd(example)} sx={{ p: 2, height: '100%' }}>
              <Typography sx={{ fontWeight: 'fontWeightMedium' }}>{example.title}</Typography>
              <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
                {example.why}
              </Typography>
            </CardActionArea>
          </Card>
        ))}
      </Box>
      <div>
        <SourceLine source={portfolio.duty.source} />
        <SourceLine source={portfolio.source} />
      </div>
    </>
  );
}
