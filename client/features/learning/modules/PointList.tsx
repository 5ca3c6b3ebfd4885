import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** A bulleted list. */
export function PointList({ points }: { points: readonly string[] }) {
  return (
    <Box component="ul" sx={{ mt: 1.5, mb: 0, pl: 3 }}>
      {points.map((point) => (
        <Typography key={point} component="li" sx={{ mb: 0.75 }}>
          {point}
        </Typography>
      ))}
    </Box>
  );
}
