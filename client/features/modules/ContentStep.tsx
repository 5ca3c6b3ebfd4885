import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ArrowRight, Clock, Lightbulb } from 'lucide-react';
import { useId } from 'react';
import { moduleMessages } from '#domain/modules';
import { ContentVideo } from './ContentVideo.tsx';
import { PointList } from './PointList.tsx';
import { References } from './References.tsx';
import { StepFrame } from './StepFrame.tsx';
import type { PlayerModule } from './player.ts';
import type { PlayerControls } from './usePlayer.ts';

interface Props {
  module: PlayerModule;
  controls: PlayerControls;
}

/** The module's text. */
export function ContentStep({ module, controls }: Props) {
  const { objectives, sections, keyPoints, references, video } = module.content;
  return (
    <StepFrame
      heading="Learning objectives"
      hasMoved={controls.hasMoved}
      actions={
        <Button variant="contained" endIcon={<ArrowRight />} onClick={() => controls.goTo('quiz')}>
          Go to the quiz
        </Button>
      }
    >
      <PointList points={objectives} />
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ display: 'flex', alignItems: 'baseline', gap: 1, mt: 2 }}
      >
        <Box component="span" aria-hidden sx={{ alignSelf: 'center', display: 'flex' }}>
          <Clock />
        </Box>
        <span>
          About {module.estimatedMinutes} minutes. Completing it records {module.hours} CPD hours.{' '}
          {moduleMessages.notInteractiveHours}
        </span>
      </Typography>
      {sections.map(({ heading, blocks }) => (
        <Box key={heading} component="section" sx={{ mt: 4 }}>
          <Typography variant="h2" component="h3">
            {heading}
          </Typography>
          {blocks.map(({ text, list }, index) =>
            list ? (
              <PointList key={index} points={list} />
            ) : (
              <Typography key={index} sx={{ mt: 1.5 }}>
                {text}
              </Typography>
            ),
          )}
        </Box>
      ))}
      <KeyPoints points={keyPoints} />
      {video && <ContentVideo video={video} />}
      <References module={module} references={references} />
    </StepFrame>
  );
}

function KeyPoints({ points }: { points: readonly string[] }) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ mt: 4, p: { xs: 2, sm: 3 }, borderRadius: 1, bgcolor: 'primary.light' }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, color: 'primary.dark' }}>
        <Lightbulb aria-hidden />
        <Typography id={id} variant="h2" component="h3">
          Key points
        </Typography>
      </Stack>
      <PointList points={points} />
    </Box>
  );
}
