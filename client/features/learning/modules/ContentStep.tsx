import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ArrowRight, Clock, Lightbulb } from 'lucide-react';
import { useId } from 'react';
import { hoursLabel } from '#domain/records/activities';
import { moduleMessages, NOT_REVIEWED } from '#domain/learning/modules';
import { CaseStudies } from './CaseStudies.tsx';
import { ContentTable } from './ContentTable.tsx';
import { ContentVideo } from './ContentVideo.tsx';
import { FurtherReading } from './FurtherReading.tsx';
import { ModuleFigure } from './ModuleFigure.tsx';
import { PointList } from './PointList.tsx';
import { References } from './References.tsx';
import { ReviewNotice } from './ReviewNotice.tsx';
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
      {module.dueReview && <ReviewNotice module={module} week={module.dueReview.week} />}
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
          About {module.estimatedMinutes} minutes. With every case worked through, about{' '}
          {module.studyMinutes}. Completing it records the time that you confirm, up to{' '}
          {hoursLabel(module.hours)}. {moduleMessages.notInteractiveHours}{' '}
          {module.reviewers.length === 0 && NOT_REVIEWED}
        </span>
      </Typography>
      {sections.map(({ heading, blocks }) => (
        <Box key={heading} component="section" sx={{ mt: 4 }}>
          <Typography variant="h2" component="h3">
            {heading}
          </Typography>
          {blocks.map((block, index) => (
            <ContentBlock key={index} block={block} />
          ))}
          {module.figures
            .filter(({ section }) => section === heading)
            .map((figure) => (
              <ModuleFigure key={figure.key} figure={figure} />
            ))}
        </Box>
      ))}
      <KeyPoints points={keyPoints} />
      <CaseStudies module={module} />
      {video && <ContentVideo video={video} />}
      <FurtherReading works={module.furtherReading} />
      <References module={module} references={references} />
    </StepFrame>
  );
}

type Block = PlayerModule['content']['sections'][number]['blocks'][number];

function ContentBlock({ block: { text, list, table } }: { block: Block }) {
  if (list) return <PointList points={list} />;
  if (table) return <ContentTable table={table} />;
  return <Typography sx={{ mt: 1.5 }}>{text}</Typography>;
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
