import { Field, InputType } from 'type-graphql';
import { registrationArg } from '../../standing/registration.arg.ts';
import { UpdateRegistrationInput } from './user.input.ts';
import { ProfessionEnum } from './registration.enums.ts';

@InputType({
  description:
    'A registration to set or to add; omitted fields keep their value. Each day is sent as any moment of that day in your time zone.',
})
export class SetRegistrationInput extends UpdateRegistrationInput {
  @Field(() => ProfessionEnum)
  profession!: string;
}

@InputType({ description: 'The registration that was renewed.' })
export class ConfirmRenewalInput {
  @Field(() => ProfessionEnum, registrationArg)
  registration?: string | null;
}
