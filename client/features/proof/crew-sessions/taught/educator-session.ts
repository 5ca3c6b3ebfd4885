import type { Person } from '../People.tsx';

/** What an educator's screen shows of a session, as GraphQL and REST send it. */
export interface EducatorSession {
  id: string | number;
  title: string;
  provider: string | null;
  objectives: string | null;
  startedAt: string;
  endedAt: string | null;
  endedBy: string | null;
  memberId: string | number;
  memberCount: number;
  hereCount: number;
  confirmedIds: readonly (string | number)[];
  members: readonly Person[];
}

/** What an educator does; failures are shown. */
export interface EducatorActions {
  end: () => Promise<unknown>;
  correct: (endedAt: Date) => Promise<unknown>;
  confirm: (ids: readonly (string | number)[]) => Promise<unknown>;
  remove: (person: Person) => Promise<unknown>;
  restore: (person: Person) => Promise<unknown>;
}

/** Fragment of the crew page that focuses the form of a session that the user teaches. */
export const TEACH_CREW = '#teach';
