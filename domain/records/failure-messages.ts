/** Says why something failed if the server did not say it itself, and what to do next. */
export const failureMessages = {
  noConnection: 'The server could not be reached. Check your connection and try again.',
  /** The server, or a gateway before it, responded without a message of ours. */
  ofStatus(status: number): string {
    if (status >= 500) return `The server is not available (status ${status}). Try again later.`;
    if (status >= 400) return `The server refused this (status ${status}).`;
    return 'Another page responded instead of the server. Check your connection and try again.';
  },
  unknown: 'Something went wrong. Please try again.',
} as const;

/** Says why something failed on this device, or before the server had responded; loaded after the first screen. */
export const localFailureMessages = {
  notLoaded: 'A part of the app could not be loaded. Check your connection, then reload the page.',
  tookTooLong: 'The server took too long to respond. Try again.',
  interrupted: 'This was interrupted before it finished. Try again.',
  fileUnreadable:
    'The file could not be read. It may have been moved, changed or deleted since you chose it: choose it again.',
  notDecoded: 'The content could not be read: it is damaged, or not in the expected format.',
  noRoom: 'This device has no room left to keep this. Free some space and try again.',
  notAllowed: 'Your browser does not allow this. Check its permissions for this page.',
  storageFailed: 'The storage of this browser could not be used. Reload the page and try again.',
  /** A fault of the app; the name of the error helps support. */
  ofApp: (name: string) =>
    `Something went wrong in this app (${name}); your connection is not the cause. Reload the page and try again.`,
} as const;
