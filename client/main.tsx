import '@fontsource-variable/atkinson-hyperlegible-next';
import './lib/leaving.ts';
import 'virtual:global-styles.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { preloadFirst } from './app/screens.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

// With its code there the screen needs no spinner, for which React would hold it back 300 ms. As a transition it renders
// in slices, between which the browser answers: on a phone the whole takes a second.
await preloadFirst(window.location.pathname);
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
