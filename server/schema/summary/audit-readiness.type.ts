import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { GapKind } from '#domain/audit-readiness';

const KIND = 'in-progress, reflection, evidence, interactive, provider, dates or standard.';

@ObjectType({ description: 'Something that an auditor would ask about an activity.' })
export class AuditGap {
  @Field(() => String, { description: KIND })
  kind!: GapKind;

  @Field(() => String, { description: 'In words.' })
  text!: string;

  @Field(() => String, { description: 'What closes it, in a few words.' })
  action!: string;

  @Field(() => Boolean, {
    description: 'Whether its hours cannot be defended without it; the others are good to have.',
  })
  needed!: boolean;
}

@ObjectType({ description: 'Whether an activity is ready for an audit.' })
export class ActivityReadiness {
  @Field(() => Boolean, { description: 'Whether its hours can be defended as it is.' })
  ready!: boolean;

  @Field(() => String, { description: 'The same in a word or three, such as 2 things missing.' })
  label!: string;

  @Field(() => [AuditGap], { description: 'What is missing, the needed first.' })
  gaps!: AuditGap[];
}

@ObjectType({ description: 'How many activities of a period have a gap.' })
export class OpenGaps {
  @Field(() => String, { description: KIND })
  kind!: GapKind;

  @Field(() => Int, { description: 'How many activities have it.' })
  count!: number;

  @Field(() => String, { description: 'The same in words.' })
  text!: string;

  @Field(() => Boolean, { description: 'Whether their hours cannot be defended without it.' })
  needed!: boolean;
}

@ObjectType({ description: 'What helps most, at a press.' })
export class AuditStep {
  @Field(() => String, { description: 'The gap that it closes.' })
  kind!: GapKind;

  @Field(() => String, { description: 'What to do, in a few words.' })
  action!: string;

  @Field(() => String, { description: 'What it gives.' })
  text!: string;

  @Field(() => ID, { description: 'The activity that it is about.' })
  activityId!: number;

  @Field(() => String, { description: 'The title of that activity.' })
  activityTitle!: string;
}

@ObjectType({
  description:
    'What of the claimed hours can be defended: reflected on, proven, and said with whom.',
})
export class AuditReadiness {
  @Field(() => Float, { description: 'Hours recorded as completed.' })
  claimedHours!: number;

  @Field(() => Float, { description: 'Of these, interactive hours.' })
  claimedInteractiveHours!: number;

  @Field(() => Float, {
    description:
      'Of the claimed hours, those with a reflection and evidence and, where interactive, with whom.',
  })
  defensibleHours!: number;

  @Field(() => Float, { description: 'Of these, interactive hours.' })
  defensibleInteractiveHours!: number;

  @Field(() => [OpenGaps], { description: 'What is missing, by kind; none where nothing is.' })
  openGaps!: OpenGaps[];

  @Field(() => AuditStep, {
    nullable: true,
    description: 'What to do first; null where all that is claimed can be defended.',
  })
  nextStep!: AuditStep | null;
}
