import { Field, InputType } from 'type-graphql';
import {
  CountWhatEnum,
  CountWhatForEnum,
  CountWhatIsNewEnum,
  CountWhoEnum,
  CountWithWhomEnum,
} from './count.enums.ts';

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
