import type { TeamBoardQueryVariables } from '#client/graphql/generated.ts';
import { CREDENTIAL_WARNING_DAYS } from '#domain/records/credentials';
import { teamStandings, type TeamStanding } from '#domain/proof/standing-receipts';
import { filteredCredentialStates } from '#domain/proof/team-texts';
import { teamBoardCsvPath } from '#domain/proof/teams';

/** Members to show: everyone, those of a standing, or those without a current receipt. */
export type Shown = 'all' | TeamStanding | 'no-receipt';

/** `ending` means that it ends within 90 days or has ended, as in the list of credentials. */
export type FilteredState = 'ending' | (typeof filteredCredentialStates)[number];

/** What narrows a board. */
export interface BoardFilter {
  shown: Shown;
  /** A kind that the team asks for, `any` of them, or none. */
  credential: string;
  state: FilteredState;
  search: string;
}

/** The choices of a filter, in order. */
export const shownChoices: readonly Shown[] = ['all', ...teamStandings, 'no-receipt'];
export const stateChoices: readonly FilteredState[] = ['ending', ...filteredCredentialStates];

/** Reads a filter in the parameters of an address; what is unknown or no longer asked for is left out. */
export function readFilter(params: URLSearchParams, asked: readonly string[]) {
  const credential = params.get('credential') ?? '';
  const isKnown = asked.includes(credential) || (credential === 'any' && asked.length > 0);
  return {
    shown: shownChoices.find((each) => each === params.get('show')) ?? 'all',
    credential: isKnown ? credential : '',
    state: stateChoices.find((each) => each === params.get('state')) ?? 'ending',
  } satisfies Omit<BoardFilter, 'search'>;
}

/** The arguments of the board for a filter. Any credential can only be one that ends. */
export function boardVariables({ shown, credential, state, search }: BoardFilter) {
  const isAny = credential === 'any';
  const isEnding = isAny || (credential !== '' && state === 'ending');
  return {
    standing: shown === 'all' || shown === 'no-receipt' ? null : shown,
    withoutReceipt: shown === 'no-receipt' ? true : null,
    credential: isAny ? null : credential || null,
    credentialState: credential !== '' && !isEnding ? state : null,
    endingWithinDays: isEnding ? CREDENTIAL_WARNING_DAYS : null,
    search: search.trim() || null,
  } satisfies Partial<TeamBoardQueryVariables>;
}

/** True if the filter leaves anybody out. */
export const isNarrowed = (filter: BoardFilter): boolean =>
  Object.values(boardVariables(filter)).some((value) => value !== null);

/** Path of the table of what the filter shows. */
export function csvPath(id: string, filter: BoardFilter): string {
  const given = Object.entries(boardVariables(filter)).filter(([, value]) => value !== null);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length > 0 ? `${teamBoardCsvPath(id)}?${query}` : teamBoardCsvPath(id);
}
