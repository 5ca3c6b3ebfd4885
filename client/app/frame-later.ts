import { deferredComponent } from '#client/components/deferred-component.tsx';

// One file, since each name of a file costs the first load some bytes.
const load = () => import('./FrameExtras.tsx');

/** Without it, everything works except a reload offline. */
export const FrameExtras = deferredComponent(async () => (await load()).FrameExtras);

/** The search button, with the shortcuts that work everywhere. */
export const SearchButton = deferredComponent(async () => (await load()).SearchButton);
