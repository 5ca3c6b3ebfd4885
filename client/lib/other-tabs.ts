/** What a tab tells the others, since they share its cookie. */
export type SessionChange = 'started' | 'ended';

/** One channel both to speak and to hear, since a channel does not hear itself. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('session');

/** Tells the browser's other tabs that somebody signed in or out. */
export function tellOtherTabs(change: SessionChange): void {
  // A channel, unlike a window, has no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage(change);
}

/** Hears what the other tabs tell; answers how to stop. */
export function hearOtherTabs(listener: (change: SessionChange) => void): () => void {
  const hear = ({ data }: MessageEvent<SessionChange>) => listener(data);
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
