import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Panel } from '#client/components/Panel.tsx';
import { answerStateLabels } from '#domain/standing/renewal';
import type { Answer } from './AnswerCard.tsx';

interface Props {
  answers: readonly Answer[];
  considered: readonly string[];
  onConsider: (id: string, isConsidered: boolean) => void;
}

/** The declarations about which no record says anything, as one checklist. */
export function OnlyYou({ answers, considered, onConsider }: Props) {
  const findings = answers.map(({ finding }) => finding);
  // Most have the same finding: it is shown once.
  const said = findings.find((finding, at) => findings.indexOf(finding) < at);
  return (
    <Panel title={answerStateLabels.yours}>
      {said && <Typography sx={{ mb: 1 }}>{said}</Typography>}
      <Stack component="ul" sx={{ gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {answers.map(({ id, heading, question, finding }) => (
          <li key={id}>
            <FormControlLabel
              control={
                <Checkbox
                  checked={considered.includes(id)}
                  onChange={(_, checked) => onConsider(id, checked)}
                />
              }
              label={
                <>
                  <Typography component="span" sx={{ fontWeight: 'fontWeightMedium' }}>
                    {heading}
                  </Typography>
                  <Typography component="span" variant="body2" sx={{ display: 'block' }}>
                    {question} {finding !== said && finding}
                  </Typography>
                </>
              }
              sx={{ alignItems: 'flex-start', '& .MuiFormControlLabel-label': { pt: 1.25 } }}
            />
          </li>
        ))}
      </Stack>
    </Panel>
  );
}
