import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { crewTicketLimits } from '#domain/proof/crew-tickets';
import { StartCrewSessionInput } from './crew-session.input.ts';
import { IdField } from '../../mechanics/id-nouns.ts';

@ObjectType('CrewKey', {
  description: 'The key with which a phone signs tickets while it has no connection.',
})
export class CrewKeyType {
  @Field(() => ID, { description: 'It names the key in tickets.' })
  id!: number;

  @Field(() => GraphQLDateTime, {
    description: 'Of the server; a clock that differs is corrected by it.',
  })
  now!: Date;

  @Field(() => GraphQLDateTime, {
    description: `${crewTicketLimits.keyDays} days after the phone was last online.`,
  })
  expiresAt!: Date;
}

@ObjectType({ description: 'What became of a ticket.' })
export class CrewTicketReceipt {
  @Field(() => ID)
  id!: number;

  @Field(() => Int, { description: 'Always 1: a ticket is not edited.' })
  version!: number;

  @IdField('CrewSession', {
    nullable: true,
    description: 'In which it counts; null while the host’s side is missing.',
  })
  sessionId!: number | null;
}

@InputType({ description: 'A ticket that a host’s phone signed without a connection.' })
export class SendCrewTicketInput {
  @Field(() => String, {
    description: 'What the host’s QR code holds, or the six letters as typed.',
  })
  ticket!: string;

  @Field(() => GraphQLDateTime, {
    description: `When you got it. Letters count within ${crewTicketLimits.clockMinutes} minutes of it; a scanned ticket has its own time.`,
  })
  heldAt!: Date;

  @Field(() => Int, {
    nullable: true,
    description: 'That you stayed after that; until the end by default.',
  })
  minutesPresent?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'As at joining; paramedic by default.',
  })
  profession?: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True if the others’ records may name you; else only your profession.',
  })
  namesAllowed?: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True if the educator of a taught session may list your name; else a number and your profession.',
  })
  listAllowed?: boolean;
}

@InputType({ description: 'The host’s side of a session without a connection.' })
export class SendCrewSessionInput extends StartCrewSessionInput {
  @IdField('CrewKey', { description: 'Of the phone that signed the tickets.' })
  keyId!: string;

  @Field(() => String, {
    description: 'Made by the phone, 16 bytes in base64url: sent again it is the same session.',
  })
  session!: string;

  @Field(() => String, { description: 'The secret, in base64, of which its letters were made.' })
  seed!: string;

  @Field(() => GraphQLDateTime)
  startedAt!: Date;

  @Field(() => GraphQLDateTime)
  endedAt!: Date;
}
