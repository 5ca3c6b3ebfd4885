import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inFolder } from '#server/storage/incoming';
import type { SharedFacts } from '#domain/proof/shared-submissions';
import { PASSWORD, TestClient } from './client.ts';
import type { TestServer } from './server.ts';

/**
 * Makes two small files in place of a submission's PDF and pack, which take two seconds of a process, and as many links
 * as asked for. Returns a function that restores both.
 */
export function freezeSmallFiles(
  { services }: TestServer,
  facts: Partial<SharedFacts> = {},
): () => void {
  const { freezeSubmission, limits } = services;
  const { beginSharing } = limits;
  limits.beginSharing = async () => {};
  services.freezeSubmission = (_ctx, _asked, use) =>
    inFolder(services.storage, async (folder) => {
      const [pdf, pack] = [join(folder, 'a.pdf'), join(folder, 'a.zip')];
      for (const path of [pdf, pack]) await writeFile(path, 'small');
      return use({
        pdf: { path: pdf, name: 'CPD submission.pdf' },
        pack: { path: pack, name: 'CPD submission pack.zip' },
        facts: {
          holderName: 'Alex Medic',
          registrationNumber: null,
          timeZone: 'Australia/Brisbane',
          periods: [],
          leftOut: [],
          evidenceCount: 0,
          ...facts,
        },
        head: null,
      });
    });
  return () => {
    services.freezeSubmission = freezeSubmission;
    limits.beginSharing = beginSharing;
  };
}

/** More would reach the limit. */
const MANY = 20;

/** Deletes a user's links if there are many. */
export async function fewLinks(client: TestClient): Promise<void> {
  const { body: links } = await client.rest('GET', '/shared-submissions?first=100');
  if (links.length < MANY) return;
  for (const { id } of links) await client.rest('DELETE', `/shared-submissions/${id}`);
}

/** A new link of this user, who may be signed out, that a stranger has opened. */
export async function anOpenedLink({ url, user }: TestClient) {
  const owner = new TestClient({ url });
  await owner.rest('POST', '/login', { username: user.username, password: PASSWORD });
  await fewLinks(owner);
  const { body } = await owner.rest('POST', '/shared-submissions', { name: 'Auditor' });
  const secret = (body.secretUrl as string).split('#')[1]!;
  const opened = await new TestClient({ url }).rest('POST', '/shared-submissions/open', { secret });
  return { id: body.id as number, secret, ticket: opened.body.ticket as string };
}

/** Returns the secret and the ticket that download the files of a new link. */
export async function keysOfLink(client: TestClient): Promise<{ secret: string; ticket: string }> {
  const { secret, ticket } = await anOpenedLink(client);
  return { secret, ticket };
}
