const line = { fill: 'none', strokeLinejoin: 'round' } as const;

/** Strokes of the lines: they differ in width and dashes, so that no colour need be seen. */
export const strokes = {
  total: { ...line, stroke: 'var(--mui-palette-primary-main)', strokeWidth: 3.5 },
  interactive: {
    ...line,
    stroke: 'var(--mui-palette-info-main)',
    strokeWidth: 2,
    strokeDasharray: '7 2',
  },
  required: {
    ...line,
    stroke: 'var(--mui-palette-text-secondary)',
    strokeWidth: 1,
    strokeDasharray: '3 3',
  },
  plan: {
    ...line,
    stroke: 'var(--mui-palette-primary-main)',
    strokeWidth: 2,
    strokeDasharray: '1 4',
    strokeLinecap: 'round',
  },
  range: {
    ...line,
    stroke: 'var(--mui-palette-primary-main)',
    strokeWidth: 1.5,
    strokeDasharray: '10 4',
  },
  enough: {
    ...line,
    stroke: 'var(--mui-palette-warning-main)',
    strokeWidth: 2,
    strokeDasharray: '2 3 8 3',
  },
  band: { fill: 'var(--mui-palette-primary-main)', fillOpacity: 0.16, stroke: 'none' },
  otherBand: { fill: 'var(--mui-palette-info-main)', fillOpacity: 0.16, stroke: 'none' },
  grid: { ...line, stroke: 'var(--mui-palette-divider)', strokeWidth: 1 },
  today: { ...line, stroke: 'var(--mui-palette-text-primary)', strokeWidth: 1 },
} as const;

export type Stroke = 'total' | 'interactive' | 'required' | 'plan' | 'range' | 'enough';
