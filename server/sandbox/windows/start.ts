import { DEMO_ACCOUNT } from '../../db/seed/demo.ts';
import type { SandboxWindow } from '../window.ts';

/** The tabs of the page “Start here”. */
export const startWindows = (demo: boolean): SandboxWindow[] => [
  {
    topic: 'start',
    name: 'Start here',
    note: 'G’day. These are your own records: if you are signed in to the app, you are signed in here too.\nPress “Send” to run the operation; its variables are below the editor. The pages at the top have examples of\neverything else: pick one of a tab with the arrow beside “Send”. An id that reads “id of createActivity” becomes\nthe id of what that operation made. “Docs” describes every type, field and argument.',
    examples: ['me.cpdSummary'],
    variables: { period: 'current' },
  },
  {
    topic: 'start',
    name: 'Session',
    note: 'The session is the page’s own: if you are signed in to the app, you are signed in here too.',
    examples: ['CurrentUser', 'Login', 'Register', 'Logout'],
    variables: {
      login: demo ? DEMO_ACCOUNT : { username: 'your-username', password: 'your-password' },
      register: {
        fullName: 'Sam Okafor',
        username: 'sam.okafor',
        password: 'a-long-night-shift',
        organization: 'Queensland Ambulance Service',
      },
    },
  },
  {
    topic: 'start',
    name: 'Live',
    // A tab of its own: a document with a subscription is refused over HTTP.
    note: 'Stays open over a websocket and shows what changes in your account, from any device or program.\nSend the first one, then press “Make something happen” at the top.',
    examples: [
      {
        operation: 'recordsChanged',
        note: 'With the cursor of an earlier event as `after`, the first event contains what was missed.',
      },
      'notificationAdded',
      { operation: 'EvidenceBadgeChecked', note: 'Open Badges are checked after an upload.' },
      {
        operation: 'NotificationsChanged',
        note: 'The app’s own subscription: new notifications, those read on any device, and the unread count. With the cursor of an earlier event as `after`, the first event contains what was missed.',
      },
    ],
    variables: {},
  },
];
