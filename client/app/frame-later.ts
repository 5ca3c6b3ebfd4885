import { deferredComponent } from '#client/components/deferred-component.tsx';

// One file, since each name of a file costs the first load some bytes.
const load = () => import('./FrameExtras.tsx');

/** Without it, everything works except a reload offline. */
export const FrameExtras = deferredComponent(async () => (await load()).FrameExtras);

/** The search button with its shortcuts. */
export const SearchButton = deferredComponent(async () => (await load()).SearchButton);

/** On small screens, the pages of the place that is open. */
export const RoomBar = deferredComponent(async () => (await load()).RoomBar);

/** The dot on the Log button while presets are due. */
export const DueDot = deferredComponent(async () => (await load()).DueDot);

/** Asks whose device this is until the user answers. */
export const OwnDeviceQuestion = deferredComponent(async () => (await load()).OwnDeviceQuestion);
