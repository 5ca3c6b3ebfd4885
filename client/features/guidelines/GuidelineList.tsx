import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { Panel } from '#client/components/Panel.tsx';
import { SourceLine } from '#client/components/SourceLine.tsx';
import { guidelines, sourceNote, type Guideline } from '#domain/standard';

/** The regulator's standard clause by clause, each with its status. */
export function GuidelineList() {
  return (
    <Box sx={{ columnCount: { md: 2 }, columnGap: 3 }}>
      {guidelines.map((guideline) => (
        <Box key={guideline.id} sx={{ breakInside: 'avoid', pb: 3 }}>
          <Clause guideline={guideline} />
        </Box>
      ))}
    </Box>
  );
}

function Clause({ guideline: { heading, text, points, source } }: { guideline: Guideline }) {
  // Says up front which clauses were not verified at the source.
  const doubt = source.note && (
    <Chip size="small" color="warning" variant="outlined" label={source.note} />
  );
  return (
    <Panel title={heading} action={doubt}>
      <Typography>{text}</Typography>
      {points && (
        <Box component="ul" sx={{ pl: 2.5, my: 1 }}>
          {points.map((point) => (
            <Typography key={point} component="li">
              {point}
            </Typography>
          ))}
        </Box>
      )}
      <Box sx={{ mt: 1 }}>
        <SourceLine
          source={source}
          note={source.note ? undefined : (sourceNote(source) ?? undefined)}
        />
      </Box>
    </Panel>
  );
}
