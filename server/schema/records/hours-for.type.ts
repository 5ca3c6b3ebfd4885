import { Field, Float, InputType, ObjectType } from 'type-graphql';
import type { HoursFor } from '#domain/records/hours-for';
import { ProfessionEnum } from '../account/users/registration.enums.ts';

@ObjectType('HoursFor', {
  description: 'The hours of an activity that count for one registration.',
})
export class HoursForType implements HoursFor {
  @Field(() => ProfessionEnum)
  profession!: string;

  @Field(() => Float)
  hours!: number;
}

@InputType({ description: 'The hours of an activity that count for one registration.' })
export class HoursForInput implements HoursFor {
  @Field(() => ProfessionEnum)
  profession!: string;

  @Field(() => Float, {
    description: 'In steps of half an hour; at most those of the activity.',
  })
  hours!: number;
}
