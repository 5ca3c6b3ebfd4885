import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { Import } from './import.entity.ts';
import { EvidenceOwnerKeyEnum } from '../evidence-files/evidence-file.enums.ts';
import { IdField } from '../../mechanics/id-nouns.ts';

@InputType({ description: 'An export of an account, to be imported into yours.' })
export class ImportAccountInput {
  @Field(() => String, {
    description: 'Your own: repeated with it, the request adds nothing twice.',
  })
  requestKey!: string;

  @Field(() => String, { nullable: true })
  fileName?: string | null;

  @Field(() => GraphQLJSONObject, {
    description: 'The response of GET /api/user/export, or only the tables to import.',
  })
  account!: Record<string, unknown>;
}

@ObjectType({ description: 'The result of an import for one kind of record.' })
export class ImportPart {
  @Field(() => String)
  label!: string;

  @Field(() => Int)
  added!: number;

  @Field(() => Int, { description: 'Those that exist already.' })
  present!: number;
}

@ObjectType({
  description: 'An evidence file of an export that does not exist yet, to be uploaded.',
})
export class ImportedFile {
  @IdField('EvidenceFile', { description: 'Its id in the export.' })
  evidenceFileId!: number;

  @Field(() => EvidenceOwnerKeyEnum)
  ownerKey!: string;

  @IdField(
    {
      kind: 'ownerKey',
      nouns: {
        activityId: 'Activity',
        credentialId: 'Credential',
        documentId: 'Document',
        reflectiveLogId: 'ReflectiveLog',
      },
    },
    {
      description: 'Of your record; 0 in a preview, if the record is new.',
    },
  )
  ownerId!: number;
}

@ObjectType({ description: 'The result of importing an export.' })
export class AccountImport {
  @Field(() => Import, { nullable: true, description: 'Null in a preview.' })
  import!: Import | null;

  @Field(() => [ImportPart])
  parts!: ImportPart[];

  @Field(() => [ImportedFile])
  files!: ImportedFile[];

  @Field(() => [String], { description: 'What it leaves out, and why.' })
  notes!: string[];
}
