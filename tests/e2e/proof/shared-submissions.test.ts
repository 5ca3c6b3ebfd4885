import { beforeAll, expect, test } from 'vitest';
import { expectNoAxeViolations, signUp, useApp, visit } from '#tests/support/app';
import type { Page } from 'playwright-core';
import { sharedPageTexts as texts } from '#domain/proof/shared-submissions';

const app = useApp();
const PASSPHRASE = 'ambulance bay seven';
let owner: Page;
let stranger: Page;

beforeAll(async () => {
  owner = await app().open();
  await signUp(owner, 'Mara Okafor');
  await owner.request.post('/api/activities', {
    data: {
      title: 'Airway workshop with the regional retrieval service',
      category: 'Clinical Practice',
      activityType: 'course',
      provider: 'Clinical education unit',
      hours: 2.5,
      status: 'completed',
    },
    failOnStatusCode: true,
  });
  await owner.goto('/help');
  stranger = await app().open();
});

test('an auditor reads, checks and downloads what was shared, until it is revoked', async () => {
  await owner.getByRole('button', { name: 'Export Report' }).click();
  const report = owner.getByRole('dialog', { name: 'Export Report' });
  await owner.evaluate(() => {
    const share = async (data: ShareData) => void Object.assign(window, { shared: data });
    Object.assign(navigator, { share });
  });
  await report.getByRole('radio', { name: /^Submission/ }).check();
  await report.getByRole('button', { name: 'Share by link' }).click();
  const share = owner.getByRole('dialog', { name: 'Auditor’s link' });
  await share.getByRole('textbox', { name: 'For whom' }).fill('Auditor at Ahpra');
  await share.getByRole('textbox', { name: 'Passphrase (optional)' }).fill(PASSPHRASE);
  await expectNoAxeViolations(owner);
  await share.getByRole('button', { name: 'Make link' }).click();
  const link = await share.getByRole('textbox', { name: 'Link for Auditor at Ahpra' }).inputValue();
  await share.getByText('Not opened yet').waitFor();
  await share.getByRole('button', { name: 'Share', exact: true }).click();
  expect(await owner.evaluate(() => (window as { shared?: ShareData }).shared)).toEqual({
    title: texts.title,
    url: link,
  });

  const hosts = new Set<string>();
  stranger.on('request', (request) => hosts.add(new URL(request.url()).host));
  await stranger.goto(link);
  await stranger.getByRole('button', { name: texts.open }).click();
  const open = async (passphrase: string) => {
    await stranger.getByRole('textbox', { name: 'Passphrase' }).fill(passphrase);
    await stranger.getByRole('button', { name: texts.open }).click();
  };
  await open('not the right one');
  await stranger.getByText(texts.wrong).waitFor();
  expect(await stranger.getByText('Mara Okafor').count()).toBe(0);
  await open(PASSPHRASE);
  await stranger.getByText('Mara Okafor', { exact: true }).waitFor();
  const register = stranger.getByRole('region', { name: /^Register/ });
  await register.getByRole('cell', { name: /^Airway workshop/ }).waitFor();
  const hashes = stranger.getByText('SHA-256 of', { exact: false }).first();
  expect(await hashes.isVisible()).toBe(false);
  await stranger.setViewportSize({ width: 390, height: 844 });
  expect(await stranger.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectNoAxeViolations(stranger);
  await stranger.setViewportSize({ width: 1280, height: 800 });
  await stranger.getByRole('button', { name: texts.check }).click();
  await stranger.getByText(texts.sameHash).waitFor();
  await stranger.getByText('No change was found; the moments are the server’s own word').waitFor();
  await expectNoAxeViolations(stranger);
  const [download] = await Promise.all([
    stranger.waitForEvent('download'),
    stranger.getByRole('button', { name: texts.pdf }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^CPD submission Mara Okafor \d{4}\.pdf$/);
  expect([...hosts]).toEqual([new URL(app().url).host]);

  await visit(owner, '/settings#shared');
  const links = owner.getByRole('list', { name: 'Shared submissions' });
  await links.getByText('Opened once, 2 downloads, 1 wrong passphrase').waitFor();
  const menu = owner.getByRole('button', { name: 'Actions for the link for Auditor at Ahpra' });
  await menu.click();
  await owner.getByRole('menuitem', { name: 'See who used it' }).click();
  await owner
    .getByRole('dialog', { name: 'Who used this link' })
    .getByText('Pack downloaded')
    .waitFor();
  await expectNoAxeViolations(owner);
  await owner.keyboard.press('Escape');
  await menu.click();
  await owner.getByRole('menuitem', { name: 'Revoke link' }).click();
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Revoke link' }).click();
  await owner.getByText('Link revoked').waitFor();
  await stranger.reload();
  await stranger.getByRole('button', { name: texts.open }).click();
  await stranger.getByText(texts.invalid).waitFor();
});
