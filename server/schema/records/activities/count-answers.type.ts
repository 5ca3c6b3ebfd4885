import { Field, ObjectType } from 'type-graphql';
import type { CountAnswers } from '#domain/records/count-answers';
import * as vocabularies from '../../vocabularies.ts';

@ObjectType('CountAnswers', { description: 'What was answered to “Does this count?”.' })
export class CountAnswersType implements CountAnswers {
  @Field(() => vocabularies.CountWho, { description: 'Who you were in it.' })
  who!: CountAnswers['who'];

  @Field(() => vocabularies.CountWhat, { description: 'What it was.' })
  what!: CountAnswers['what'];

  @Field(() => vocabularies.CountWithWhom, { description: 'With whom.' })
  withWhom!: CountAnswers['withWhom'];

  @Field(() => vocabularies.CountWhatFor, { description: 'What it was for.' })
  whatFor!: CountAnswers['whatFor'];

  @Field(() => vocabularies.CountWhatIsNew, { description: 'What is new.' })
  whatIsNew!: CountAnswers['whatIsNew'];
}
