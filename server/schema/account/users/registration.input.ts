import { Field, InputType } from 'type-graphql';
import { registrationArg } from '../../standing/registration.arg.ts';
import { ProfessionEnum } from './registration.enums.ts';

@InputType({ description: 'The registration that was renewed.' })
export class ConfirmRenewalInput {
  @Field(() => ProfessionEnum, registrationArg)
  registration?: string | null;
}
