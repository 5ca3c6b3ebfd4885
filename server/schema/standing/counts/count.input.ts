import { Field, InputType } from 'type-graphql';
import {
  CountWhatEnum,
  CountWhatForEnum,
  CountWhatIsNewEnum,
  CountWhoEnum,
  CountWithWhomEnum,
} from './count.enums.ts';
import { countChoices, type CountQuestion } from '#domain/records/count-answers';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';

const choices = (question: string, name: CountQuestion) => ({
  description: `${question} One of ${countChoices(name).join(', ')}.`,
});

@InputType({ description: 'One answer to each of the five questions about an activity.' })
export class CountAnswersInput {
  @Field(() => CountWhoEnum, choices('Who you were in it.', 'who'))
  who!: string;

  @Field(() => CountWhatEnum, choices('What it was.', 'what'))
  what!: string;

  @Field(() => CountWithWhomEnum, choices('With whom.', 'withWhom'))
  withWhom!: string;

  @Field(() => CountWhatForEnum, choices('What it was for.', 'whatFor'))
  whatFor!: string;

  @Field(() => CountWhatIsNewEnum, choices('What is new to you.', 'whatIsNew'))
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
