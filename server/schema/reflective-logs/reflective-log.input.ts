import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType } from '../pages.ts';
import { ReflectiveLog } from './reflective-log.entity.ts';
import { versionOption } from '../../records/record.entity.ts';

@InputType({ description: 'A reflective practice log to add.' })
export class CreateReflectiveLogInput {
  @Field(() => String, { description: 'The reflection itself; at least 20 characters.' })
  content!: string;

  @Field(() => String, { description: 'What was learned; at least 10 characters.' })
  learningOutcomes!: string;

  @Field(() => String, { description: 'How practice will change; at least 10 characters.' })
  futureApplication!: string;

  @Field(() => ID, { nullable: true, description: 'The activity it reflects on, one of your own.' })
  activityId?: string | null;
}

@InputType({ description: 'What is to change of a reflective log; what is left out stays.' })
export class UpdateReflectiveLogInput implements Partial<CreateReflectiveLogInput> {
  @Field(() => String, {
    nullable: true,
    description: 'The reflection itself; at least 20 characters.',
  })
  content?: string;

  @Field(() => String, { nullable: true, description: 'What was learned; at least 10 characters.' })
  learningOutcomes?: string;

  @Field(() => String, {
    nullable: true,
    description: 'How practice will change; at least 10 characters.',
  })
  futureApplication?: string;

  @Field(() => ID, { nullable: true, description: 'The activity it reflects on; null for none.' })
  activityId?: string | null;

  @Field(() => Int, versionOption)
  version?: number | null;
}

@ObjectType({ description: 'A page of reflective logs.' })
export class ReflectiveLogConnection extends connectionType('ReflectiveLog', ReflectiveLog) {}
