import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { makeTheme } from '../lib/theme.ts';

const ID = 'virtual:global-styles.css';

/**
 * The theme's CSS variables and MUI's baseline as a stylesheet, which the browser reads while the program still
 * loads; computed by the program, they take a tenth of its start. The dev server restarts when the theme changes.
 */
export function globalStyles(): Plugin {
  return {
    name: 'global-styles',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? written() : null),
  };
}

/** The styles that MUI and Emotion write into a server-rendered page. */
function written(): string {
  const page = renderToStaticMarkup(
    createElement(ThemeProvider, { theme: makeTheme() }, createElement(CssBaseline)),
  );
  const styles = [...page.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css!);
  if (styles.length === 0) throw new Error('MUI writes no global styles.');
  return [...styles, forcedColours].join('\n');
}

/**
 * Forced colours remove the backgrounds and colours that mark buttons, chips, alerts, the current page and tab, and a switch that is on. Here
 * instead of in the theme, whose styles every first load has twice. Each class twice, since MUI's own come later.
 */
const forcedColours = `@media (forced-colors: active) {
  .MuiButton-contained.MuiButton-contained, .MuiChip-filled.MuiChip-filled, .MuiAlert-root.MuiAlert-root {
    border: 1px solid;
  }
  .MuiTabs-indicator.MuiTabs-indicator,
  .MuiSwitch-switchBase.Mui-checked + .MuiSwitch-track.MuiSwitch-track {
    forced-color-adjust: none;
    background-color: Highlight;
    opacity: 1;
  }
  nav [aria-current][aria-current] { text-decoration: underline; }
  .MuiInputBase-input.MuiInputBase-input::placeholder { opacity: 1; }
}`;
