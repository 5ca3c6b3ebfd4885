import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ChevronDown, Scale } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import { SourceLine } from '#client/components/SourceLine.tsx';
import { useRules } from '#client/lib/rules.ts';
import { countTexts } from '#domain/standing/does-this-count';
import { questionsOf, type Question } from '#domain/account/help';

/** The four most frequent questions, the first one open, and a way to ask about an activity. */
export function Questions() {
  const questions = questionsOf(useRules());
  return (
    <div>
      {questions.map((question, index) => (
        <Accordion
          key={question.id}
          variant="outlined"
          disableGutters
          defaultExpanded={index === 0}
          slotProps={{ heading: { component: 'h2' } }}
        >
          <AccordionSummary
            expandIcon={<ChevronDown />}
            id={`${question.id}-question`}
            aria-controls={`${question.id}-answer`}
          >
            <Typography component="span" variant="h3">
              {question.question}
            </Typography>
          </AccordionSummary>
          <AccordionDetails>
            <Answer question={question} />
          </AccordionDetails>
        </Accordion>
      ))}
      <Button
        component={RouterLink}
        to={paths.counts}
        variant="outlined"
        startIcon={<Scale />}
        sx={{ mt: 2 }}
      >
        {countTexts.title}
      </Button>
    </div>
  );
}

function Answer({ question: { answer, points, remark, sources } }: { question: Question }) {
  return (
    <Stack sx={{ gap: 1, maxWidth: (theme) => theme.layout.readingWidth }}>
      {answer.map((paragraph) => (
        <Typography key={paragraph}>{paragraph}</Typography>
      ))}
      {points && (
        <Box component="ul" sx={{ pl: 2.5, my: 0 }}>
          {points.map((point) => (
            <Typography key={point} component="li">
              {point}
            </Typography>
          ))}
        </Box>
      )}
      {remark && <Typography>{remark}</Typography>}
      <div>
        {sources.map((source) => (
          <SourceLine key={source.title + source.publisher} source={source} />
        ))}
      </div>
    </Stack>
  );
}
