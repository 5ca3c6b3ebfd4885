import { counted } from '../counts.ts';

/** Notices for an outbox that could not be opened or was deleted. */
export const outboxNotices = {
  notOpened: {
    title: 'Nothing can be kept on this device',
    description: 'Its storage could not be opened. Your changes need a connection for now.',
  },
  deleted: (count: number) => ({
    title: `${counted(count, 'unsent change')} ${count === 1 ? 'was' : 'were'} deleted`,
    description: 'This device was signed out from elsewhere, so nothing of yours stays on it.',
  }),
} as const;
