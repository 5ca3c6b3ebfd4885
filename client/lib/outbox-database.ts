const PREFIX = 'outbox:';

/** Name of the database with a user's unsent changes on this device. */
export const outboxDatabaseOf = (userId: string): string => PREFIX + userId;

/** True for the database of another user than the given one: unsent work is kept for its owner, whoever signs in. */
export const isOutboxOfOther = (name: string, userId: string | null): boolean =>
  name.startsWith(PREFIX) && name !== outboxDatabaseOf(userId ?? '');
