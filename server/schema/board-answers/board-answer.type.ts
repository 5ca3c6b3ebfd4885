import { Field, Float, ID, ObjectType } from 'type-graphql';

@ObjectType('BoardAnswer', { description: 'What the Board told you about one CPD period.' })
export class BoardAnswerType {
  @Field(() => String, { description: 'The last day of the period, YYYY-MM-DD.' })
  periodEnd!: string;

  @Field(() => Float, { description: 'The hours it requires.' })
  total!: number;

  @Field(() => Float, { description: 'Of these, interactive hours.' })
  interactive!: number;

  @Field(() => String, { description: 'The day of the answer, YYYY-MM-DD.' })
  answeredOn!: string;

  @Field(() => String, { description: 'Who answered, and how.' })
  note!: string;

  @Field(() => ID, { nullable: true, description: 'The document that holds the answer.' })
  documentId!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The title of that document; null if it was deleted.',
  })
  documentTitle?: string | null;
}
