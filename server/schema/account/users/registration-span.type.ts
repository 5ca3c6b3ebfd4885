import { Field, ObjectType } from 'type-graphql';
import type { SpanType } from '#domain/standing/registration-spans';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';
import { spanTexts } from '../../standing/registration-span.texts.ts';
import { RegistrationSpanKindEnum } from '../../standing/registration-spans/registration-span.enums.ts';

@ObjectType('RegistrationSpan', {
  description: 'What one registration was from a day to another, both included.',
})
export class RegistrationSpanType {
  @Field(() => GraphQLDay)
  from!: string;

  @Field(() => GraphQLDay, { nullable: true, description: spanTexts.to })
  to!: string | null;

  @Field(() => RegistrationSpanKindEnum)
  type!: SpanType;

  @Field(() => String, { nullable: true, description: spanTexts.conditions })
  conditions!: string | null;
}
