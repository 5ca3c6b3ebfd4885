import { Readable } from 'node:stream';
import { createContext, type Caller, type Services } from '../../context.ts';
import { activities } from './demo/activities.ts';
import { credentials } from './demo/credentials.ts';
import { documents } from './demo/documents.ts';
import type { DemoPaper, DrawPaper } from './demo/papers.ts';
import { Activity } from '../../schema/records/activities/activity.entity.ts';
import { Credential } from '../../schema/records/credentials/credential.entity.ts';
import { Document } from '../../schema/records/documents/document.entity.ts';
import { EvidenceFile } from '../../schema/records/evidence-files/evidence-file.entity.ts';
import { keep } from '../../schema/records/evidence-files/evidence-upload.ts';
import { User } from '../../schema/account/users/user.entity.ts';
import { inFolder, receive } from '../../storage/incoming.ts';
import { civilDate } from '#domain/dates';
import { EVIDENCE_MAX_BYTES, type EvidenceOwnerKey } from '#domain/records/evidence-files';

/**
 * Draws the demo account's evidence and stores it as an upload would, each on the day of its record, unless the account
 * has files. Runs after the start, which it would delay by half a second.
 */
export async function addDemoFiles(services: Services, draw: DrawPaper): Promise<void> {
  const em = services.database.orm.em.fork();
  const user = await em.findOne(User, { isDemo: true });
  if (!user || (await em.count(EvidenceFile, { userId: user.id })) > 0) return;
  const of = { userId: user.id, deletedAt: null };
  const byId = { orderBy: { id: 'asc' } } as const;
  const papers = [
    ...papersOf('activityId', activities, await em.find(Activity, of, byId)),
    ...papersOf('credentialId', credentials, await em.find(Credential, of, byId)),
    ...papersOf('documentId', documents, await em.find(Document, of, byId)),
  ];
  for (const { key, file, id, at } of papers) {
    const bytes = await draw(file, {
      holder: user.fullName,
      day: civilDate(at, user.timeZone),
    });
    const ctx = createContext({ ...services, now: () => at }, callerOf(user));
    await inFolder(services.storage, async (folder) => {
      const body = { length: bytes.length, stream: Readable.from([bytes]) };
      const incoming = await receive(body, folder, EVIDENCE_MAX_BYTES);
      await keep(ctx, { owner: { key, id }, name: `${file.name}.pdf`, incoming }, folder);
    });
  }
}

/** Has no session, so it can write files for the account but read nothing. */
const callerOf = ({ id: userId }: User): Caller => ({
  address: '',
  userAgent: null,
  requestKey: null,
  session: { sessionId: '', userId },
  setCookie: () => {},
});

interface Row {
  id: number;
  title: string;
  createdAt: Date;
}

/** The files of the demo's records; of records with the same title in the order in which they were made. */
function papersOf(
  key: EvidenceOwnerKey,
  made: readonly { title: string; file?: DemoPaper }[],
  rows: readonly Row[],
) {
  return made.flatMap(({ title, file }, index) => {
    const nth = made.slice(0, index).filter((each) => each.title === title).length;
    const row = rows.filter((each) => each.title === title)[nth];
    return file && row ? [{ key, file, id: row.id, at: row.createdAt }] : [];
  });
}
