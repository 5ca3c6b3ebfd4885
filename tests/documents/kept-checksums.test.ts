// @module-tag servers
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SIGNATURE_FILE, SIGNING_KEY_FILE } from '#domain/proof/pack-signature';
import { signedUp, type TestClient } from '#tests/support/client';
import { aPdf, sendFile, sha256 } from '#tests/support/files';
import { changed, checked, filesOf, knownServer, type PackFiles } from '#tests/support/packs';
import { useServer } from '#tests/support/server';

const server = useServer();
let alex: TestClient;
let activityId: number;

/** A photo whose bytes are others once it is saved again. */
const photo = (red: number) =>
  sharp({ create: { width: 80, height: 60, channels: 3, background: { r: red, g: 90, b: 40 } } })
    .withExif({ IFD0: { Make: 'A camera' } })
    .jpeg()
    .toBuffer();

const files = async () =>
  (await alex.rest('GET', '/evidence')).body as {
    id: number;
    name: string;
    sha256: string;
    keptSha256: string | null;
  }[];
const download = async (id: number) =>
  Buffer.from(await (await alex.fetch(`/api/evidence/${id}/file`)).arrayBuffer());
const unsigned = (pack: PackFiles) => {
  pack.delete(SIGNATURE_FILE);
  pack.delete(SIGNING_KEY_FILE);
};
const filesOfCheck = async (pack: PackFiles) =>
  (await checked(pack, await knownServer(server()))).of('files')!;

beforeAll(async () => {
  alex = await signedUp(server());
  const { body } = await alex.rest('POST', '/activities', {
    title: 'Airway day',
    category: 'Clinical Practice',
    hours: 4,
    status: 'completed',
  });
  activityId = body.id;
  await sendFile(alex, `activityId=${activityId}`, 'whiteboard.jpg', await photo(10));
  await sendFile(alex, `activityId=${activityId}`, 'roster.jpg', await photo(200));
  await sendFile(alex, `activityId=${activityId}`, 'certificate.pdf', await aPdf());
});

test('a file has the checksum of what was sent and of what is kept', async () => {
  const { data } = await alex.graphql('{ evidenceFiles { nodes { name keptSha256 } } }');
  for (const { id, name, sha256: sent, keptSha256 } of await files()) {
    expect(keptSha256).toBe(sha256(await download(id)));
    expect(data.evidenceFiles.nodes).toContainEqual({ name, keptSha256 });
    expect(sent === keptSha256, name).toBe(name.endsWith('.pdf'));
  }
});

describe.each(['self-check', 'submission'] as const)('the pack of the %s', (edition) => {
  let pack: PackFiles;
  let pathOf: (name: string) => string;
  beforeEach(async () => {
    pack = await filesOf(alex, edition);
    pathOf = (name) => [...pack.keys()].find((path) => path.endsWith(name))!;
  });

  test('has every file byte for byte as the timeline says', async () => {
    const { severity, lines } = await filesOfCheck(pack);
    expect(severity).toBe('success');
    expect(lines.join()).toContain('3 evidence files byte for byte as recorded.');
  });

  test.each(['whiteboard.jpg', 'certificate.pdf'])(
    'with another %s, its list made again, is not passed, and the file is named',
    async (name) => {
      const other = name.endsWith('.pdf') ? await aPdf('forged') : await photo(120);
      const forged = changed(pack, (all) => {
        all.set(pathOf(name), other);
        unsigned(all);
      });
      const { severity, lines } = await filesOfCheck(forged);
      expect(severity).toBe('error');
      expect(lines).toContain(`The file “${pathOf(name)}” is not the file that was recorded.`);
      expect(lines.filter((line) => line.includes('not the file'))).toHaveLength(1);
    },
  );

  test('with two pictures in each other’s place is not passed', async () => {
    const [one, two] = [pathOf('whiteboard.jpg'), pathOf('roster.jpg')];
    const forged = changed(pack, (all) => {
      const [first, second] = [all.get(one)!, all.get(two)!];
      all.set(one, second).set(two, first);
      unsigned(all);
    });
    const { severity, lines } = await filesOfCheck(forged);
    expect(severity).toBe('error');
    for (const path of [one, two]) {
      expect(lines).toContain(`The file “${path}” is not the file that was recorded.`);
    }
  });
});

test('another checksum in the table or the data of a submission is named', async () => {
  const pack = await filesOf(alex, 'submission');
  const { keptSha256 } = (await files()).find(({ name }) => name === 'roster.jpg')!;
  const forged = changed(pack, (all) => {
    for (const path of ['Evidence.csv', 'submission.json']) {
      all.set(path, Buffer.from(`${all.get(path)}`.replace(keptSha256!, 'f'.repeat(64))));
    }
  });
  const { lines } = (await checked(forged, await knownServer(server()))).of('tables')!;
  const found = lines.filter((line) => line.includes('“ffffffff'));
  expect(found).toEqual([
    expect.stringMatching(/^Evidence\.csv, .*SHA-256 as kept: /),
    expect.stringMatching(/^submission\.json, evidence E\d, keptSha256: /),
  ]);
});

test('a picture whose kept bytes were not recorded is said to be not compared, and not passed', async () => {
  await server().database.query({
    text: `update evidence_files set kept_sha256 = null where activity_id = $1`,
    values: [activityId],
  });
  const { severity, lines } = await filesOfCheck(await filesOf(alex, 'submission'));
  expect(severity).toBe('info');
  expect(lines.join('\n')).toMatch(
    /1 evidence file byte for byte as recorded\.\n.*2 pictures added before/,
  );
});

test('a file that is sent again where it was lost is named in the history', async () => {
  const { id } = (await files()).find(({ name }) => name === 'certificate.pdf')!;
  const { query } = server().database;
  const [row] = await query<{ key: string }>({
    text: 'select storage_key as key from evidence_files where id = $1',
    values: [id],
  });
  const bytes = await download(id);
  await server().services.storage.remove(row!.key);
  await sendFile(alex, `activityId=${activityId}`, 'certificate.pdf', bytes);
  const { data } = await alex.graphql(
    'query($id: ID!) { activity(id: $id) { history(first: 20) { nodes { text } } } }',
    { id: String(activityId) },
  );
  const texts = data.activity.history.nodes.map(({ text }: { text: string }) => text);
  expect(texts).toContain('File stored again: certificate.pdf');
});
