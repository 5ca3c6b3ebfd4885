import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { gapKinds, type GapKind } from '#domain/records/gap-kinds';
import { checkKinds, type CheckKind } from '#domain/records/plausibility';
import { evidenceGrades, type EvidenceGrade } from '#domain/records/evidence-strength';
import { ActivityCheckKindEnum } from '../../records/activities/activity.enums.ts';
import { AuditGapKindEnum, EvidenceGradeEnum } from './summary.enums.ts';

const listed = (words: readonly string[]) => `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

const KIND = `${listed(gapKinds)}.`;

@ObjectType({ description: 'A gap that an auditor would ask about.' })
export class AuditGap {
  @Field(() => AuditGapKindEnum, { description: KIND })
  kind!: GapKind;

  @Field(() => String, { description: 'In words.' })
  text!: string;

  @Field(() => String, { description: 'How to close it, in a few words.' })
  action!: string;

  @Field(() => Boolean, {
    description: 'True if the hours do not count without it; the others are good to have.',
  })
  needed!: boolean;
}

@ObjectType({ description: 'Something that the owner should look at again; it changes no figure.' })
export class ActivityCheck {
  @Field(() => ActivityCheckKindEnum, { description: `${listed(checkKinds)}.` })
  kind!: CheckKind;

  @Field(() => String, { description: 'In words.' })
  text!: string;

  @Field(() => String, { description: 'What to do, in a few words.' })
  action!: string;
}

@ObjectType({ description: 'The readiness of an activity for an audit.' })
export class ActivityReadiness {
  @Field(() => Boolean, { description: 'True if its hours are fully evidenced.' })
  ready!: boolean;

  @Field(() => String, { description: 'The same as a short label, such as 2 things missing.' })
  label!: string;

  @Field(() => EvidenceGradeEnum, {
    description: `How strong its evidence is: ${listed(evidenceGrades)}. Only a file or an attestation is enough.`,
  })
  evidence!: EvidenceGrade;

  @Field(() => [AuditGap], { description: 'What is missing, needed items first.' })
  gaps!: AuditGap[];

  @Field(() => ID, {
    nullable: true,
    description: 'The newest log on it, if its reflections say too little; null otherwise.',
  })
  thinReflectionId!: number | null;

  @Field(() => [ActivityCheck], {
    description:
      'What its owner should look at again and has not confirmed (confirmedChecks). For the owner alone.',
  })
  checks!: ActivityCheck[];
}

@ObjectType({ description: 'The number of activities of a period with a gap.' })
export class OpenGaps {
  @Field(() => AuditGapKindEnum, { description: KIND })
  kind!: GapKind;

  @Field(() => Int, { description: 'The number of activities.' })
  count!: number;

  @Field(() => String, { description: 'The same as text.' })
  text!: string;

  @Field(() => Boolean, { description: 'True if their hours do not count without it.' })
  needed!: boolean;
}

@ObjectType({ description: 'The next step that helps most.' })
export class AuditStep {
  @Field(() => AuditGapKindEnum, { description: 'The gap that it closes.' })
  kind!: GapKind;

  @Field(() => String, { description: 'What to do, in a few words.' })
  action!: string;

  @Field(() => String, { description: 'What it achieves.' })
  text!: string;

  @Field(() => ID, { description: 'The activity to change.' })
  activityId!: number;

  @Field(() => String, { description: 'The title of that activity.' })
  activityTitle!: string;
}

@ObjectType({
  description: 'The claimed hours, and those that are fully evidenced.',
})
export class AuditReadiness {
  @Field(() => Float, { description: 'Hours recorded as completed.' })
  claimedHours!: number;

  @Field(() => Float, { description: 'Of these, interactive hours.' })
  claimedInteractiveHours!: number;

  @Field(() => Float, {
    description:
      'Of the claimed hours, those with a reflection, a file or an attestation as evidence, provider, type, dates and, if interactive, who with.',
  })
  defensibleHours!: number;

  @Field(() => Float, { description: 'Of these, interactive hours.' })
  defensibleInteractiveHours!: number;

  @Field(() => [OpenGaps], { description: 'What is missing, by kind; empty if nothing is.' })
  openGaps!: OpenGaps[];

  @Field(() => AuditStep, {
    nullable: true,
    description: 'What to do first; null if all claimed hours are fully evidenced.',
  })
  nextStep!: AuditStep | null;
}
