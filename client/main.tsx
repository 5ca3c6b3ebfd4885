import '@fontsource-variable/atkinson-hyperlegible-next';
import './lib/leaving.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { preload } from './app/loaders.ts';
import { paths } from './app/paths.ts';

const { pathname } = window.location;
if (pathname !== paths.auth) preload(pathname);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

// As a transition React renders in slices, between which the browser answers: on a phone the whole takes a second.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
