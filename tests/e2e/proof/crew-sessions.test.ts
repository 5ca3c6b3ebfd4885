import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, signUp, useApp, visit } from '#tests/support/app';

const app = useApp();

async function codeOf(host: Page): Promise<string> {
  const id = host.url().split('/').at(-1)!;
  const response = await host.request.get(`/api/crew-sessions/${id}/codes`);
  const { codes } = (await response.json()) as { codes: { code: string }[] };
  return `/crew/join#${id}.${codes[0]!.code}`;
}

test('a colleague scans, both see each other live, confirm and end', async () => {
  const [host, colleague] = [await app().open(), await app().open()];
  await signUp(host, 'Alex Chen');
  await signUp(colleague, 'Billie Jones');
  await host.goto('/crew');
  await host.getByLabel('Title').fill('After the rollover');
  await host.getByRole('button', { name: 'Start session' }).click();
  await host.getByAltText('QR code to join this session').waitFor();
  await expectNoAxeViolations(host);
  // The camera opens the address in a browser where the user is signed in.
  await colleague.goto('/');
  await colleague.getByRole('heading', { level: 1 }).waitFor();
  await colleague.goto(await codeOf(host));
  await colleague.getByRole('button', { name: 'Join session' }).click();
  const confirm = colleague.getByRole('button', { name: 'I was there with Alex Chen' });
  await confirm.waitFor();
  // Today leads back to the session that runs.
  await visit(colleague, '/');
  const runs = (user: Page) =>
    user.getByRole('alert').filter({ hasText: 'You are in “After the rollover” now' });
  await runs(colleague).getByRole('link', { name: 'Open session' }).click();
  await confirm.click();
  await colleague.getByText('Confirmed').waitFor();
  await host.getByText('Billie Jones').waitFor();
  await host.getByRole('button', { name: 'End session' }).click();
  await host.getByRole('button', { name: 'End and confirm' }).click();
  await colleague.getByText('The session ended on').waitFor();
  await visit(host, '/');
  await host.getByRole('region', { name: 'Audit readiness' }).waitFor();
  await expect.poll(() => runs(host).count()).toBe(0);
  expect(await colleague.getByText('less than half an hour').count()).toBe(1);
});
