import type { Database } from '#server/db/database';
import { csvLines } from '#domain/csv';
import type { SecurityEventKind } from '#domain/account/security-events';

/** Events per statement. */
const PAGE = 1_000;

/** The events from one moment, inclusive, to another, exclusive. */
export interface Period {
  since: Date;
  until: Date;
}

export type ExportFormat = keyof typeof formats;

interface ExportedEvent {
  id: number;
  at: string;
  kind: SecurityEventKind;
  userId: number;
  username: string;
  device: string;
  network: string | null;
  session: string | null;
}

const columns = [
  'id',
  'at',
  'kind',
  'userId',
  'username',
  'device',
  'network',
  'session',
] as const satisfies (keyof ExportedEvent)[];

const formats = {
  csv: {
    head: `\uFEFF${csvLines([columns])}`,
    page: (events: ExportedEvent[]) =>
      csvLines(events.map((event) => columns.map((column) => event[column]))),
  },
  jsonl: {
    head: '',
    page: (events: ExportedEvent[]) => events.map((event) => `${JSON.stringify(event)}\n`).join(''),
  },
};

export const exportFormats = Object.keys(formats) as ExportFormat[];

/**
 * The security events of all accounts in a period, oldest first, as text for the operator: a page in memory at a time.
 * Events that arrive meanwhile with an earlier time may be missing.
 */
export async function* exported(
  { query }: Pick<Database, 'query'>,
  { since, until }: Period,
  format: ExportFormat,
): AsyncGenerator<string> {
  const { head, page } = formats[format];
  if (head) yield head;
  for (let [at, id] = [since.toISOString(), 0]; ;) {
    const events = await query<ExportedEvent>({
      text: `select e.id, to_char(e.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, e.kind, e.user_id as "userId", u.username, e.device, e.network,
               e.session_id as session
             from security_events e join users u on u.id = e.user_id
             where (e.at, e.id) > ($1::timestamptz, $2::int) and e.at < $3
             order by e.at, e.id limit ${PAGE}`,
      values: [at, id, until],
    });
    if (events.length > 0) yield page(events);
    if (events.length < PAGE) return;
    ({ at, id } = events.at(-1)!);
  }
}
