import { Field, Float, ID, InputType } from 'type-graphql';

@InputType({ description: 'What the Board told you about one CPD period.' })
export class SetBoardAnswerInput {
  @Field(() => String, { description: 'The last day of the period, YYYY-MM-DD.' })
  periodEnd!: string;

  @Field(() => Float, { description: 'The hours it requires; 0 for none.' })
  total!: number;

  @Field(() => Float, { description: 'Of these, interactive hours.' })
  interactive!: number;

  @Field(() => String, { description: 'The day of the answer, YYYY-MM-DD.' })
  answeredOn!: string;

  @Field(() => String, { description: 'Who answered, and how; at most 300 characters.' })
  note!: string;

  @Field(() => ID, { nullable: true, description: 'A document of yours that holds the answer.' })
  documentId?: number | null;
}
