import { Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/context';
import { Activity } from '../../records/activities/activity.entity.ts';
import { defineNode } from '../../mechanics/node-kinds.ts';
import { AttestationType } from './attestation.type.ts';
import * as attestations from './attestations.ts';
import { ATTESTATIONS_MAX } from '#domain/proof/attestations';
import { IdArg } from '../../mechanics/id-nouns.ts';
import { AtMost } from '../../mechanics/list-bounds.ts';

defineNode('Attestation', AttestationType, attestations.many);

@Resolver(() => Activity)
export class ActivityAttestationsResolver {
  @Query(() => [AttestationType], {
    description: `What others confirmed about one of your activities, oldest first; ${ATTESTATIONS_MAX} at most.`,
  })
  @AtMost(ATTESTATIONS_MAX)
  attestations(
    @Ctx() ctx: Context,
    @IdArg('activityId', 'Activity')
    activityId: string,
  ) {
    return attestations.list(ctx, activityId);
  }

  @FieldResolver(() => [AttestationType], {
    name: 'attestations',
    description: `Oldest first; ${ATTESTATIONS_MAX} at most.`,
  })
  @AtMost(ATTESTATIONS_MAX)
  attestationsOf(@Ctx() ctx: Context, @Root() { id }: Activity) {
    return attestations.of(ctx, id);
  }
}
