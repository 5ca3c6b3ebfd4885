import '@fontsource-variable/atkinson-hyperlegible-next';
import './lib/leaving.ts';
import 'virtual:global-styles.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { preloadFirst } from './app/screens.ts';
import { makeTheme } from './lib/theme.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

// One file, since each name of a file costs the first load some bytes.
const loadRest = () => import('./app/start-later.ts');

// A mail gateway encoded the `#` of a link: its secret goes back to where no server sees it.
const address = location.pathname + location.search;
if (/%(?:25)*23|[?&]token=/i.test(address)) {
  // Without that code the page says that its link lost its end.
  const rest = await loadRest().catch(() => null);
  const mended = rest?.mendedAddress(address);
  if (mended) history.replaceState(history.state, '', mended);
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

// In separate tasks: together with the program's modules, a phone would not respond for a sixth of a second.
await nextTask();
const theme = makeTheme();
await nextTask();

// With its code loaded the screen needs no spinner, for which React would delay it by 300 ms. As a transition it renders
// in slices, between which the browser responds: on a phone all of it takes a second.
await preloadFirst(window.location.pathname);
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App theme={theme} />
    </StrictMode>,
  ),
);
// Loads the words about failures. Without them, a failure is shown in the plain words that are here.
loadRest().catch(() => {});
