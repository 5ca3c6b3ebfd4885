import { GraphQLDateTime } from 'graphql-scalars';
import { ArgsType, Field } from 'type-graphql';
import { invalid } from '../errors.ts';
import { PageArgs } from '../schema/mechanics/pages.ts';
import { updatedSinceMessage } from '#domain/pages';

/** The arguments of every list of records. */
@ArgsType()
export class RecordListArgs extends PageArgs {
  @Field(() => GraphQLDateTime, {
    nullable: true,
  })
  updatedSince?: Date | string | null;
}

/**
 * The moment from which a list is requested, which REST sends as a text; null for all. Throws invalid() if it is no
 * moment.
 */
export function sinceOf({ updatedSince }: Pick<RecordListArgs, 'updatedSince'>): Date | null {
  if (!updatedSince) return null;
  if (updatedSince instanceof Date) return updatedSince;
  const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/i;
  const moment = isMoment.test(updatedSince) ? new Date(updatedSince) : null;
  if (moment && !Number.isNaN(moment.getTime())) return moment;
  throw invalid({ updatedSince: updatedSinceMessage });
}

/** SQL that is true for rows added or changed since a parameter; all if that is null. */
export const changedSince = (parameter: string): string =>
  `(${parameter}::timestamptz is null or coalesce(changed_at, created_at) >= ${parameter})`;
