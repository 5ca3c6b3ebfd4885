import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { makeTheme } from '../app/theme.ts';

const ID = 'virtual:global-styles.css';

/**
 * The theme's variables and MUI's baseline as a file of styles, which a browser reads while the program is still on its
 * way; left to the program, they are a tenth of its start. The dev server starts again where the theme changes.
 */
export function globalStyles(): Plugin {
  return {
    name: 'global-styles',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? written() : null),
  };
}

/** What MUI and Emotion write into a page that a server renders. */
function written(): string {
  const page = renderToStaticMarkup(
    createElement(ThemeProvider, { theme: makeTheme() }, createElement(CssBaseline)),
  );
  const styles = [...page.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css!);
  if (styles.length === 0) throw new Error('MUI writes no global styles.');
  return styles.join('\n');
}
