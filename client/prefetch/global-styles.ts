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
  return styles.join('\n');
}
