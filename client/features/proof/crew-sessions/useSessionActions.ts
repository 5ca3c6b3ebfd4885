import { useApolloClient } from '@apollo/client/react';
import type { TypedDocumentNode } from '@apollo/client';
import { refreshAfterActivity } from '#client/lib/refresh-after-activity.ts';
import {
  ConfirmCrewMembersDocument,
  CorrectCrewSessionEndDocument,
  EndCrewSessionDocument,
  LeaveCrewSessionDocument,
  RemoveCrewMemberDocument,
  RestoreCrewMemberDocument,
  UpdateCrewListingDocument,
} from '#client/graphql/generated.ts';
import { refresh } from '#client/lib/refresh.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { crewTexts as texts } from '#domain/proof/crew-texts';
import { nameOf, type Person } from './People.tsx';

/** Returns the actions of a member or the host in a session. Failures are shown; each returns true if it is done. */
export function useSessionActions(id: string) {
  const client = useApolloClient();

  async function run<Data, Variables extends Record<string, unknown>>(
    failed: string,
    mutation: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<boolean> {
    try {
      await client.mutate({ mutation, variables: variables as never });
      return true;
    } catch (error) {
      tellFailure(failed, error);
      return false;
    }
  }

  async function andLists(isDone: Promise<boolean>): Promise<boolean> {
    if (!(await isDone)) return false;
    void refreshAfterActivity(client);
    void refresh(client, ['crewSessions']);
    return true;
  }

  return {
    confirm: (ids: readonly (string | number)[]) =>
      run(texts.confirmFailed, ConfirmCrewMembersDocument, { id, memberIds: ids.map(String) }),
    remove: async (person: Person) => {
      const member = { id: String(person.id) };
      if (!(await run(texts.changeFailed, RemoveCrewMemberDocument, member))) return;
      showToast({
        title: texts.removed(nameOf(person)),
        action: {
          label: 'Undo',
          onClick: () => void run(texts.changeFailed, RestoreCrewMemberDocument, member),
        },
      });
    },
    list: (listAllowed: boolean) =>
      run(texts.changeFailed, UpdateCrewListingDocument, { id, listAllowed }),
    restore: (person: Person) =>
      run(texts.changeFailed, RestoreCrewMemberDocument, { id: String(person.id) }),
    leave: () => andLists(run(texts.leaveFailed, LeaveCrewSessionDocument, { id })),
    end: () =>
      andLists(
        run(texts.endFailed, EndCrewSessionDocument, { id, input: { confirmPresent: true } }),
      ),
    correct: async (endedAt: Date) => {
      const corrected = run(texts.correctFailed, CorrectCrewSessionEndDocument, {
        id,
        endedAt: endedAt.toISOString(),
      });
      if (await andLists(corrected)) showToast(texts.corrected);
    },
  };
}
