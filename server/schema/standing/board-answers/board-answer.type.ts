import { Field, Float, ObjectType } from 'type-graphql';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';
import { IdField } from '../../mechanics/id-nouns.ts';

@ObjectType('BoardAnswer', { description: 'What the Board told you about one CPD period.' })
export class BoardAnswerType {
  @Field(() => GraphQLDay)
  periodEnd!: string;

  @Field(() => Float, { description: 'Required hours.' })
  total!: number;

  @Field(() => Float, { description: 'Of these, interactive hours.' })
  interactive!: number;

  @Field(() => GraphQLDay)
  answeredOn!: string;

  @Field(() => String, { description: 'Who answered, and how.' })
  note!: string;

  @IdField('Document', { nullable: true })
  documentId!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Null if it was deleted.',
  })
  documentTitle?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The name of its uploaded file; without one the answer lowers no hours.',
  })
  documentFile?: string | null;
}
