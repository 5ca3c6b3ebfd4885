import { Field, InputType } from 'type-graphql';
import {
  CountWhatEnum,
  CountWhatForEnum,
  CountWhatIsNewEnum,
  CountWhoEnum,
  CountWithWhomEnum,
} from './count.enums.ts';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';

@InputType({ description: 'One answer to each of the five questions about an activity.' })
export class CountAnswersInput {
  @Field(() => CountWhoEnum)
  who!: string;

  @Field(() => CountWhatEnum)
  what!: string;

  @Field(() => CountWithWhomEnum)
  withWhom!: string;

  @Field(() => CountWhatForEnum)
  whatFor!: string;

  @Field(() => CountWhatIsNewEnum)
  whatIsNew!: string;
}

@InputType({ description: 'An activity that is asked about.' })
export class DoesThisCountInput extends CountAnswersInput {
  @Field(() => GraphQLDay, {
    nullable: true,
    description: 'Its day; the rules of its CPD year judge it. Today when left out.',
  })
  day?: Date | null;
}
