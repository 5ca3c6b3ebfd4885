import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, InputType, Int } from 'type-graphql';
import { crewLimits } from '#domain/proof/crew-sessions';
import { CrewProfessionEnum, CrewSessionTypeEnum } from './crew-session.enums.ts';

const profession = {
  nullable: true,
  description: 'Paramedic by default.',
};
const namesAllowed = {
  nullable: true,
  description: 'True if the others’ records may name you; else they count your profession.',
};

@InputType({ description: 'A crew session to start.' })
export class StartCrewSessionInput {
  @Field(() => CrewSessionTypeEnum)
  type!: string;

  @Field(() => String, { description: 'What it is about; at least 2 characters.' })
  title!: string;

  @Field(() => String, { nullable: true })
  place?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: `How long it is planned, ${crewLimits.plannedMinutes.min} to ${crewLimits.plannedMinutes.max} minutes; 60 by default.`,
  })
  plannedMinutes?: number;

  @Field(() => CrewProfessionEnum, profession)
  profession?: string;

  @Field(() => Boolean, namesAllowed)
  namesAllowed?: boolean;
}

@InputType({ description: 'How you join a crew session.' })
export class JoinCrewSessionInput {
  @Field(() => String, { description: 'The six letters on the host’s screen now.' })
  code!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The session that a scanned code names; letters that were typed find it.',
  })
  sessionId?: string | null;

  @Field(() => CrewProfessionEnum, profession)
  profession?: string;

  @Field(() => Boolean, namesAllowed)
  namesAllowed?: boolean;
}

@InputType({ description: 'How somebody without an account joins.' })
export class JoinCrewSessionAsGuestInput extends JoinCrewSessionInput {
  @Field(() => String, { description: 'The name; at least 2 characters.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The Ahpra registration number, if wanted; it goes with what the guest confirms.',
  })
  registrationNumber?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'What the guest was given before: in the same session it is the same person again.',
  })
  secret?: string | null;
}

@InputType({ description: 'How the host ends a crew session.' })
export class EndCrewSessionInput {
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'An earlier moment at which it ended; now by default.',
  })
  endedAt?: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True if you confirm everyone who was there with you.',
  })
  confirmPresent?: boolean;
}
