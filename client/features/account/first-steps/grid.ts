/** Steps side by side if there is room. */
export const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;
