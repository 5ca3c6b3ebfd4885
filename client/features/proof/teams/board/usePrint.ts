import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import {
  TeamBoardDocument,
  type TeamBoardQuery,
  type TeamBoardQueryVariables,
} from '#client/graphql/generated.ts';
import { LocalFailure } from '#client/lib/form-errors.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { PAGE_MAX } from '#domain/pages';
import { boardTexts as texts } from '#domain/proof/team-texts';
import type { Member } from './MemberRow.tsx';

/** Maximum members on paper: about 30 pages. The table has them all. */
const PRINT_MAX = 500;

/** Reads the whole board of a filter and prints it once it is on the page; every reading says that it was printed. */
export function usePrint(variables: TeamBoardQueryVariables) {
  const client = useApolloClient();
  const [members, setMembers] = useState<readonly Member[] | null>(null);
  const [isPreparing, setPreparing] = useState(false);
  useEffect(() => {
    if (!members) return;
    const done = () => setMembers(null);
    addEventListener('afterprint', done);
    window.print();
    return () => removeEventListener('afterprint', done);
  }, [members]);

  async function pageAfter(after: string | null): Promise<TeamBoardQuery['teamBoard']> {
    const { data } = await client.query<TeamBoardQuery, TeamBoardQueryVariables>({
      query: TeamBoardDocument,
      variables: { ...variables, first: PAGE_MAX, after, way: 'print' },
      fetchPolicy: 'no-cache',
    });
    const board = data!.teamBoard;
    if (board.totalCount > PRINT_MAX) throw new LocalFailure(texts.printTooMany(PRINT_MAX));
    return board;
  }

  async function readAll(): Promise<Member[]> {
    let page = await pageAfter(null);
    const read = membersOf(page);
    while (page.pageInfo.hasNextPage) {
      page = await pageAfter(page.pageInfo.endCursor);
      read.push(...membersOf(page));
    }
    return read;
  }

  async function print() {
    if (isPreparing) return;
    setPreparing(true);
    try {
      setMembers(await readAll());
    } catch (error) {
      tellFailure(texts.printFailed, error);
    }
    setPreparing(false);
  }

  return { members, isPreparing, print };
}

const membersOf = ({ edges }: TeamBoardQuery['teamBoard']): Member[] =>
  edges.map(({ node }) => node);
