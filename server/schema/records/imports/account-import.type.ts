import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { Import } from './import.entity.ts';
import { EvidenceOwnerKeyEnum } from '../evidence-files/evidence-file.enums.ts';
import { IdField } from '../../mechanics/id-nouns.ts';

@InputType({ description: 'An export of an account, to be imported into yours.' })
export class ImportAccountInput {
  @Field(() => String, {
    description:
      'A key that you choose for this import: repeating the request with it adds nothing twice.',
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

  @Field(() => Int, { description: 'The number of records it adds.' })
  added!: number;

  @Field(() => Int, { description: 'The number that exist already.' })
  present!: number;
}

@ObjectType({
  description: 'An evidence file of an export that does not exist yet, to be uploaded.',
})
export class ImportedFile {
  @IdField('EvidenceFile', { description: 'The file’s id in the export.' })
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
      description:
        'The id of your record that it belongs to; 0 in a preview, if the record is new.',
    },
  )
  ownerId!: number;
}

@ObjectType({ description: 'The result of importing an export.' })
export class AccountImport {
  @Field(() => Import, { nullable: true, description: 'The import; null in a preview.' })
  import!: Import | null;

  @Field(() => [ImportPart], { description: 'What it adds, kind by kind.' })
  parts!: ImportPart[];

  @Field(() => [ImportedFile])
  files!: ImportedFile[];

  @Field(() => [String], { description: 'What it leaves out of the export, and why.' })
  notes!: string[];
}
