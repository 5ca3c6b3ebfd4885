import {
  Arg,
  Args,
  Ctx,
  Int,
  FieldResolver,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import type { Context } from '#server/context';
import { teamLimits, type TeamRole } from '#domain/proof/teams';
import { PageArgs } from '../../mechanics/pages.ts';
import * as board from './team-board.ts';
import * as events from './team-events.ts';
import * as invitations from './team-invitations.ts';
import * as joining from './team-joining.ts';
import * as members from './team-members.ts';
import * as readings from './receipt-readings.ts';
import * as sharings from './team-sharings.ts';
import * as teams from './teams.ts';
import { receiptPreview } from './receipt-previews.ts';
import { TeamRoleEnum } from './team.enums.ts';
import {
  CreateTeamInput,
  ReceiptReadingArgs,
  ShareWithTeamInput,
  TeamBoardArgs,
  UpdateTeamInput,
} from './team.input.ts';
import {
  LeftTeam,
  ReceiptPreview,
  ReceiptReadingConnection,
  SharingEndingConnection,
  TeamBoardConnection,
  TeamChange,
  TeamConnection,
  TeamNudges,
  TeamPreview,
  TeamType,
} from './team.type.ts';
import { IdArg } from '../../mechanics/id-nouns.ts';

@Resolver()
export class TeamResolver {
  @Query(() => TeamConnection, { description: 'The teams that you are in, by when you joined.' })
  teams(@Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return teams.list(ctx, args);
  }

  @Query(() => TeamType, { description: 'One team that you are in.' })
  team(@Ctx() ctx: Context, @IdArg('id', 'Team') id: string) {
    return teams.get(ctx, id);
  }

  @Query(() => TeamPreview, {
    description: 'What an invitation leads to; one that is unknown, ended or expired is not found.',
  })
  teamInvitation(@Ctx() ctx: Context, @Arg('code', () => String) code: string) {
    return invitations.preview(ctx, { code });
  }

  @Query(() => TeamBoardConnection, {
    description:
      'The board of a team that you coordinate. Every member whose receipt is in the page sees that you read it.',
  })
  teamBoard(@Ctx() ctx: Context, @Args(() => TeamBoardArgs) { id, ...args }: TeamBoardArgs) {
    return board.get(ctx, args, id);
  }

  @Query(() => ReceiptReadingConnection, { description: 'Who read your receipts, newest first.' })
  receiptReadings(@Ctx() ctx: Context, @Args(() => ReceiptReadingArgs) args: ReceiptReadingArgs) {
    return readings.list(ctx, args);
  }

  @Query(() => SharingEndingConnection, {
    description: 'Your sharings that have ended, newest first.',
  })
  sharingEndings(@Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return sharings.endings(ctx, args);
  }

  @Mutation(() => TeamType, { description: 'Creates a team with you as its coordinator.' })
  createTeam(@Ctx() ctx: Context, @Arg('input', () => CreateTeamInput) input: CreateTeamInput) {
    return teams.create(ctx, input);
  }

  @Mutation(() => TeamType, {
    description:
      'Changes a team that you coordinate. Nothing more is shared of a member before they agree.',
  })
  updateTeam(
    @Ctx() ctx: Context,
    @IdArg('id', 'Team') id: string,
    @Arg('input', () => UpdateTeamInput) input: UpdateTeamInput,
  ) {
    return teams.update(ctx, id, input);
  }

  @Mutation(() => LeftTeam, {
    description: 'Deletes a team that you coordinate, with everyone’s receipts.',
  })
  deleteTeam(@Ctx() ctx: Context, @IdArg('id', 'Team') id: string) {
    return teams.remove(ctx, id);
  }

  @Mutation(() => TeamType, {
    description: 'Makes an invitation to a team that you coordinate, or replaces it.',
  })
  createTeamInvitation(
    @Ctx() ctx: Context,
    @IdArg('id', 'Team') id: string,
    @Arg('days', () => Int, {
      description: `${teamLimits.invitationDays.min} to ${teamLimits.invitationDays.max}.`,
    })
    days: number,
  ) {
    return invitations.create(ctx, id, { days });
  }

  @Mutation(() => TeamType, { description: 'Ends the invitation to a team that you coordinate.' })
  endTeamInvitation(@Ctx() ctx: Context, @IdArg('id', 'Team') id: string) {
    return invitations.end(ctx, id);
  }

  @Mutation(() => TeamType, { description: 'Joins a team and shares a receipt with it.' })
  joinTeam(
    @Ctx() ctx: Context,
    @Arg('code', () => String, { description: 'Of the invitation.' }) code: string,
    @Arg('input', () => ShareWithTeamInput) input: ShareWithTeamInput,
  ) {
    return joining.join(ctx, { ...input, code });
  }

  @Mutation(() => TeamType, {
    description: 'Shares a receipt with a team that you are in, or changes until when.',
  })
  shareWithTeam(
    @Ctx() ctx: Context,
    @IdArg('id', 'Team') id: string,
    @Arg('input', () => ShareWithTeamInput) input: ShareWithTeamInput,
  ) {
    return joining.share(ctx, id, input);
  }

  @Mutation(() => LeftTeam, {
    description: 'Ends the sharing with a team at once; you remain a member.',
  })
  stopSharingWithTeam(@Ctx() ctx: Context, @IdArg('id', 'Team') id: string) {
    return joining.stop(ctx, id);
  }

  @Mutation(() => LeftTeam, { description: 'Leaves a team and ends the sharing with it at once.' })
  leaveTeam(@Ctx() ctx: Context, @IdArg('id', 'Team') id: string) {
    return joining.leave(ctx, id);
  }

  @Mutation(() => TeamType, {
    description: 'Changes the role of a member of a team that you coordinate, or steps down.',
  })
  setTeamRole(
    @Ctx() ctx: Context,
    @IdArg('id', 'TeamMember') id: string,
    @Arg('role', () => TeamRoleEnum) role: TeamRole,
  ) {
    return members.setRole(ctx, id, { role });
  }

  @Mutation(() => TeamType, {
    description: 'Removes a member from a team that you coordinate, with their receipt.',
  })
  removeTeamMember(@Ctx() ctx: Context, @IdArg('id', 'TeamMember') id: string) {
    return members.remove(ctx, id);
  }

  @Mutation(() => TeamNudges, {
    description:
      'Reminds members of a team that you coordinate, in the app; each one once in a week at most.',
  })
  nudgeTeamMembers(
    @Ctx() ctx: Context,
    @IdArg('id', 'Team') id: string,
    @IdArg('memberIds', ['TeamMember']) memberIds: string[],
  ) {
    return members.nudge(ctx, id, { memberIds });
  }

  @Subscription(() => TeamChange, {
    subscribe: ({ context, args }: { context: Context; args: { id: string } }) =>
      events.subscribe(context, args.id),
    description: 'Changes of a team that you are in, those of a moment together.',
  })
  teamChanged(@Root() change: TeamChange, @IdArg('id', 'Team') _id: string): TeamChange {
    return change;
  }
}

@Resolver(() => TeamType)
export class TeamReceiptResolver {
  @FieldResolver(() => ReceiptPreview, {
    description: 'What a receipt would state now.',
  })
  receiptPreview(@Ctx() ctx: Context, @Root() { askedCredentials }: TeamType) {
    return receiptPreview(ctx, askedCredentials);
  }
}
