/** Message between tabs, which share the session cookie. */
export type SessionChange = 'started' | 'ended';

/** One channel for sending and receiving, since a channel does not receive its own messages. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('session');

/** Notifies the browser's other tabs of a sign-in or sign-out. */
export function notifyOtherTabs(change: SessionChange): void {
  // A channel, unlike a window, has no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage(change);
}

/** Listens to the other tabs; returns a function that stops it. */
export function hearOtherTabs(listener: (change: SessionChange) => void): () => void {
  const hear = ({ data }: MessageEvent<SessionChange>) => listener(data);
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
