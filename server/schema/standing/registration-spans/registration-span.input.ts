import { Field, InputType } from 'type-graphql';
import { registrationArg } from '../registration.arg.ts';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';
import { spanTexts as texts } from '../registration-span.texts.ts';
import { ProfessionEnum } from '../../account/users/registration.enums.ts';
import { RegistrationSpanKindEnum } from './registration-span.enums.ts';

@InputType({ description: 'What a registration was for a time; no day can have two types.' })
export class SetRegistrationSpanInput {
  @Field(() => GraphQLDay)
  from!: Date;

  @Field(() => GraphQLDay, { nullable: true, description: texts.to })
  to?: Date | null;

  @Field(() => RegistrationSpanKindEnum)
  type!: string;

  @Field(() => String, {
    nullable: true,
    description: `${texts.conditions} At most 500 characters.`,
  })
  conditions?: string | null;

  @Field(() => GraphQLDay, {
    nullable: true,
    description:
      'The first day of the entry that this one replaces; by default one of the same first day.',
  })
  replaces?: Date | null;

  @Field(() => ProfessionEnum, registrationArg)
  registration?: string | null;
}
