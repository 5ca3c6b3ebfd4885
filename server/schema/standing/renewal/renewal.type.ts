import { Field, ObjectType } from 'type-graphql';
import type {
  AnswerState,
  DeclarationId,
  RehearsedAnswer,
  RenewalDate,
} from '#domain/standing/renewal';
import { declarationIds } from '#domain/standing/renewal';
import { RuleSource } from '../rule-source.type.ts';
import { ProfessionEnum } from '../../account/users/registration.enums.ts';
import { RenewalAnswerStateEnum } from './renewal.enums.ts';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';

@ObjectType({ description: 'A declaration of a renewal, against the record.' })
export class RenewalAnswer implements RehearsedAnswer {
  @Field(() => String, {
    description: `${declarationIds.slice(0, -1).join(', ')} or ${declarationIds.at(-1)}.`,
  })
  id!: DeclarationId;

  @Field(() => String)
  heading!: string;

  @Field(() => String, { description: 'In our words.' })
  question!: string;

  @Field(() => RenewalAnswerStateEnum)
  state!: AnswerState;

  @Field(() => String)
  finding!: string;

  @Field(() => [String])
  proof!: string[];

  @Field(() => [String])
  missing!: string[];

  @Field(() => String, { nullable: true, description: 'A path within the app.' })
  link!: string | null;

  @Field(() => String, { nullable: true })
  action!: string | null;

  @Field(() => RuleSource, {
    description: 'It says that a renewal declares this.',
  })
  source!: RuleSource;
}

@ObjectType({ description: 'A date of the renewal, and what then.' })
export class RenewalDay implements RenewalDate {
  @Field(() => String)
  day!: string;

  @Field(() => String)
  text!: string;

  @Field(() => RuleSource)
  source!: RuleSource;
}

@ObjectType({ description: 'What a renewal that is near still lacks, in one line.' })
export class RenewalHint {
  @Field(() => ProfessionEnum)
  registration!: string;

  @Field(() => GraphQLDay)
  expiryDate!: Date;

  @Field(() => String, { description: 'What the record still lacks, in figures.' })
  text!: string;
}

@ObjectType({
  description:
    'The declarations of an annual renewal, rehearsed: what the record shows of each, never that a standard is met.',
})
export class Renewal {
  @Field(() => Boolean, {
    description: 'True from the month before the year ends until late renewal is over.',
  })
  isRenewalTime!: boolean;

  @Field(() => GraphQLDay, {
    description: 'Of the CPD period that is declared.',
  })
  periodStart!: Date;

  @Field(() => GraphQLDay)
  periodEnd!: Date;

  @Field(() => [RenewalAnswer])
  answers!: RenewalAnswer[];

  @Field(() => [RenewalDay], { description: 'Of the renewal that is next or under way.' })
  dates!: RenewalDay[];

  @Field(() => String, { description: 'What is not rehearsed, and why.' })
  notAsked!: string;
}
