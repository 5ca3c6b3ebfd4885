import { Migrator } from '@mikro-orm/migrations';
import { notFound } from '../errors.ts';
import { RateLimit } from '../auth/rate-limit.entity.ts';
import { Session } from '../auth/session.entity.ts';
import { Activity } from '../schema/activities/activity.entity.ts';
import { NotificationPreference } from '../schema/notification-preferences/notification-preference.entity.ts';
import { ModuleAttempt } from '../schema/modules/attempt.entity.ts';
import { ModuleCompletion } from '../schema/modules/completion.entity.ts';
import { LearningModule } from '../schema/modules/module.entity.ts';
import { ModuleProgress } from '../schema/modules/progress.entity.ts';
import { Notification } from '../schema/notifications/notification.entity.ts';
import { ReflectiveLog } from '../schema/reflective-logs/reflective-log.entity.ts';
import { ResourceBookmark } from '../schema/resources/bookmark.entity.ts';
import { Resource } from '../schema/resources/resource.entity.ts';
import { ResourceReview } from '../schema/resources/review.entity.ts';
import { ResourceWord } from '../schema/resources/word.entity.ts';
import { Document } from '../schema/documents/document.entity.ts';
import { UserImage } from '../schema/users/user-image.entity.ts';
import { User } from '../schema/users/user.entity.ts';
import { migrations } from './migrations/index.ts';

export const entities = [
  User,
  Session,
  Activity,
  ReflectiveLog,
  Document,
  LearningModule,
  ModuleAttempt,
  ModuleProgress,
  ModuleCompletion,
  Resource,
  ResourceReview,
  ResourceBookmark,
  ResourceWord,
  Notification,
  NotificationPreference,
  UserImage,
  RateLimit,
];

/** What both databases share; the connection itself is `database.ts`'s. */
export const ormConfig = (onStatement?: (text: string) => void) => ({
  entities,
  extensions: [Migrator],
  forceUtcTimezone: true,
  // What migrations write by hand, such as the search of resources, is not the entities' to drop.
  schemaGenerator: { ignoreTriggers: true, ignoreRoutines: true },
  findOneOrFailHandler: () => notFound(),
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
