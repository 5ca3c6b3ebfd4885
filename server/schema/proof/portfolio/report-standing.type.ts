import { Field, ObjectType } from 'type-graphql';
import { type GapKind } from '#domain/records/gap-kinds';
import { type CheckKind } from '#domain/records/plausibility';
import type { ClauseState } from '#domain/proof/portfolio-judgement';
import { RuleSource } from '../../standing/rule-source.type.ts';
import { ActivityCheckKindEnum } from '../../records/activities/activity.enums.ts';
import { AuditGapKindEnum } from '../../standing/summary/summary.enums.ts';
import { ReportClauseStateEnum } from './portfolio.enums.ts';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';
import { IdField } from '../../mechanics/id-nouns.ts';

@ObjectType({ description: 'A clause of the standard with its state in a period.' })
export class ReportClause {
  @Field(() => String)
  id!: string;

  @Field(() => String)
  heading!: string;

  @Field(() => String)
  text!: string;

  @Field(() => ReportClauseStateEnum)
  state!: ClauseState;

  @Field(() => String)
  finding!: string;

  @Field(() => RuleSource)
  source!: RuleSource;
}

@ObjectType({ description: 'A gap that an auditor would ask about.' })
export class ReportGap {
  @Field(() => AuditGapKindEnum)
  kind!: GapKind;

  @Field(() => Boolean, {
    description: 'True if the hours do not count without it.',
  })
  needed!: boolean;

  @Field(() => String)
  text!: string;

  @IdField('Activity')
  activityId!: number;

  @Field(() => String)
  title!: string;

  @Field(() => GraphQLDay)
  day!: string;
}

@ObjectType({ description: 'Something to look at again; it changes no figure.' })
export class ReportCheck {
  @Field(() => ActivityCheckKindEnum)
  kind!: CheckKind;

  @Field(() => String)
  text!: string;

  @Field(() => String)
  action!: string;

  @IdField('Activity')
  activityId!: number;

  @Field(() => String)
  title!: string;

  @Field(() => GraphQLDay)
  day!: string;
}
