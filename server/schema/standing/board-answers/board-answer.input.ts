import { Field, Float, InputType } from 'type-graphql';
import { registrationArg } from '../registration.arg.ts';
import { ProfessionEnum } from '../../account/users/registration.enums.ts';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';
import { IdField } from '../../mechanics/id-nouns.ts';

@InputType({ description: 'What the Board told you about one CPD period.' })
export class SetBoardAnswerInput {
  @Field(() => GraphQLDay)
  periodEnd!: string;

  @Field(() => Float, { description: 'Required hours; 0 for none.' })
  total!: number;

  @Field(() => Float, { description: 'Of these, interactive hours.' })
  interactive!: number;

  @Field(() => GraphQLDay)
  answeredOn!: string;

  @Field(() => String, { description: 'Who answered, and how; at most 300 characters.' })
  note!: string;

  @IdField('Document', {
    nullable: true,
  })
  documentId?: number | null;

  @Field(() => ProfessionEnum, registrationArg)
  registration?: string | null;
}
