import { ArgsType, Field, InputType, ObjectType } from 'type-graphql';
import type { EvidenceOwnerKey } from '#domain/records/evidence-files';
import { connectionType, PageArgs } from '../../mechanics/pages.ts';
import { EvidenceFile } from './evidence-file.entity.ts';
import { IdField } from '../../mechanics/id-nouns.ts';

@InputType({ description: 'The changes to a file; what is left out stays.' })
export class UpdateEvidenceFileInput {
  @Field(() => String, {
    nullable: true,
    description: 'With its extension or without: that goes on saying what it is.',
  })
  name?: string;
}

@ArgsType()
export class EvidenceFileArgs
  extends PageArgs
  implements Partial<Record<EvidenceOwnerKey, string | null>>
{
  @IdField('Activity', { nullable: true })
  activityId?: string | null;

  @IdField('Credential', { nullable: true })
  credentialId?: string | null;

  @IdField('Document', { nullable: true })
  documentId?: string | null;

  @IdField('ReflectiveLog', {
    nullable: true,
  })
  reflectiveLogId?: string | null;
}

@ObjectType({ description: 'A page of files.' })
export class EvidenceFileConnection extends connectionType('EvidenceFile', EvidenceFile) {}
