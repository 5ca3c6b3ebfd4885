import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/context';
import * as countedEvidence from './counted-evidence.ts';
import {
  CountedEvidence,
  CountedEvidenceArgs,
  CountedEvidenceConnection,
} from './counted-evidence.type.ts';

@Resolver(() => CountedEvidence)
export class CountedEvidenceResolver {
  @Query(() => CountedEvidenceConnection, {
    description:
      'Your files and certificates that count as evidence documents of a CPD period, newest first; your documents count as well.',
  })
  countedEvidence(@Ctx() ctx: Context, @Args(() => CountedEvidenceArgs) args: CountedEvidenceArgs) {
    return countedEvidence.list(ctx, args);
  }
}
