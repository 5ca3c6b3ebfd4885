import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { EVIDENCE_MAX_FILES } from '#domain/records/evidence-files';
import type { Context } from '#server/context';
import { Activity, ActivityDocument } from '../activities/activity.entity.ts';
import { Credential } from '../credentials/credential.entity.ts';
import { Document } from '../documents/document.entity.ts';
import { GraphQLAddress } from '../../mechanics/address.ts';
import { defineNode } from '../../mechanics/node-kinds.ts';
import { fileUrl } from '../download-urls.ts';
import { ReflectiveLog } from '../reflective-logs/reflective-log.entity.ts';
import { EvidenceFile } from './evidence-file.entity.ts';
import {
  EvidenceFileArgs,
  EvidenceFileConnection,
  UpdateEvidenceFileInput,
} from './evidence-file.input.ts';
import * as evidenceBadges from './evidence-badges.ts';
import * as evidenceFiles from './evidence-files.ts';
import { IdArg } from '../../mechanics/id-nouns.ts';
import { AtMost } from '../../mechanics/list-bounds.ts';

defineNode('EvidenceFile', EvidenceFile, evidenceFiles.many);

@Resolver(() => EvidenceFile)
export class EvidenceFileResolver {
  @FieldResolver(() => GraphQLAddress, {
    description: 'Works with your session or access token.',
  })
  downloadUrl(@Ctx() { services }: Context, @Root() { id }: EvidenceFile) {
    return fileUrl(services.env, id);
  }

  @Query(() => EvidenceFileConnection, {
    description: 'Your files, newest first; those of one record where it is named.',
  })
  evidenceFiles(@Ctx() ctx: Context, @Args(() => EvidenceFileArgs) args: EvidenceFileArgs) {
    return evidenceFiles.list(ctx, args);
  }

  @Mutation(() => EvidenceFile, { description: 'Calls a file something else.' })
  updateEvidenceFile(
    @Ctx() ctx: Context,
    @IdArg('id', 'EvidenceFile') id: string,
    @Arg('input', () => UpdateEvidenceFileInput)
    input: UpdateEvidenceFileInput,
  ) {
    return evidenceFiles.update(ctx, id, input);
  }

  @Mutation(() => EvidenceFile, {
    description: 'Deletes a file; restoreEvidenceFile undoes it for 30 days.',
  })
  deleteEvidenceFile(@Ctx() ctx: Context, @IdArg('id', 'EvidenceFile') id: string) {
    return evidenceFiles.remove(ctx, id);
  }

  @Mutation(() => EvidenceFile, { description: 'Brings a deleted file back.' })
  restoreEvidenceFile(@Ctx() ctx: Context, @IdArg('id', 'EvidenceFile') id: string) {
    return evidenceFiles.restore(ctx, id);
  }

  @Mutation(() => EvidenceFile, {
    description: 'Checks the Open Badge of a file again, also at the site of its issuer.',
  })
  checkEvidenceBadge(@Ctx() ctx: Context, @IdArg('id', 'EvidenceBadge') id: string) {
    return evidenceBadges.check(ctx, id);
  }

  @Subscription(() => EvidenceFile, {
    subscribe: ({ context }: { context: Context }) => evidenceBadges.subscribe(context),
    description: 'Each file of yours whose Open Badge has been checked, as it happens.',
  })
  evidenceBadgeChecked(@Root() file: EvidenceFile): EvidenceFile {
    return file;
  }
}

const files = {
  description: `Oldest first; ${EVIDENCE_MAX_FILES} at most.`,
};

@Resolver(() => Activity)
export class ActivityEvidenceResolver {
  @FieldResolver(() => [EvidenceFile], files)
  @AtMost(EVIDENCE_MAX_FILES)
  evidenceFiles(@Ctx() ctx: Context, @Root() { id }: Activity) {
    return evidenceFiles.of(ctx, 'activityId', id);
  }
}

@Resolver(() => ActivityDocument)
export class CitedEvidenceResolver {
  @FieldResolver(() => [EvidenceFile], files)
  @AtMost(EVIDENCE_MAX_FILES)
  evidenceFiles(@Ctx() ctx: Context, @Root() { id }: ActivityDocument) {
    return evidenceFiles.of(ctx, 'documentId', id);
  }
}

@Resolver(() => Credential)
export class CredentialEvidenceResolver {
  @FieldResolver(() => [EvidenceFile], files)
  @AtMost(EVIDENCE_MAX_FILES)
  evidenceFiles(@Ctx() ctx: Context, @Root() { id }: Credential) {
    return evidenceFiles.of(ctx, 'credentialId', id);
  }
}

@Resolver(() => Document)
export class DocumentEvidenceResolver {
  @FieldResolver(() => [EvidenceFile], files)
  @AtMost(EVIDENCE_MAX_FILES)
  evidenceFiles(@Ctx() ctx: Context, @Root() { id }: Document) {
    return evidenceFiles.of(ctx, 'documentId', id);
  }
}

@Resolver(() => ReflectiveLog)
export class ReflectiveLogEvidenceResolver {
  @FieldResolver(() => [EvidenceFile], files)
  @AtMost(EVIDENCE_MAX_FILES)
  evidenceFiles(@Ctx() ctx: Context, @Root() { id }: ReflectiveLog) {
    return evidenceFiles.of(ctx, 'reflectiveLogId', id);
  }
}
