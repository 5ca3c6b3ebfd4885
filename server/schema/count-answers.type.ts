import { Field, ObjectType } from 'type-graphql';
import type { CountAnswers } from '#domain/count-answers';

@ObjectType('CountAnswers', { description: 'What was answered to “Does this count?”.' })
export class CountAnswersType implements CountAnswers {
  @Field(() => String, { description: 'Who you were in it.' })
  who!: CountAnswers['who'];

  @Field(() => String, { description: 'What it was.' })
  what!: CountAnswers['what'];

  @Field(() => String, { description: 'With whom.' })
  withWhom!: CountAnswers['withWhom'];

  @Field(() => String, { description: 'What it was for.' })
  whatFor!: CountAnswers['whatFor'];

  @Field(() => String, { description: 'What is new.' })
  whatIsNew!: CountAnswers['whatIsNew'];
}
