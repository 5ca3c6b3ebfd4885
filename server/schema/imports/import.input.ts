import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { IMPORT_MAX_ROWS } from '#domain/imports';
import { connectionType, PageArgs } from '../pages.ts';
import { RecordedActivityInput } from '../recorded-activity.input.ts';
import { Import } from './import.entity.ts';

@InputType({ description: 'An activity as a table holds one: of the plan it knows nothing.' })
export class ImportedActivityInput extends RecordedActivityInput {}

@InputType({ description: 'Activities to import together: all of them, or none.' })
export class ImportActivitiesInput {
  @Field(() => String, {
    description:
      'A text of your own that names this import: a request repeated under it adds nothing twice.',
  })
  requestKey!: string;

  @Field(() => String, { nullable: true, description: 'The file that they come from.' })
  fileName?: string | null;

  @Field(() => [ImportedActivityInput], {
    description: `The activities, 1 to ${IMPORT_MAX_ROWS}.`,
  })
  rows!: ImportedActivityInput[];
}

@InputType({ description: 'Activities to look for among yours.' })
export class DuplicateActivitiesInput {
  @Field(() => [ImportedActivityInput], { description: `The activities, 1 to ${IMPORT_MAX_ROWS}.` })
  rows!: ImportedActivityInput[];
}

@ObjectType({
  description: 'A row that looks like an activity of yours: same day, title and hours.',
})
export class DuplicateActivity {
  @Field(() => Int, { description: 'Which row, counted from 0.' })
  row!: number;

  @Field(() => ID, { description: 'The activity that it looks like.' })
  activityId!: number;
}

@ArgsType()
export class ImportArgs extends PageArgs {}

@ObjectType({ description: 'A page of imports.' })
export class ImportConnection extends connectionType('Import', Import) {}
