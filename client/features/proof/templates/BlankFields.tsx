import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TemplateField } from '#domain/records/templates';

interface Props {
  fields: readonly TemplateField[];
  columns: number;
}

/** Lines to fill in on paper. */
export function BlankFields({ fields, columns }: Props) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: `repeat(${columns}, 1fr)` },
        alignItems: 'end',
        columnGap: 3,
        rowGap: 1.5,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {fields.map(({ label, wide }) => (
        <Box
          key={label}
          component="li"
          sx={{ gridColumn: wide ? '1 / -1' : undefined, borderBottom: 1, pb: 3 }}
        >
          <Typography variant="caption" color="textSecondary">
            {label}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
