import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Import } from './import.entity.ts';

@InputType({ description: 'An export of an account, to be imported into yours.' })
export class ImportAccountInput {
  @Field(() => String, {
    description:
      'A text of your own that names this import: a request repeated under it adds nothing twice.',
  })
  requestKey!: string;

  @Field(() => String, { nullable: true, description: 'The file that it comes from.' })
  fileName?: string | null;

  @Field(() => GraphQLJSONObject, {
    description: 'What GET /api/user/export answered, or those of its tables that are imported.',
  })
  account!: Record<string, unknown>;
}

@ObjectType({ description: 'What an import makes of one kind of record.' })
export class ImportPart {
  @Field(() => String, { description: 'The kind, as it is called.' })
  label!: string;

  @Field(() => Int, { description: 'How many it adds.' })
  added!: number;

  @Field(() => Int, { description: 'How many are there already.' })
  present!: number;
}

@ObjectType({ description: 'An evidence file of an export that is not there yet: to be uploaded.' })
export class ImportedFile {
  @Field(() => ID, { description: 'The file, as the export numbers it.' })
  evidenceFileId!: number;

  @Field(() => String, { description: 'activityId, documentId or reflectiveLogId.' })
  ownerKey!: string;

  @Field(() => ID, { description: 'Your record that it belongs to; 0 while it is not there yet.' })
  ownerId!: number;
}

@ObjectType({ description: 'What comes of importing an export.' })
export class AccountImport {
  @Field(() => Import, { nullable: true, description: 'The import; null in a preview.' })
  import!: Import | null;

  @Field(() => [ImportPart], { description: 'What it adds, kind by kind.' })
  parts!: ImportPart[];

  @Field(() => [ImportedFile], { description: 'The files that are to follow.' })
  files!: ImportedFile[];
}
