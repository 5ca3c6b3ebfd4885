import { Field, Float, InputType, ObjectType } from 'type-graphql';
import type { HoursFor } from '#domain/records/hours-for';
import { ProfessionEnum } from '../account/users/registration.enums.ts';

const PROFESSION = 'The profession: paramedic, nurse or midwife.';

@ObjectType('HoursFor', {
  description: 'The hours of an activity that count for one registration.',
})
export class HoursForType implements HoursFor {
  @Field(() => ProfessionEnum, { description: PROFESSION })
  profession!: string;

  @Field(() => Float, { description: 'Its hours.' })
  hours!: number;
}

@InputType({ description: 'The hours of an activity that count for one registration.' })
export class HoursForInput implements HoursFor {
  @Field(() => ProfessionEnum, { description: PROFESSION })
  profession!: string;

  @Field(() => Float, {
    description: 'Hours in steps of half an hour; at most those of the activity.',
  })
  hours!: number;
}
