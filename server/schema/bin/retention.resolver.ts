import { GraphQLDateTime } from 'graphql-scalars';
import { Ctx, FieldResolver, Resolver, Root, type ClassType } from 'type-graphql';
import type { Context } from '../../context.ts';
import { Activity } from '../activities/activity.entity.ts';
import { AuditNotice } from '../audit-notices/audit-notice.entity.ts';
import { Credential } from '../credentials/credential.entity.ts';
import { Document } from '../documents/document.entity.ts';
import { LearningGoalDetail } from '../learning-goals/learning-goal.type.ts';
import { Preset } from '../presets/preset.entity.ts';
import { PracticePeriod } from '../practice-periods/practice-period.entity.ts';
import { ReflectiveLog } from '../reflective-logs/reflective-log.entity.ts';
import type { BinKind } from '#domain/bin';
import { recordedAt } from '#domain/recorded';
import { keptUntil, yearKeptUntil } from './kept-until.ts';

type KeepUntil<Row> = (ctx: Context, record: Row) => Promise<Date>;

/** Makes the resolver of `keepUntil` of one type. */
function retention<Row extends object>(type: ClassType<Row>, until: KeepUntil<Row>) {
  @Resolver(() => type)
  class RetentionResolver {
    @FieldResolver(() => GraphQLDateTime, {
      description: 'The last day on which an auditor can ask for it, as midnight UTC.',
    })
    keepUntil(@Ctx() ctx: Context, @Root() record: Row) {
      return until(ctx, record);
    }
  }
  return RetentionResolver;
}

/** Until when each kind has to be kept; null for a part of another record, which says it. */
const retained = {
  activity: retention(Activity, (ctx, { completedDate, createdAt }) =>
    keptUntil(ctx, completedDate ?? createdAt),
  ),
  'audit-notice': retention(AuditNotice, (ctx, record) => keptUntil(ctx, recordedAt(record))),
  credential: retention(Credential, (ctx, record) => keptUntil(ctx, recordedAt(record))),
  document: retention(Document, (ctx, record) => keptUntil(ctx, recordedAt(record))),
  'reflective-log': retention(ReflectiveLog, (ctx, record) => keptUntil(ctx, recordedAt(record))),
  'learning-goal': retention(LearningGoalDetail, (ctx, { periodYear }) =>
    yearKeptUntil(ctx, periodYear),
  ),
  preset: retention(Preset, (ctx, record) => keptUntil(ctx, recordedAt(record))),
  'practice-period': retention(PracticePeriod, (ctx, record) => keptUntil(ctx, recordedAt(record))),
  'evidence-file': null,
  'planned-activity': null,
} satisfies Record<BinKind, ClassType | null>;

/** The resolvers of `keepUntil` of every kind that has it. */
export const retentionResolvers = Object.values(retained).filter((each) => each !== null);
