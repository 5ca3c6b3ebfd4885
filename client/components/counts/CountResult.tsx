import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CircleCheck, CircleMinus, CircleX } from 'lucide-react';
import { SourceLine } from '#client/components/SourceLine.tsx';
import { dayLabel } from '#domain/dates';
import type { CountVerdict } from '#domain/standing/count-findings';
import {
  countTexts as texts,
  countVerdictLabels,
  type CountJudgement,
  type CountPart,
} from '#domain/standing/does-this-count';

const looks = {
  'likely-yes': { color: 'success', icon: <CircleCheck aria-hidden /> },
  partly: { color: 'warning', icon: <CircleMinus aria-hidden /> },
  unlikely: { color: 'default', icon: <CircleX aria-hidden /> },
} as const satisfies Record<CountVerdict, object>;

/** Both judgements, with the standard's words, and what would make the activity count. */
export function CountResult({ judgement }: { judgement: CountJudgement }) {
  const { total, interactive, decides, evidence, rulesFrom } = judgement;
  const rest = interactive.whatWouldMakeItCount.filter(
    (each) => !total.whatWouldMakeItCount.includes(each),
  );
  return (
    <Stack sx={{ gap: 2 }}>
      <Part part={total} changes={total.whatWouldMakeItCount} />
      <Part part={interactive} changes={rest} isQuoted={interactive.clause !== total.clause} />
      <Alert severity="info">{decides}</Alert>
      <div>
        <Typography>
          {texts.standsUp}: {evidence.text}
        </Typography>
        <SourceLine source={evidence.source} />
        <Typography variant="caption" component="p" color="textSecondary">
          {texts.rules(dayLabel(rulesFrom))}
        </Typography>
      </div>
    </Stack>
  );
}

interface PartProps {
  part: CountPart;
  changes: readonly string[];
  /** False if the same words are shown above. */
  isQuoted?: boolean;
}

function Part({ part, changes, isQuoted = true }: PartProps) {
  const { verdict, figure, because, clause, quote, source, readings } = part;
  return (
    <Card component="section" aria-label={figure} sx={{ p: 2 }}>
      <Stack sx={{ gap: 1.5 }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="h3" sx={{ flexGrow: 1 }}>
            {figure}
          </Typography>
          <Chip label={countVerdictLabels[verdict]} {...looks[verdict]} />
        </Stack>
        <Typography>{because}</Typography>
        {isQuoted && (
          <div>
            <Box component="blockquote" sx={quotation}>
              ({clause}) {quote}
            </Box>
            <SourceLine source={source} />
            {readings.map((each) => (
              <Box key={each.text} sx={{ mt: 1 }}>
                <Typography variant="body2">{each.text}</Typography>
                <SourceLine source={each.source} />
              </Box>
            ))}
          </div>
        )}
        {changes.length > 0 && (
          <div>
            <Typography variant="h4" component="h4" sx={{ fontWeight: 'fontWeightBold' }}>
              {texts.makeItCount}
            </Typography>
            <Box component="ul" sx={{ pl: 2.5, my: 0.5 }}>
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </Box>
          </div>
        )}
      </Stack>
    </Card>
  );
}

const quotation = {
  mt: 0,
  mx: 0,
  mb: 0.5,
  pl: 2,
  borderLeft: 4,
  borderColor: 'primary.main',
  fontStyle: 'italic',
} as const;
