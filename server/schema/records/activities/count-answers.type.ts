import { Field, ObjectType } from 'type-graphql';
import {
  CountWhatEnum,
  CountWhatForEnum,
  CountWhatIsNewEnum,
  CountWhoEnum,
  CountWithWhomEnum,
} from '../../standing/counts/count.enums.ts';
import type { CountAnswers } from '#domain/records/count-answers';

@ObjectType('CountAnswers', { description: 'What was answered to “Does this count?”.' })
export class CountAnswersType implements CountAnswers {
  @Field(() => CountWhoEnum, { description: 'Who you were in it.' })
  who!: CountAnswers['who'];

  @Field(() => CountWhatEnum, { description: 'What it was.' })
  what!: CountAnswers['what'];

  @Field(() => CountWithWhomEnum, { description: 'With whom.' })
  withWhom!: CountAnswers['withWhom'];

  @Field(() => CountWhatForEnum, { description: 'What it was for.' })
  whatFor!: CountAnswers['whatFor'];

  @Field(() => CountWhatIsNewEnum, { description: 'What is new.' })
  whatIsNew!: CountAnswers['whatIsNew'];
}
