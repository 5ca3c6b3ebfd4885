import { GraphQLDateTime } from 'graphql-scalars';
import { Field, InputType, Int } from 'type-graphql';
import { crewFeedbackLimits } from '#domain/proof/crew-feedback';
import { crewLimits } from '#domain/proof/crew-sessions';
import {
  CrewProfessionEnum,
  CrewSessionKindEnum,
  CrewSessionTypeEnum,
} from './crew-session.enums.ts';
import { IdField } from '../../mechanics/id-nouns.ts';

const profession = {
  nullable: true,
  description: 'Paramedic by default.',
};
const namesAllowed = {
  nullable: true,
  description: 'True if the others’ records may name you; else only your profession.',
};

const listAllowed = {
  nullable: true,
  description:
    'True if the educator of a taught session may list your name; else a number and your profession.',
};

@InputType({ description: 'A crew session to start.' })
export class StartCrewSessionInput {
  @Field(() => CrewSessionKindEnum, {
    nullable: true,
    description: 'By default everybody takes part. Who teaches gets no hours of it.',
  })
  kind?: string;

  @Field(() => CrewSessionTypeEnum)
  type!: string;

  @Field(() => String, { description: 'At least 2 characters.' })
  title!: string;

  @Field(() => String, { nullable: true })
  place?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Of a taught session, which must have it: every attendee’s record names it.',
  })
  provider?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `What attendees of a taught session learn; at most ${crewLimits.objectives.max} characters. It begins each one’s description.`,
  })
  objectives?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: `${crewLimits.plannedMinutes.min} to ${crewLimits.plannedMinutes.max}; 60 by default.`,
  })
  plannedMinutes?: number;

  @Field(() => CrewProfessionEnum, profession)
  profession?: string;

  @Field(() => Boolean, namesAllowed)
  namesAllowed?: boolean;
}

@InputType({ description: 'A session that somebody without an account teaches.' })
export class StartTaughtSessionAsGuestInput {
  @Field(() => String, { description: 'The educator’s; at least 2 characters.' })
  name!: string;

  @Field(() => CrewProfessionEnum, profession)
  profession?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Of Ahpra, if wanted; it goes with what the educator confirms.',
  })
  registrationNumber?: string | null;

  @Field(() => CrewSessionTypeEnum)
  type!: string;

  @Field(() => String, { description: 'At least 2 characters.' })
  title!: string;

  @Field(() => String, { nullable: true })
  place?: string | null;

  @Field(() => String, { description: 'Every attendee’s record names it.' })
  provider!: string;

  @Field(() => String, {
    nullable: true,
    description: `What attendees learn; at most ${crewLimits.objectives.max} characters. It begins each one’s description.`,
  })
  objectives?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: `${crewLimits.plannedMinutes.min} to ${crewLimits.plannedMinutes.max}; 60 by default.`,
  })
  plannedMinutes?: number;

  @Field(() => Boolean, namesAllowed)
  namesAllowed?: boolean;
}

@InputType({ description: 'How you join a crew session.' })
export class JoinCrewSessionInput {
  @Field(() => String, { description: 'Six letters, on the host’s screen now.' })
  code!: string;

  @IdField('CrewSession', {
    nullable: true,
    description: 'As a scanned code names it; letters that were typed find it.',
  })
  sessionId?: string | null;

  @Field(() => CrewProfessionEnum, profession)
  profession?: string;

  @Field(() => Boolean, namesAllowed)
  namesAllowed?: boolean;

  @Field(() => Boolean, listAllowed)
  listAllowed?: boolean;
}

@InputType({ description: 'How somebody without an account joins.' })
export class JoinCrewSessionAsGuestInput extends JoinCrewSessionInput {
  @Field(() => String, { description: 'At least 2 characters.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Of Ahpra, if wanted; it goes with what the guest confirms.',
  })
  registrationNumber?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Given before: in the same session it is the same person again.',
  })
  secret?: string | null;
}

@InputType({ description: 'How the host ends a crew session.' })
export class EndCrewSessionInput {
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'An earlier moment; now by default.',
  })
  endedAt?: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True confirms everyone who was there with you.',
  })
  confirmPresent?: boolean;
}

@InputType({ description: 'An attendee’s answers about a taught session.' })
export class CrewFeedbackInput {
  @Field(() => Int, {
    description: `For your practice, from ${crewFeedbackLimits.usefulness.min} (not useful) to ${crewFeedbackLimits.usefulness.max} (very useful).`,
  })
  usefulness!: number;

  @Field(() => String, {
    nullable: true,
    description: `At most ${crewFeedbackLimits.change.max} characters.`,
  })
  change?: string | null;
}
