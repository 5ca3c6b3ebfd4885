import { GraphQLDateTime } from 'graphql-scalars';
import { Arg, Args, Ctx, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '#server/context';
import { PageArgs } from '../../mechanics/pages.ts';
import * as attendance from './crew-attendance.ts';
import * as claiming from './crew-claiming.ts';
import * as confirming from './crew-confirming.ts';
import * as events from './crew-events.ts';
import * as feedback from './crew-feedback.ts';
import * as hosting from './crew-hosting.ts';
import * as joining from './crew-joining.ts';
import * as keys from './crew-keys.ts';
import * as sessions from './crew-sessions.ts';
import * as tickets from './crew-tickets.ts';
import {
  CrewFeedbackInput,
  EndCrewSessionInput,
  JoinCrewSessionAsGuestInput,
  JoinCrewSessionInput,
  StartCrewSessionInput,
  StartTaughtSessionAsGuestInput,
} from './crew-session.input.ts';
import {
  CrewCodes,
  CrewFeedbackType,
  CrewGuest,
  CrewSessionChange,
  CrewSessionConnection,
  CrewSessionType,
} from './crew-session.type.ts';
import {
  CrewKeyType,
  CrewTicketReceipt,
  SendCrewSessionInput,
  SendCrewTicketInput,
} from './crew-ticket.type.ts';
import { IdArg } from '../../mechanics/id-nouns.ts';

const educatorSecret = { description: 'As given at starting.' };
const member = { description: 'Of somebody in a session that you run.' };
const secret = { description: 'As given at joining.' };
const memberIds = { description: 'They were there at the same time.' };

@Resolver()
export class CrewSessionResolver {
  @Query(() => CrewSessionConnection, {
    description: 'The crew sessions that you ran or joined, latest first.',
  })
  crewSessions(@Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return sessions.list(ctx, args);
  }

  @Query(() => CrewSessionType, { description: 'One crew session of yours.' })
  crewSession(@Ctx() ctx: Context, @IdArg('id', 'CrewSession') id: string) {
    return sessions.get(ctx, id);
  }

  @Query(() => CrewSessionType, {
    nullable: true,
    description: 'The crew session in which you are now.',
  })
  runningCrewSession(@Ctx() ctx: Context) {
    return sessions.running(ctx);
  }

  @Query(() => CrewCodes, {
    description: 'The codes of a running session for the next minutes, for its host.',
  })
  crewSessionCodes(@Ctx() ctx: Context, @IdArg('id', 'CrewSession') id: string) {
    return sessions.codes(ctx, id);
  }

  @Query(() => CrewFeedbackType, {
    description: 'Anonymous feedback on a session that you taught.',
  })
  crewSessionFeedback(@Ctx() ctx: Context, @IdArg('id', 'CrewSession') id: string) {
    return feedback.get(ctx, id);
  }

  @Query(() => CrewSessionType, { description: 'The session of a guest.' })
  crewGuestSession(@Ctx() ctx: Context, @Arg('secret', () => String, secret) secret: string) {
    return joining.guest(ctx, { secret });
  }

  @Mutation(() => CrewSessionType, {
    description: 'Starts a crew session with you in it. Another one that you are in, you leave.',
  })
  startCrewSession(
    @Ctx() ctx: Context,
    @Arg('input', () => StartCrewSessionInput)
    input: StartCrewSessionInput,
  ) {
    return sessions.start(ctx, input);
  }

  @Mutation(() => CrewSessionType, {
    description:
      'Joins a crew session, or comes back. Another one that you are in, you leave; one that you run refuses it.',
  })
  joinCrewSession(
    @Ctx() ctx: Context,
    @Arg('input', () => JoinCrewSessionInput)
    input: JoinCrewSessionInput,
  ) {
    return joining.join(ctx, input);
  }

  @Mutation(() => CrewSessionType, {
    description: 'Leaves a crew session; its host ends it instead.',
  })
  leaveCrewSession(@Ctx() ctx: Context, @IdArg('id', 'CrewSession') id: string) {
    return joining.leave(ctx, id);
  }

  @Mutation(() => CrewSessionType, {
    description: 'Confirms that others were there with you; after the end it attests their hours.',
  })
  confirmCrewMembers(
    @Ctx() ctx: Context,
    @IdArg('id', 'CrewSession') id: string,
    @IdArg('memberIds', ['CrewMember'], memberIds) memberIds: string[],
  ) {
    return confirming.confirm(ctx, id, { memberIds });
  }

  @Mutation(() => CrewSessionType, {
    description: 'Sets if the educator of a taught session may list your name.',
  })
  updateCrewListing(
    @Ctx() ctx: Context,
    @IdArg('id', 'CrewSession') id: string,
    @Arg('listAllowed', () => Boolean) listAllowed: boolean,
  ) {
    return attendance.updateListing(ctx, id, { listAllowed });
  }

  @Mutation(() => CrewSessionType, {
    description:
      'Gives anonymous feedback on a taught session, once. It cannot be changed: nothing says whose it is.',
  })
  giveCrewFeedback(
    @Ctx() ctx: Context,
    @IdArg('id', 'CrewSession') id: string,
    @Arg('input', () => CrewFeedbackInput) input: CrewFeedbackInput,
  ) {
    return feedback.give(ctx, id, input);
  }

  @Mutation(() => CrewSessionType, {
    description: 'Takes somebody out of a session that you run, as if they had not come.',
  })
  removeCrewMember(@Ctx() ctx: Context, @IdArg('id', 'CrewMember', member) id: string) {
    return hosting.removeMember(ctx, id);
  }

  @Mutation(() => CrewSessionType, {
    description: 'Brings back somebody who was removed by mistake, with all their time.',
  })
  restoreCrewMember(@Ctx() ctx: Context, @IdArg('id', 'CrewMember', member) id: string) {
    return hosting.restoreMember(ctx, id);
  }

  @Mutation(() => CrewSessionType, {
    description:
      'Ends a session that you run, and records an activity for each member with an account.',
  })
  endCrewSession(
    @Ctx() ctx: Context,
    @IdArg('id', 'CrewSession') id: string,
    @Arg('input', () => EndCrewSessionInput, { nullable: true })
    input?: EndCrewSessionInput | null,
  ) {
    return hosting.end(ctx, id, input);
  }

  @Mutation(() => CrewSessionType, {
    description: 'Corrects the end of a session that you ran to an earlier moment.',
  })
  correctCrewSessionEnd(
    @Ctx() ctx: Context,
    @IdArg('id', 'CrewSession') id: string,
    @Arg('endedAt', () => GraphQLDateTime)
    endedAt: Date,
  ) {
    return hosting.correctEnd(ctx, id, { endedAt });
  }

  @Mutation(() => CrewSessionType, {
    description: 'Adds what you attended as a guest to your account, once.',
  })
  claimCrewSession(@Ctx() ctx: Context, @Arg('secret', () => String, secret) secret: string) {
    return claiming.claim(ctx, { secret });
  }

  @Mutation(() => CrewKeyType, {
    description:
      'Registers the key of a phone that may run sessions without a connection, or lets it sign for longer.',
  })
  registerCrewKey(
    @Ctx() ctx: Context,
    @Arg('publicKey', () => String, {
      description: 'ECDSA with P-256: SubjectPublicKeyInfo in base64.',
    })
    publicKey: string,
  ) {
    return keys.registerKey(ctx, { publicKey });
  }

  @Mutation(() => CrewTicketReceipt, {
    description:
      'Sends what you got of a host without a connection. It counts, once, when the host’s side is there, too.',
  })
  sendCrewTicket(
    @Ctx() ctx: Context,
    @Arg('input', () => SendCrewTicketInput)
    input: SendCrewTicketInput,
  ) {
    return tickets.sendTicket(ctx, input);
  }

  @Mutation(() => CrewSessionType, {
    description:
      'Sends a session that you ran without a connection, after it. Its tickets count from then on.',
  })
  sendCrewSession(
    @Ctx() ctx: Context,
    @Arg('input', () => SendCrewSessionInput)
    input: SendCrewSessionInput,
  ) {
    return tickets.sendSession(ctx, input);
  }

  @Mutation(() => CrewGuest, { description: 'Joins a crew session without an account.' })
  joinCrewSessionAsGuest(
    @Ctx() ctx: Context,
    @Arg('input', () => JoinCrewSessionAsGuestInput)
    input: JoinCrewSessionAsGuestInput,
  ) {
    return joining.joinAsGuest(ctx, input);
  }

  @Mutation(() => CrewSessionType, { description: 'Leaves a crew session as a guest.' })
  leaveCrewSessionAsGuest(
    @Ctx() ctx: Context,
    @Arg('secret', () => String, secret) secret: string,
  ) {
    return joining.leaveAsGuest(ctx, { secret });
  }

  @Mutation(() => CrewSessionType, { description: 'Confirms as a guest that others were there.' })
  confirmCrewMembersAsGuest(
    @Ctx() ctx: Context,
    @Arg('secret', () => String, secret) secret: string,
    @IdArg('memberIds', ['CrewMember'], memberIds) memberIds: string[],
  ) {
    return confirming.confirmAsGuest(ctx, { secret, memberIds });
  }

  @Mutation(() => CrewSessionType, {
    description: 'Likewise as a guest.',
  })
  updateCrewListingAsGuest(
    @Ctx() ctx: Context,
    @Arg('secret', () => String, secret) secret: string,
    @Arg('listAllowed', () => Boolean) listAllowed: boolean,
  ) {
    return attendance.updateListingAsGuest(ctx, { secret, listAllowed });
  }

  @Mutation(() => CrewSessionType, {
    description: 'Gives anonymous feedback as a guest of a taught session, once.',
  })
  giveCrewFeedbackAsGuest(
    @Ctx() ctx: Context,
    @Arg('secret', () => String, secret) secret: string,
    @Arg('input', () => CrewFeedbackInput) input: CrewFeedbackInput,
  ) {
    return feedback.giveAsGuest(ctx, { ...input, secret });
  }

  @Query(() => CrewCodes, {
    description: 'The codes, for an educator without an account.',
  })
  crewSessionCodesAsGuest(
    @Ctx() ctx: Context,
    @Arg('secret', () => String, educatorSecret) secret: string,
  ) {
    return sessions.codesAsGuest(ctx, { secret });
  }

  @Query(() => CrewFeedbackType, {
    description: 'The feedback, for an educator without an account.',
  })
  crewSessionFeedbackAsGuest(
    @Ctx() ctx: Context,
    @Arg('secret', () => String, educatorSecret) secret: string,
  ) {
    return feedback.getAsGuest(ctx, { secret });
  }

  @Mutation(() => CrewGuest, {
    description: 'Starts a session that you teach, without an account. The secret runs it.',
  })
  startTaughtSessionAsGuest(
    @Ctx() ctx: Context,
    @Arg('input', () => StartTaughtSessionAsGuestInput)
    input: StartTaughtSessionAsGuestInput,
  ) {
    return sessions.startAsGuest(ctx, input);
  }

  @Mutation(() => CrewSessionType, {
    description: 'Takes somebody out, as the educator without an account.',
  })
  removeCrewMemberAsGuest(
    @Ctx() ctx: Context,
    @Arg('secret', () => String, educatorSecret) secret: string,
    @IdArg('memberId', 'CrewMember') memberId: string,
  ) {
    return hosting.removeMemberAsGuest(ctx, { secret, memberId });
  }

  @Mutation(() => CrewSessionType, {
    description: 'Brings somebody back, as the educator without an account.',
  })
  restoreCrewMemberAsGuest(
    @Ctx() ctx: Context,
    @Arg('secret', () => String, educatorSecret) secret: string,
    @IdArg('memberId', 'CrewMember') memberId: string,
  ) {
    return hosting.restoreMemberAsGuest(ctx, { secret, memberId });
  }

  @Mutation(() => CrewSessionType, {
    description: 'Ends a session, as the educator without an account.',
  })
  endCrewSessionAsGuest(
    @Ctx() ctx: Context,
    @Arg('secret', () => String, educatorSecret) secret: string,
    @Arg('input', () => EndCrewSessionInput)
    input: EndCrewSessionInput,
  ) {
    return hosting.endAsGuest(ctx, { ...input, secret });
  }

  @Mutation(() => CrewSessionType, {
    description: 'Corrects the end to an earlier moment, as the educator without an account.',
  })
  correctCrewSessionEndAsGuest(
    @Ctx() ctx: Context,
    @Arg('secret', () => String, educatorSecret) secret: string,
    @Arg('endedAt', () => GraphQLDateTime)
    endedAt: Date,
  ) {
    return hosting.correctEndAsGuest(ctx, { secret, endedAt });
  }

  @Subscription(() => CrewSessionChange, {
    subscribe: ({ context, args }: { context: Context; args: { id: string } }) =>
      events.subscribe(context, args.id),
    description:
      'Changes of a crew session that you are in. The first event comes at once with everyone; later ones have those who changed.',
  })
  crewSessionChanged(
    @Root() change: CrewSessionChange,
    @IdArg('id', 'CrewSession') _id: string,
  ): CrewSessionChange {
    return change;
  }
}
