import { Migrator } from '@mikro-orm/migrations';
import { RateLimit } from '../auth/rate-limit.entity.ts';
import { Session } from '../auth/session.entity.ts';
import { Activity } from '../schema/activities/activity.entity.ts';
import { Notification } from '../schema/notifications/notification.entity.ts';
import { ReflectiveLog } from '../schema/reflective-logs/reflective-log.entity.ts';
import { Document } from '../schema/documents/document.entity.ts';
import { User } from '../schema/users/user.entity.ts';
import { migrations } from './migrations/index.ts';

export const entities = [User, Session, Activity, ReflectiveLog, Document, Notification, RateLimit];

/** What both databases share; the connection itself is `database.ts`'s. */
export const ormConfig = (onStatement?: (text: string) => void) => ({
  entities,
  extensions: [Migrator],
  forceUtcTimezone: true,
  migrations: {
    migrationsList: migrations,
    snapshot: false,
    silent: true,
    transactional: true,
    allOrNothing: true,
  },
  ...(onStatement && {
    debug: ['query' as const],
    logger: (line: string) => onStatement(line),
    colors: false,
  }),
});
