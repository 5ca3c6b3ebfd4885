import { Field, InputType } from 'type-graphql';
import { UpdateRegistrationInput } from './user.input.ts';

@InputType({
  description:
    'A registration to set or to add; omitted fields keep their value. Each day is sent as any moment of that day in your time zone.',
})
export class SetRegistrationInput extends UpdateRegistrationInput {
  @Field(() => String, { description: 'Which: paramedic, nurse or midwife.' })
  profession!: string;
}
