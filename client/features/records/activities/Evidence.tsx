import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ExternalLink, Paperclip } from 'lucide-react';
import { VisuallyHidden } from '#client/components/VisuallyHidden.tsx';
import { evidenceUrl } from '#domain/records/activities';
import {
  evidenceGradeLabels,
  evidenceGrades,
  isFullEvidence,
} from '#domain/records/evidence-strength';

interface Props {
  evidence: string;
  /** Strength of the activity's evidence (EvidenceGrade); shown if it is not enough. */
  grade: string;
}

/** The proof of an activity: a link if it is a web address, otherwise text. */
export function Evidence({ evidence, grade }: Props) {
  const weak = evidenceGrades.find((each) => each === grade && !isFullEvidence(each));
  const url = evidenceUrl(evidence);
  return (
    <Typography
      variant="body2"
      component="div"
      color="textSecondary"
      sx={{ display: 'flex', gap: 0.75, mt: 1, overflowWrap: 'anywhere' }}
    >
      <Box component="span" sx={{ display: 'inline-flex', height: '1lh', alignItems: 'center' }}>
        <Paperclip aria-hidden />
      </Box>
      <VisuallyHidden>Evidence: </VisuallyHidden>
      {url ? (
        <Link href={url} target="_blank" rel="noopener noreferrer">
          {shortAddress(url)} <ExternalLink aria-hidden style={{ verticalAlign: 'text-bottom' }} />
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </Link>
      ) : (
        <span>{evidence}</span>
      )}
      {weak && <Chip size="small" variant="outlined" label={evidenceGradeLabels[weak]} />}
    </Typography>
  );
}

const SHOWN = 60;

/** Returns an address without its scheme, shortened if it is long. */
function shortAddress(url: string): string {
  const bare = url.replace(/^https?:\/\//i, '').replace(/\/$/, '');
  return bare.length > SHOWN ? `${bare.slice(0, SHOWN)}…` : bare;
}
