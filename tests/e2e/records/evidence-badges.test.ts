import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, test } from 'vitest';
import { moduleContents } from '#content/modules/index';
import { expectAccessibleEverywhere, signUp, useApp } from '#tests/support/app';
import { COAST, credentialFor, keyPair, sign } from '#tests/support/badge-issuer';
import { chooseAnswers } from '#tests/support/quiz';
import { certificateTexts } from '#domain/records/certificate-files';
import { badgeMessages, badgeStateLabels, badgeTexts } from '#domain/records/evidence-badges';

const app = useApp();
const trauma = moduleContents.find(({ slug }) => slug === 'trauma')!;
let page: Page;
let badge: Buffer;

const dialog = () => page.getByRole('dialog').first();
const proposed = (label: string, value: string) =>
  dialog().getByRole('button', { name: certificateTexts.use(label, value) });
const mark = (name: string) => dialog().getByRole('button', { name: badgeMessages.details(name) });
const details = () => page.getByRole('dialog', { name: badgeMessages.heading });

async function choose(name: string, buffer: Buffer | string): Promise<void> {
  await dialog()
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: '', buffer: Buffer.from(buffer) });
}

beforeAll(async () => {
  page = await app().open({ viewport: { width: 390, height: 844 } });
  await signUp(page, 'Siobhán Medic');
  await page.goto('/cpd-modules?module=trauma');
  const player = page.getByRole('dialog');
  await player.getByRole('button', { name: 'Go to the quiz' }).click();
  await chooseAnswers(player);
  await player.getByRole('button', { name: 'Submit answers' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    player.getByRole('button', { name: 'Open Badge' }).click(),
  ]);
  badge = readFileSync(await download.path());
});

test('a badge proposes what it says, and is checked once it is saved', async () => {
  await page.goto('/help?new=activity');
  await dialog().getByLabel('What did you do?').fill('Trauma badge');
  await choose('trauma.png', badge);
  await dialog().getByText(certificateTexts.badgeHelp).waitFor();
  await proposed('Title', trauma.title).waitFor();
  await proposed('Provider', 'ParaMed CPD').click();
  await proposed('Hours', '0.5 hours').click();
  await expectAccessibleEverywhere(page);
  await dialog().getByRole('button', { name: 'Save activity' }).click();
  await dialog().waitFor({ state: 'detached' });
  await page.goto('/cpd-log');
  await page.getByRole('button', { name: 'Actions for Trauma badge' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
});

test('its state is beside the file, with its issuer, and it can be checked again', async () => {
  await mark('trauma.png').filter({ hasText: 'Attested by ParaMed CPD' }).waitFor();
  await mark('trauma.png').click();
  await details().getByText(badgeTexts.attestedHere).waitFor();
  await details().getByText(trauma.title).waitFor();
  await expectAccessibleEverywhere(page);
  await details().getByRole('button', { name: badgeMessages.again }).click();
  await page.getByText(badgeMessages.checked).waitFor();
  await details().getByRole('button', { name: 'Close' }).click();
  await details().waitFor({ state: 'hidden' });
});

test('a forged badge says so as soon as it is checked', async () => {
  const stranger = { issuer: { id: 'did:key:z6Mk', name: 'Coast Ambulance Education' } };
  const token = await sign(credentialFor('sam@coast.example', stranger), keyPair('RS256'), {
    kid: `${COAST}/keys/1`,
  });
  await choose('forged.jwt', token);
  await mark('forged.jwt').filter({ hasText: badgeStateLabels['unknown-key'] }).waitFor();
  await mark('forged.jwt').click();
  await details().getByText(badgeTexts.nobodysKey).waitFor();
  await details().getByText(badgeMessages.labels.claimed).waitFor();
  await expectAccessibleEverywhere(page);
});
