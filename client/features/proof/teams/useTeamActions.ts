import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import {
  CreateTeamDocument,
  CreateTeamInvitationDocument,
  DeleteTeamDocument,
  EndTeamInvitationDocument,
  JoinTeamDocument,
  LeaveTeamDocument,
  NudgeTeamMembersDocument,
  RemoveTeamMemberDocument,
  SetTeamRoleDocument,
  ShareWithTeamDocument,
  StopSharingWithTeamDocument,
  UpdateTeamDocument,
  type CreateTeamInput,
  type LeftTeamPartsFragment,
  type ShareWithTeamInput,
  type TeamMemberPartsFragment,
  type UpdateTeamInput,
} from '#client/graphql/generated.ts';
import { download } from '#client/lib/download.ts';
import { refreshFields } from '#client/lib/refresh.ts';
import { callRest } from '#client/lib/rest.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast, type ToastContent } from '#client/lib/toast.ts';
import { dayFromWire } from '#client/lib/dates.ts';
import { endingFileName } from '#domain/proof/standing-receipts';
import { boardTexts, invitationTexts, memberTexts, teamFormTexts } from '#domain/proof/team-texts';
import { sharingEndingPath, teamTexts } from '#domain/proof/teams';

/** Root fields that show something of teams. */
export const teamFields = [
  'teams',
  'team',
  'teamBoard',
  'sharingEndings',
  'receiptReadings',
] as const;

/** The actions of members and coordinators. Forms show the failures of those that throw; the others show their own. */
export function useTeamActions() {
  const client = useApolloClient();
  return useMemo(() => ({ ...forms(client), ...presses(client) }), [client]);
}

/** The result of a mutation after which the screen is left: nothing of the team stays in memory, and nothing is read again. */
async function left<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  mutation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { data } = await client.mutate({ mutation, variables: variables as never });
  client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'teamBoard', broadcast: false });
  return data as Data;
}

/** The result of a mutation. What shows teams is read again. */
async function sent<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  mutation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { data } = await client.mutate({ mutation, variables: variables as never });
  void refreshFields(client, teamFields);
  return data as Data;
}

const forms = (client: ApolloClient) => ({
  create: async (input: CreateTeamInput) => {
    const { createTeam } = await sent(client, CreateTeamDocument, { input });
    showToast(teamTexts.created);
    return createTeam;
  },
  update: async (id: string, input: UpdateTeamInput) => {
    await sent(client, UpdateTeamDocument, { id, input });
    showToast(teamTexts.saved);
  },
  join: async (code: string, input: ShareWithTeamInput) => {
    const { joinTeam } = await sent(client, JoinTeamDocument, { code, input });
    showToast(teamTexts.joined(joinTeam.name));
    return joinTeam;
  },
  share: async (id: string, input: ShareWithTeamInput) => {
    await sent(client, ShareWithTeamDocument, { id, input });
    showToast(memberTexts.shareSaved);
  },
});

interface Named {
  id: string;
  name: string;
}

type Member = Pick<TeamMemberPartsFragment, 'id' | 'shownName'>;

/** Does what a press asks for and shows the result; resolves to true if it is done. */
async function told(failed: string, act: () => Promise<ToastContent>): Promise<boolean> {
  try {
    showToast(await act());
    return true;
  } catch (error) {
    tellFailure(failed, error);
    return false;
  }
}

/** Each resolves to true if it is done. */
const presses = (client: ApolloClient) => ({
  stop: ({ id, name }: Named) =>
    told(memberTexts.stopFailed, async () => {
      const data = await sent(client, StopSharingWithTeamDocument, { id });
      return ended(teamTexts.stopped(name), data.stopSharingWithTeam);
    }),
  leave: ({ id, name }: Named) =>
    told(memberTexts.leaveFailed, async () => {
      const data = await left(client, LeaveTeamDocument, { id });
      return ended(teamTexts.left(name), data.leaveTeam);
    }),
  remove: ({ id, name }: Named) =>
    told(teamFormTexts.deleteFailed, async () => {
      const data = await left(client, DeleteTeamDocument, { id });
      return ended(teamTexts.deleted(name), data.deleteTeam);
    }),
  invite: (id: string, days: number) =>
    told(invitationTexts.makeFailed, async () => {
      await sent(client, CreateTeamInvitationDocument, { id, days });
      return invitationTexts.made;
    }),
  endInvitation: (id: string) =>
    told(invitationTexts.endFailed, async () => {
      await sent(client, EndTeamInvitationDocument, { id });
      return invitationTexts.ended;
    }),
  setRole: ({ id, shownName }: Member, isCoordinator: boolean) =>
    told(boardTexts.changeFailed, async () => {
      const role = isCoordinator ? 'coordinator' : 'member';
      await sent(client, SetTeamRoleDocument, { id, role });
      return boardTexts.roleChanged(shownName, isCoordinator);
    }),
  stepDown: (memberId: string) =>
    told(boardTexts.changeFailed, async () => {
      await sent(client, SetTeamRoleDocument, { id: memberId, role: 'member' });
      return boardTexts.steppedDown;
    }),
  removeMember: ({ id, shownName }: Member) =>
    told(boardTexts.removeFailed, async () => {
      await sent(client, RemoveTeamMemberDocument, { id });
      return teamTexts.removed(shownName);
    }),
  nudge: (id: string, memberIds: string[]) =>
    told(boardTexts.nudgeFailed, async () => {
      const { nudgeTeamMembers } = await sent(client, NudgeTeamMembersDocument, {
        id,
        memberIds,
      });
      return { title: boardTexts.nudged, description: nudgeTeamMembers.text };
    }),
});

/** A message that sharing ended, with the signed statement of it. */
function ended(message: ToastContent, { ending }: LeftTeamPartsFragment): ToastContent {
  if (!ending) return message;
  const { id, endedAt } = ending;
  return {
    ...message,
    description: memberTexts.endedText,
    more: [{ label: memberTexts.statement, onClick: () => void saveStatement(id, endedAt) }],
  };
}

/** Saves the signed statement that a sharing ended. */
async function saveStatement(id: string, endedAt: string): Promise<void> {
  try {
    const file = await (await callRest(sharingEndingPath(id))).blob();
    download(endingFileName(dayFromWire(endedAt)), file, file.type);
  } catch (error) {
    tellFailure('Download failed', error);
  }
}
