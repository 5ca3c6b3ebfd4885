import { Field, Float, Int, ObjectType } from 'type-graphql';
import { type GapKind } from '#domain/records/gap-kinds';
import { type CheckKind } from '#domain/records/plausibility';
import { type EvidenceGrade } from '#domain/records/evidence-strength';
import { ActivityCheckKindEnum } from '../../records/activities/activity.enums.ts';
import { AuditGapKindEnum, EvidenceGradeEnum } from './summary.enums.ts';
import { IdField } from '../../mechanics/id-nouns.ts';

@ObjectType({ description: 'A gap that an auditor would ask about.' })
export class AuditGap {
  @Field(() => AuditGapKindEnum)
  kind!: GapKind;

  @Field(() => String)
  text!: string;

  @Field(() => String, { description: 'How to close it.' })
  action!: string;

  @Field(() => Boolean, {
    description: 'True if the hours do not count without it.',
  })
  needed!: boolean;
}

@ObjectType({ description: 'Something to look at again; it changes no figure.' })
export class ActivityCheck {
  @Field(() => ActivityCheckKindEnum)
  kind!: CheckKind;

  @Field(() => String)
  text!: string;

  @Field(() => String)
  action!: string;
}

@ObjectType({ description: 'The readiness of an activity for an audit.' })
export class ActivityReadiness {
  @Field(() => Boolean, { description: 'True if its hours are fully evidenced.' })
  ready!: boolean;

  @Field(() => String, { description: 'Such as 2 things missing.' })
  label!: string;

  @Field(() => EvidenceGradeEnum, {
    description: 'Only a file or an attestation is enough.',
  })
  evidence!: EvidenceGrade;

  @Field(() => [AuditGap], { description: 'Needed ones first.' })
  gaps!: AuditGap[];

  @IdField('ReflectiveLog', {
    nullable: true,
    description: 'The newest log on it, if its reflections say too little.',
  })
  thinReflectionId!: number | null;

  @Field(() => [ActivityCheck], {
    description: 'What its owner has not confirmed (confirmedChecks). For the owner alone.',
  })
  checks!: ActivityCheck[];
}

@ObjectType({ description: 'The number of activities of a period with a gap.' })
export class OpenGaps {
  @Field(() => AuditGapKindEnum)
  kind!: GapKind;

  @Field(() => Int)
  count!: number;

  @Field(() => String)
  text!: string;

  @Field(() => Boolean, { description: 'True if their hours do not count without it.' })
  needed!: boolean;
}

@ObjectType({ description: 'The next step that helps most.' })
export class AuditStep {
  @Field(() => AuditGapKindEnum)
  kind!: GapKind;

  @Field(() => String)
  action!: string;

  @Field(() => String)
  text!: string;

  @IdField('Activity')
  activityId!: number;

  @Field(() => String)
  activityTitle!: string;
}

@ObjectType({
  description: 'The claimed hours, and those that are fully evidenced.',
})
export class AuditReadiness {
  @Field(() => Float)
  claimedHours!: number;

  @Field(() => Float)
  claimedInteractiveHours!: number;

  @Field(() => Float, {
    description:
      'With a reflection, a file or an attestation as evidence, provider, type, dates and, if interactive, who with.',
  })
  defensibleHours!: number;

  @Field(() => Float)
  defensibleInteractiveHours!: number;

  @Field(() => [OpenGaps])
  openGaps!: OpenGaps[];

  @Field(() => AuditStep, {
    nullable: true,
    description: 'Null if all claimed hours are fully evidenced.',
  })
  nextStep!: AuditStep | null;
}
