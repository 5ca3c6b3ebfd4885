import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../context.ts';
import { Activity } from '../activities/activity.entity.ts';
import { AttestationType } from './attestation.type.ts';
import * as attestations from './attestations.ts';
import { ATTESTATIONS_MAX } from '#domain/attestations';

@Resolver(() => Activity)
export class ActivityAttestationsResolver {
  @FieldResolver(() => [AttestationType], {
    description: `What others confirmed about it, oldest first; ${ATTESTATIONS_MAX} at most.`,
  })
  attestations(@Ctx() ctx: Context, @Root() { id }: Activity) {
    return attestations.of(ctx, id);
  }
}
