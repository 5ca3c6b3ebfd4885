import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../context.ts';
import { Activity } from '../activities/activity.entity.ts';
import { AttestationType } from './attestation.type.ts';
import * as attestations from './attestations.ts';
import { ATTESTATIONS_MAX } from '#domain/attestations';
import { PAGE_MAX } from '#domain/pages';

@Resolver(() => Activity)
export class ActivityAttestationsResolver {
  @Query(() => [AttestationType], {
    description: `What others confirmed about one of your activities, oldest first; ${ATTESTATIONS_MAX} at most.`,
  })
  attestations(
    @Ctx() ctx: Context,
    @Arg('activityId', () => ID, { description: 'The activity; another user’s is not found.' })
    activityId: string,
  ) {
    return attestations.list(ctx, activityId);
  }

  @FieldResolver(() => [AttestationType], {
    name: 'attestations',
    description: `What others confirmed about it, oldest first; ${ATTESTATIONS_MAX} at most.`,
  })
  attestationsOf(
    @Ctx() ctx: Context,
    @Root() { id }: Activity,
    @Arg('first', () => Int, {
      description: `The number of records, 1 to ${PAGE_MAX}; required, since a list would else ask for all of each.`,
    })
    first: number,
  ) {
    return attestations.of(ctx, id, first);
  }
}
