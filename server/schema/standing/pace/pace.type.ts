import { Field, Float, Int, ObjectType } from 'type-graphql';
import { type PaceTone } from '#domain/standing/pace';
import { type Outlook } from '#domain/standing/pace-projection';
import { type EnoughSpan } from '#domain/standing/pace-enough';
import { projectionLimits } from '#domain/standing/pace-projection';
import { RecordedHours, RequiredHours } from '../summary/summary.type.ts';
import { PaceOutlookEnum, PaceSpanEnum, PaceToneEnum } from './pace.enums.ts';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';

const INTERACTIVE = 'Of these, interactive hours.';

@ObjectType({ description: 'Hours on record at the end of a day.' })
export class PacePoint {
  @Field(() => GraphQLDay)
  day!: string;

  @Field(() => Float, { description: 'Of the period until then.' })
  total!: number;

  @Field(() => Float, { description: INTERACTIVE })
  interactive!: number;
}

@ObjectType({ description: 'A planned activity to come.' })
export class PaceStep {
  @Field(() => GraphQLDay)
  day!: string;

  @Field(() => String)
  title!: string;

  @Field(() => Float)
  hours!: number;

  @Field(() => Float, { description: 'Of the period by then, if all are done.' })
  total!: number;
}

@ObjectType({ description: 'Planned activities of open goals that are not recorded yet.' })
export class PacePlan {
  @Field(() => [PaceStep], { description: 'Of a day still to come, earliest first.' })
  steps!: PaceStep[];

  @Field(() => Float, { description: 'At the end of the period if they are done.' })
  total!: number;

  @Field(() => Float, { description: 'For days that have passed.' })
  overdueHours!: number;

  @Field(() => Float, { description: 'Without a day in the period.' })
  undatedHours!: number;
}

@ObjectType({ description: 'Hours at the end of a period, if its weeks go on like those so far.' })
export class PaceRange {
  @Field(() => Float, { description: 'One period in ten ends below.' })
  low!: number;

  @Field(() => Float)
  likely!: number;

  @Field(() => Float, { description: 'One period in ten ends above.' })
  high!: number;
}

@ObjectType({ description: 'A projection from how uneven the weeks so far were; no promise.' })
export class PaceProjection {
  @Field(() => PaceRange)
  total!: PaceRange;

  @Field(() => PaceRange, {
    nullable: true,
    description: `${INTERACTIVE} Null if they lie in fewer than ${projectionLimits.interactiveWeeks} weeks.`,
  })
  interactive!: PaceRange | null;

  @Field(() => Int, { description: 'Whole ones so far.' })
  weeks!: number;

  @Field(() => Int, { description: 'Those with hours.' })
  activeWeeks!: number;
}

@ObjectType({ description: 'What would be enough from today on.' })
export class PaceEnough {
  @Field(() => PaceSpanEnum)
  per!: EnoughSpan;

  @Field(() => Float, { description: 'Rounded up to half hours.' })
  total!: number;

  @Field(() => Float, { description: INTERACTIVE })
  interactive!: number;

  @Field(() => String)
  text!: string;
}

@ObjectType({ description: 'Where the hours of a CPD period are going.' })
export class CpdPace {
  @Field(() => GraphQLDay)
  start!: string;

  @Field(() => GraphQLDay)
  end!: string;

  @Field(() => GraphQLDay)
  today!: string;

  @Field(() => RequiredHours)
  required!: RequiredHours;

  @Field(() => RecordedHours)
  done!: RecordedHours;

  @Field(() => [PacePoint], { description: 'Days with completed hours, oldest first.' })
  points!: PacePoint[];

  @Field(() => PacePlan)
  plan!: PacePlan;

  @Field(() => PaceProjection, {
    nullable: true,
    description: `Null if nothing is missing, or there is too little to project from: it takes ${projectionLimits.days} days of the period and hours in ${projectionLimits.activeWeeks} weeks.`,
  })
  projection!: PaceProjection | null;

  @Field(() => PaceEnough, {
    nullable: true,
    description: 'Null if nothing is missing or the period is over.',
  })
  enough!: PaceEnough | null;

  @Field(() => PaceOutlookEnum)
  outlook!: Outlook;

  @Field(() => PaceToneEnum, {
    description: 'Only required hours on record are done.',
  })
  tone!: PaceTone;

  @Field(() => String)
  text!: string;

  @Field(() => [String], {
    description: 'How sure the figures are, and what the plan leaves open.',
  })
  notes!: string[];
}
