import { GraphQLDateTime } from 'graphql-scalars';
import { Field, InputType } from 'type-graphql';
import { countChoices, type CountQuestion } from '#domain/count-answers';

const choices = (question: string, name: CountQuestion) => ({
  description: `${question} One of ${countChoices(name).join(', ')}.`,
});

@InputType({ description: 'One answer to each of the five questions about an activity.' })
export class CountAnswersInput {
  @Field(() => String, choices('Who you were in it.', 'who'))
  who!: string;

  @Field(() => String, choices('What it was.', 'what'))
  what!: string;

  @Field(() => String, choices('With whom.', 'withWhom'))
  withWhom!: string;

  @Field(() => String, choices('What it was for.', 'whatFor'))
  whatFor!: string;

  @Field(() => String, choices('What is new to you.', 'whatIsNew'))
  whatIsNew!: string;
}

@InputType({ description: 'An activity that is asked about.' })
export class DoesThisCountInput extends CountAnswersInput {
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'Its day, as midnight UTC of that day; the rules of its CPD year judge it. Today when left out.',
  })
  day?: Date | null;
}
