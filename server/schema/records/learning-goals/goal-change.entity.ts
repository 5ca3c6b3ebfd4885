import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { User } from '../../account/users/user.entity.ts';
import { LearningGoal } from './learning-goal.entity.ts';
import { GoalFieldEnum } from './learning-goal.enums.ts';
import { IdField } from '../../mechanics/id-nouns.ts';

@ObjectType({ description: 'A change of plan and its reason; none is ever changed or removed.' })
@Entity({ tableName: 'goal_changes' })
@Index({ properties: ['goalId', 'id'] })
export class GoalChange {
  @Field(() => ID)
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Index()
  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade' })
  userId!: number;

  @IdField('LearningGoal')
  @ManyToOne(() => LearningGoal, {
    mapToPk: true,
    fieldName: 'goal_id',
    deleteRule: 'cascade',
    index: false,
  })
  goalId!: number;

  @Field(() => GoalFieldEnum)
  @Property({ type: 'text' })
  field!: string;

  @Field(() => String, { description: 'A day as YYYY-MM-DD.' })
  @Property({ type: 'text', fieldName: 'from_value' })
  from!: string;

  @Field(() => String)
  @Property({ type: 'text', fieldName: 'to_value' })
  to!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Null where a goal was still being worded, or was opened again.',
  })
  @Property({ type: 'text', nullable: true })
  reason: string | null = null;

  @Field(() => GraphQLDateTime)
  @Property({ type: 'datetime', length: 3 })
  changedAt!: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'By the imported file; changedAt is then when it was imported. Null: it was made here.',
  })
  @Property({ type: 'datetime', length: 3, nullable: true })
  claimedChangedAt: Date | null = null;
}
