import '@fontsource-variable/atkinson-hyperlegible-next';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { preload } from './app/loaders.ts';
import { paths } from './app/paths.ts';

const { pathname } = window.location;
if (pathname !== paths.auth) preload(pathname);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
