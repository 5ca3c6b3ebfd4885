import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { Panel } from '#client/components/Panel.tsx';
import { SourceLine } from '#client/components/SourceLine.tsx';
import { useRules } from '#client/lib/rules.ts';
import { inWordsOf, type Profession } from '#domain/professions/profession';
import { guidelinesOf, type Guideline } from '#domain/standing/guidelines';
import { CHECK_WITH_BOARD } from '#domain/sources';

/** The rules in force clause by clause, each with its sources. */
export function GuidelineList({ profession }: { profession: Profession }) {
  const guidelines = guidelinesOf(useRules(profession), profession);
  return (
    <Box sx={{ columnCount: { md: 2 }, columnGap: 3 }}>
      {guidelines.map((guideline) => (
        <Box key={guideline.id} sx={{ breakInside: 'avoid', pb: 3 }}>
          <Clause guideline={guideline} profession={profession} />
        </Box>
      ))}
    </Box>
  );
}

function Clause({ guideline, profession }: { guideline: Guideline; profession: Profession }) {
  const { heading, text, points, remark, sources } = guideline;
  // Marks the clauses that were not verified at the source.
  const doubt = sources.some(({ confidence }) => confidence === 'unverified') && (
    <Chip
      size="small"
      color="warning"
      variant="outlined"
      label={inWordsOf(profession, CHECK_WITH_BOARD)}
    />
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
      {remark && <Typography>{remark}</Typography>}
      <Box sx={{ mt: 1 }}>
        {sources.map((source) => (
          <SourceLine key={source.title + source.publisher} source={source} />
        ))}
      </Box>
    </Panel>
  );
}
