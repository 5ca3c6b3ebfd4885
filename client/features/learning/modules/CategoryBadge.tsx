import Chip from '@mui/material/Chip';

const colors: Record<string, 'primary' | 'info' | 'secondary' | 'warning'> = {
  'Clinical Practice': 'primary',
  'Professional Development': 'info',
  'Education and Research': 'secondary',
  'Research & Education': 'secondary',
  'Leadership and Management': 'warning',
};

/** A module's category in its colour; grey if it has none. */
export function CategoryBadge({ category }: { category: string }) {
  const color = colors[category];
  return (
    <Chip
      size="small"
      label={category}
      sx={color && { bgcolor: `${color}.light`, color: `${color}.dark` }}
    />
  );
}
