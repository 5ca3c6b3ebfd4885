import { Field, ObjectType } from 'type-graphql';
import {
  CountWhatEnum,
  CountWhatForEnum,
  CountWhatIsNewEnum,
  CountWhoEnum,
  CountWithWhomEnum,
} from '../../standing/does-this-count/count.enums.ts';
import type { CountAnswers } from '#domain/records/count-answers';

@ObjectType('CountAnswers', { description: 'What was answered to “Does this count?”.' })
export class CountAnswersType implements CountAnswers {
  @Field(() => CountWhoEnum)
  who!: CountAnswers['who'];

  @Field(() => CountWhatEnum)
  what!: CountAnswers['what'];

  @Field(() => CountWithWhomEnum)
  withWhom!: CountAnswers['withWhom'];

  @Field(() => CountWhatForEnum)
  whatFor!: CountAnswers['whatFor'];

  @Field(() => CountWhatIsNewEnum)
  whatIsNew!: CountAnswers['whatIsNew'];
}
