import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BookOpen, CircleCheck, ListChecks, NotebookPen } from 'lucide-react';
import { ProgressBar } from '#client/components/ProgressBar.tsx';
import { moduleProgress, moduleSteps, type ModuleStep } from '#domain/learning/modules';
import type { PlayerModule } from './player.ts';
import type { PlayerControls } from './usePlayer.ts';

const words = {
  content: { label: 'Content', Icon: BookOpen },
  quiz: { label: 'Quiz', Icon: ListChecks },
  reflection: { label: 'Reflection', Icon: NotebookPen },
} as const;

interface Props {
  module: PlayerModule;
  controls: PlayerControls;
}

/** The steps as buttons, and the progress. */
export function PlayerHead({ module, controls }: Props) {
  const { player, goTo } = controls;
  const steps = moduleSteps.filter((step) => step !== 'reflection' || module.hasReflection);
  const isDone = (step: ModuleStep) =>
    player.completed || (step === 'quiz' && player.attempt !== null && player.passed);
  const percent = player.completed
    ? 100
    : moduleProgress({
        ...player,
        submitted: player.attempt !== null,
        hasReflection: module.hasReflection,
      });
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, pb: 1.5 }}>
      <Box component="nav" aria-label="Steps of the module">
        <Stack
          component="ol"
          direction="row"
          sx={{ m: 0, p: 0, gap: { xs: 0.5, sm: 1 }, mb: 1, listStyle: 'none' }}
        >
          {steps.map((step) => {
            const { label, Icon } = words[step];
            const isCurrent = step === player.step;
            return (
              <li key={step}>
                <Button
                  variant={isCurrent ? 'outlined' : 'text'}
                  aria-current={isCurrent ? 'step' : undefined}
                  startIcon={isDone(step) ? <CircleCheck /> : <Icon />}
                  onClick={() => goTo(step)}
                  sx={{ px: { xs: 1, sm: 2 } }}
                >
                  {label}
                </Button>
              </li>
            );
          })}
        </Stack>
      </Box>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
        <ProgressBar
          percent={percent}
          color={player.completed ? 'success' : 'primary'}
          aria-label="Progress in this module"
          sx={{ flexGrow: 1 }}
        />
        <Typography variant="body2" aria-hidden sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {percent}%
        </Typography>
      </Stack>
    </Box>
  );
}
