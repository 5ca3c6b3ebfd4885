const main = 'var(--mui-palette-primary-main)';
const paper = 'var(--mui-palette-background-paper)';
const soft = 'var(--mui-palette-primary-light)';

const fill = (background: string) => ({
  background,
  boxShadow: `inset 0 0 0 1.5px ${main}`,
  printColorAdjust: 'exact',
});

/** Fills that differ in pattern and lightness, not in hue. */
export const fills = [
  fill(main),
  fill(`repeating-linear-gradient(45deg, ${main} 0 3px, ${paper} 3px 7px)`),
  fill(soft),
  fill(`radial-gradient(${main} 1.5px, ${paper} 2px) 0 0 / 7px 7px`),
  fill(paper),
] as const;

/** Shades of a week, from none to a day and more. */
export const shades = [
  { background: 'transparent', boxShadow: 'inset 0 0 0 1px var(--mui-palette-divider)' },
  ...[22, 45, 70, 100].map((percent) => ({
    background: `color-mix(in srgb, ${main} ${percent}%, ${paper})`,
    printColorAdjust: 'exact',
  })),
] as const;
