import { createTheme, type Components, type Theme } from '@mui/material/styles';

/** Sizes shared by the frame; everything else is spacing and typography. */
const layout = {
  sidebarWidth: 264,
  drawerWidth: 304,
  headerHeight: 64,
  /** Width of the header's buttons with a margin. */
  headerActionsWidth: 492,
  mobileBarHeight: 56,
  bottomBarHeight: 64,
  contentWidth: 1240,
  readingWidth: 720,
  formWidth: 440,
  toastWidth: 420,
  avatar: 40,
  /** Minimum height and width of anything pressable. */
  touch: 44,
} as const;

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    /** The panel beside the sign-in form. */
    brand: { main: string; contrastText: string };
  }
  interface PaletteOptions {
    brand?: { main: string; contrastText: string };
  }
  interface Theme {
    layout: typeof layout;
  }
  interface ThemeOptions {
    layout?: typeof layout;
  }
}

/** Storage key of the theme; public/theme-init.js reads it too. */
export const THEME_STORAGE_KEY = 'theme';

/** Deep teal and eucalyptus on warm paper; amber only marks what needs attention. */
export const light = {
  primary: { main: '#0e5a59', light: '#d5e6e1', dark: '#083f3f', contrastText: '#ffffff' },
  secondary: { main: '#4a6b57', light: '#e2ebe0', dark: '#33503f', contrastText: '#ffffff' },
  success: { main: '#2c6e49', light: '#dcebdd', dark: '#1d5235', contrastText: '#ffffff' },
  warning: { main: '#9a5b00', light: '#fbe8c6', dark: '#6f4100', contrastText: '#ffffff' },
  error: { main: '#ab2f24', light: '#f8dfda', dark: '#7f1f17', contrastText: '#ffffff' },
  info: { main: '#2a5d80', light: '#dbe8f1', dark: '#1c4460', contrastText: '#ffffff' },
  background: { default: '#f6f2ea', paper: '#fffdf9' },
  text: { primary: '#1e2b2a', secondary: '#52605d', disabled: '#7d8784' },
  divider: '#e2dbcd',
  brand: { main: '#0c4a49', contrastText: '#f6f2ea' },
} as const;

/** For night shifts: dim and warm, with neither pure black nor pure white. */
export const dark = {
  primary: { main: '#84c3b7', light: '#25413d', dark: '#a5d6cc', contrastText: '#0d2422' },
  secondary: { main: '#a3bfa5', light: '#2d3a2f', dark: '#bfd4c0', contrastText: '#16211a' },
  success: { main: '#8fc79f', light: '#263a2c', dark: '#aed9b9', contrastText: '#10231a' },
  warning: { main: '#e3b05c', light: '#453516', dark: '#efc98a', contrastText: '#2a1d05' },
  error: { main: '#efa093', light: '#4a2a25', dark: '#f5bdb3', contrastText: '#35110c' },
  info: { main: '#9dc0dc', light: '#26384a', dark: '#bdd5e8', contrastText: '#0f2232' },
  background: { default: '#191816', paper: '#22211e' },
  text: { primary: '#e8e1d5', secondary: '#b8afa0', disabled: '#8b8377' },
  divider: '#3a3732',
  brand: { main: '#1d302d', contrastText: '#e8e1d5' },
} as const;

const font =
  "'Atkinson Hyperlegible Next Variable', 'Atkinson Hyperlegible', system-ui, sans-serif";

/** The app's theme: the only place for colours and sizes. Creating it takes time: see main.tsx. */
export const makeTheme = (): Theme =>
  createTheme({
    cssVariables: { colorSchemeSelector: 'data-color-scheme' },
    colorSchemes: { light: { palette: light }, dark: { palette: dark } },
    motion: { reducedMotion: 'system' },
    layout,
    shape: { borderRadius: 10 },
    typography: {
      fontFamily: font,
      fontWeightMedium: 600,
      h1: { fontSize: '1.75rem', fontWeight: 700, lineHeight: 1.2, letterSpacing: '-0.01em' },
      h2: { fontSize: '1.25rem', fontWeight: 700, lineHeight: 1.3 },
      h3: { fontSize: '1.0625rem', fontWeight: 700, lineHeight: 1.35 },
      h4: { fontSize: '1rem', fontWeight: 700, lineHeight: 1.4 },
      h5: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4 },
      h6: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4 },
      subtitle1: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.45 },
      subtitle2: { fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.45 },
      body1: { fontSize: '1rem', lineHeight: 1.55 },
      body2: { fontSize: '0.9375rem', lineHeight: 1.5 },
      caption: { fontSize: '0.875rem', lineHeight: 1.45 },
      button: { fontSize: '1rem', fontWeight: 600, textTransform: 'none', letterSpacing: 0 },
    },
    components: components(),
  });

function components(): Components<Omit<Theme, 'components'>> {
  const touch = { minHeight: layout.touch };
  const square = { minHeight: layout.touch, minWidth: layout.touch };
  return {
    MuiCssBaseline: { styleOverrides: base },
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { ...touch, paddingInline: 18 } },
    },
    MuiIconButton: { styleOverrides: { root: square } },
    MuiToggleButton: {
      styleOverrides: {
        root: ({ theme }) => ({ ...square, color: theme.vars.palette.text.secondary }),
      },
    },
    MuiCheckbox: { styleOverrides: { root: square } },
    MuiRadio: { styleOverrides: { root: square } },
    MuiFormControlLabel: { styleOverrides: { root: touch } },
    // The class twice, since MUI resets the height on wider screens.
    MuiMenuItem: { styleOverrides: { root: { '&&': touch } } },
    MuiListItemButton: { styleOverrides: { root: { ...touch, borderRadius: 10 } } },
    MuiTab: {
      styleOverrides: {
        root: ({ theme }) => ({
          ...touch,
          fontSize: '1rem',
          paddingInline: 18,
          // Three of them fit on a phone.
          [theme.breakpoints.down('sm')]: { paddingInline: 10 },
        }),
      },
    },
    MuiTextField: { defaultProps: { fullWidth: true } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: ({ theme }) => ({
          ...touch,
          backgroundColor: theme.vars.palette.background.paper,
        }),
        notchedOutline: ({ theme }) => ({
          borderColor: theme.vars.palette.text.disabled,
        }),
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { fontSize: '0.9375rem', marginInline: 2 } } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { borderRadius: 16 } },
    },
    MuiDialog: {
      styleOverrides: {
        container: ({ theme }) => {
          // For elements without room above them.
          const room = { paddingTop: 'var(--toast-room, 0px)' };
          const { between } = theme.breakpoints;
          return { '&:has(> .MuiDialog-paperFullScreen)': room, [between('sm', 'md')]: room };
        },
        paper: ({ ownerState }) => ({ borderRadius: ownerState.fullScreen ? 0 : 18 }),
      },
    },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.25rem', fontWeight: 700 } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
    MuiLinearProgress: { styleOverrides: { root: { height: 10, borderRadius: 5 } } },
    MuiChip: { styleOverrides: { root: { fontWeight: 600, fontSize: '0.875rem' } } },
    MuiTooltip: {
      defaultProps: { enterDelay: 400 },
      styleOverrides: { tooltip: { fontSize: '0.875rem' } },
    },
    MuiAlert: { styleOverrides: { root: alertColours, action: { paddingTop: 0 } } },
  };
}

/** The standard alert in the theme's own tints, so that its text keeps its contrast. */
function alertColours({
  ownerState,
  theme,
}: {
  ownerState: { variant?: string; severity?: 'error' | 'info' | 'success' | 'warning' };
  theme: Omit<Theme, 'components'>;
}) {
  if ((ownerState.variant ?? 'standard') !== 'standard') return {};
  const { palette } = theme.vars;
  return {
    alignItems: 'center',
    backgroundColor: palette[ownerState.severity ?? 'success'].light,
    color: palette.text.primary,
    '& .MuiAlert-icon': { color: palette[ownerState.severity ?? 'success'].main },
  };
}

function base(theme: Omit<Theme, 'components'>) {
  const { palette } = theme.vars;
  return {
    // What gets the focus is not left under the bottom bar.
    html: { scrollPaddingBottom: layout.bottomBarHeight + 16 },
    // Icons without a size of their own.
    'svg.lucide': { flexShrink: 0 },
    'svg.lucide[width="24"]': { width: '1.25rem', height: '1.25rem' },
    // Titles that are links, and links alone in a line: a press just above or below counts too.
    ':is(h3, h4) > a, a[data-alone]': {
      position: 'relative',
      display: 'inline-block',
      '&::after': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        top: '50%',
        height: `max(100%, ${layout.touch}px)`,
        translate: '0 -50%',
      },
    },
    // The selector twice, since buttons remove their outline in a class of their own.
    ':focus-visible, .MuiButtonBase-root:focus-visible': {
      outline: `3px solid ${palette.primary.main}`,
      outlineOffset: 2,
    },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0.01ms !important',
        scrollBehavior: 'auto !important',
      },
    },
  };
}
