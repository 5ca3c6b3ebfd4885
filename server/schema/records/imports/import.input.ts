import { ArgsType, Field, InputType, Int, ObjectType } from 'type-graphql';
import { IMPORT_MAX_ROWS } from '#domain/records/imports';
import { connectionType, PageArgs } from '../../mechanics/pages.ts';
import { HoursForInput } from '../hours-for.type.ts';
import { RecordedActivityInput } from '../recorded-activity.input.ts';
import { Import } from './import.entity.ts';
import { IdField } from '../../mechanics/id-nouns.ts';

@InputType({ description: 'An activity from a table.' })
export class ImportedActivityInput extends RecordedActivityInput {
  @IdField(['LearningGoal'], { nullable: true })
  goalIds?: number[];

  @IdField(['Document'], {
    nullable: true,
    description: 'As evidence.',
  })
  documentIds?: number[];

  @Field(() => [HoursForInput], {
    nullable: true,
    description: 'Null: all of them for the first registration.',
  })
  countsFor?: HoursForInput[] | null;
}

@InputType({ description: 'Activities to import together, all or none.' })
export class ImportActivitiesInput {
  @Field(() => String, {
    description: 'Your own: repeated with it, the request adds nothing twice.',
  })
  requestKey!: string;

  @Field(() => String, { nullable: true })
  fileName?: string | null;

  @Field(() => [ImportedActivityInput], {
    description: `1 to ${IMPORT_MAX_ROWS}.`,
  })
  rows!: ImportedActivityInput[];
}

@ObjectType({
  description: 'A row that looks like an activity of yours: same day, title and hours.',
})
export class DuplicateActivity {
  @Field(() => Int, { description: 'Its index, from 0.' })
  row!: number;

  @IdField('Activity')
  activityId!: number;
}

@ArgsType()
export class ImportArgs extends PageArgs {}

@ObjectType({ description: 'A page of imports.' })
export class ImportConnection extends connectionType('Import', Import) {}
