import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { useServer } from '#tests/support/server';
import { looseTypes, shareFields, SHARE_PATH } from '#domain/records/sharing';

const server = useServer();

/** Shares something as the installed app does, and returns where it leads. */
async function share(
  fields: Record<string, string | Blob>,
  headers: Record<string, string> = {},
): Promise<string> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return leadsTo({ body, headers });
}

async function leadsTo(request: RequestInit): Promise<string> {
  const { status, headers } = await fetch(`${server().url}${SHARE_PATH}`, {
    method: 'POST',
    redirect: 'manual',
    ...request,
  });
  expect(status).toBe(303);
  expect(headers.get('cache-control')).toBe('no-store');
  return headers.get('location')!;
}

test('shared words go on in the fragment, without a service worker', async () => {
  expect(await share({ title: 'Sepsis', text: 'a & b\r\nc', url: '' })).toBe(
    '/?share=words#title=Sepsis&text=a+%26+b%0D%0Ac',
  );
  // A proxy in front refuses long headers.
  const long = 'é'.repeat(20_000);
  expect((await share({ title: long, text: long, url: long })).length).toBeLessThan(8_000);
});

test('files are lost, and it says so', async () => {
  const file = new File(['%PDF'], 'a.pdf', { type: 'application/pdf' });
  expect(await share({ title: 'Sepsis', files: file })).toBe('/?share=files#title=Sepsis');
  expect(await share({ files: new Blob(['x'.repeat(300_000)]) })).toBe('/?share=files');
});

test('another site fills in nothing, and nonsense is refused with words', async () => {
  for (const site of ['cross-site', 'same-site']) {
    expect(await share({ title: 'Sepsis' }, { 'sec-fetch-site': site })).toBe('/');
  }
  const type = 'multipart/form-data; boundary=x';
  for (const headers of [{ 'content-type': type }, { 'content-type': 'text/plain' }]) {
    expect(await leadsTo({ body: 'nonsense', headers })).toBe('/?share=failed');
  }
  expect(await leadsTo({})).toBe('/?share=failed');
});

test('a share without parts, or with an empty one, says that nothing arrived', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  expect(await leadsTo({ body: '--x--\r\n', headers })).toBe('/?share=failed');
  expect(await share({ title: ' ', text: '' })).toBe('/?share=failed');
  expect(await share({ files: new File([], '') })).toBe('/?share=failed');
  expect(await share({ files: new File([], 'a.pdf') })).toBe('/?share=failed');
});

test('the manifest names the address, the fields and the types', () => {
  const { share_target: target, file_handlers: handlers } = JSON.parse(
    readFileSync('client/public/manifest.webmanifest', 'utf8'),
  );
  const types = Object.entries(looseTypes).map(
    ([type, extensions]) => [type, extensions.map((each) => `.${each}`)] as const,
  );
  expect(target.action).toBe(SHARE_PATH);
  expect(target.params).toEqual({
    ...Object.fromEntries(shareFields.map((name) => [name, name])),
    files: [{ name: 'files', accept: types.flat(2) }],
  });
  expect(handlers).toEqual([{ action: '/', accept: Object.fromEntries(types) }]);
});
