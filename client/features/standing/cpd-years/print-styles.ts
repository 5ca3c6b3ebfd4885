/** On paper only the sheet itself, in the colours of the light theme: a dark one would print dark squares. */
export const printStyles = {
  '@media print': {
    '@page': { margin: '16mm' },
    ':root, [data-color-scheme]': {
      '--mui-palette-primary-main': '#0e5a59 !important',
      '--mui-palette-primary-light': '#d5e6e1 !important',
      '--mui-palette-background-paper': '#fff !important',
      '--mui-palette-background-default': '#fff !important',
      '--mui-palette-text-primary': '#000 !important',
      '--mui-palette-text-secondary': '#333 !important',
      '--mui-palette-divider': '#bbb !important',
    },
    'aside, header, nav, summary, [data-screen-only], [data-toasts]': {
      display: 'none !important',
    },
    '[data-page-header]': { margin: '0 0 12px !important', padding: '0 !important' },
    'main section': { breakInside: 'avoid', border: '0 !important' },
    'main section > div': { padding: '0 0 8px !important' },
  },
} as const;
