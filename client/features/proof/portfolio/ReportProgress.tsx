import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { sizeLabel } from '#domain/sizes';
import { portfolioFormats, type PortfolioFormat } from '#domain/proof/portfolio';

interface Props {
  format: PortfolioFormat;
  /** Bytes received. */
  bytes: number;
  /** Expected bytes, approximately; 0 if unknown. */
  expected: number;
}

/** Shows that the report is being made, then how much of it has arrived. */
export function ReportProgress({ format, bytes, expected }: Props) {
  const label = portfolioFormats.find(({ value }) => value === format)?.label;
  const isKnown = bytes > 0 && expected > bytes;
  const of = isKnown ? ` of about ${sizeLabel(expected)}` : '';
  return (
    <Box>
      <Typography variant="body2" component="output" sx={{ display: 'block', mb: 0.5 }}>
        {bytes === 0 ? `Making it: ${label}. A long one takes a few seconds.` : 'Downloading'}
      </Typography>
      <LinearProgress
        aria-label="Progress of the report"
        variant={isKnown ? 'determinate' : 'indeterminate'}
        value={isKnown ? (bytes / expected) * 100 : undefined}
      />
      {bytes > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {sizeLabel(bytes)}
          {of}
        </Typography>
      )}
    </Box>
  );
}
