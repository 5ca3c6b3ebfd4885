import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, resize, signUp, useApp, visit } from '#tests/support/app';
import {
  boardTexts,
  invitationTexts,
  joinTeamTexts,
  memberTexts,
  receiptCheckTexts,
  receiptTexts,
} from '#domain/proof/team-texts';
import { teamTexts } from '#domain/proof/teams';
import { teamStandingLabels } from '#domain/proof/team-board';

const app = useApp();
const NAME = 'Caboolture Station';

/** Creates a team that asks for the blue card, and returns its invitation's link. */
async function createTeam(coordinator: Page): Promise<string> {
  await coordinator.goto('/teams');
  await coordinator.getByText(joinTeamTexts.sees).waitFor();
  await coordinator.getByRole('button', { name: teamTexts.create }).click();
  const form = coordinator.getByRole('dialog');
  // A wrong field that has the focus already comes back into view.
  await form.locator('.MuiDialogContent-root').evaluate((each) => each.scrollTo(0, 400));
  await form.getByRole('button', { name: teamTexts.create }).click();
  const wrong = form.locator('[aria-invalid=true]');
  await expect.poll(async () => (await wrong.boundingBox())!.y).toBeGreaterThan(0);
  await form.getByLabel('Name of the team').fill(NAME);
  await form.getByLabel('Blue card (Queensland)').check();
  await form.getByRole('button', { name: teamTexts.create }).click();
  await coordinator.getByRole('tab', { name: boardTexts.manage }).click();
  await coordinator.getByRole('button', { name: invitationTexts.make }).click();
  return coordinator.getByLabel(invitationTexts.link, { exact: true }).inputValue();
}

/** Presses a button that saves a file, and returns its path and name. */
async function savedBy(button: Locator): Promise<{ path: string; name: string }> {
  const [saved] = await Promise.all([button.page().waitForEvent('download'), button.click()]);
  return { path: await saved.path(), name: saved.suggestedFilename() };
}

test('a member joins by a link, is on the board and reminded, and leaves at once', async () => {
  const [coordinator, member] = [await app().open(), await app().open()];
  await signUp(coordinator, 'Alex Chen');
  const link = await createTeam(coordinator);
  await expectNoAxeViolations(coordinator);
  expect(new URL(link).hash).toMatch(/^#[A-Z2-9-]{23}$/);

  // One screen says what is shared, with whom, until when.
  await signUp(member, 'Billie Jones');
  await member.goto('/join-team' + new URL(link).hash);
  await member.getByText('Blue card (Queensland)').first().waitFor();
  await member.getByText('The coordinators see it: Alex Chen.').waitFor();
  await member.getByRole('heading', { name: joinTeamTexts.never }).waitFor();
  expect(await member.getByLabel('Your name in the team').inputValue()).toBe('Billie Jones');
  await expectNoAxeViolations(member);
  await member.getByRole('button', { name: joinTeamTexts.join }).click();
  await member.getByRole('button', { name: receiptTexts.check }).click();
  await member.getByText(receiptTexts.genuine).waitFor();
  expect(new URL(member.url()).hash).toBe('');
  const receipt = await savedBy(member.getByRole('button', { name: receiptTexts.download }));

  // A stranger checks it without an account.
  const stranger = await app().open();
  await stranger.goto('/verify');
  await stranger.getByRole('button', { name: receiptTexts.check }).click();
  await stranger.getByText(receiptCheckTexts.required).waitFor();
  await stranger.getByLabel(receiptCheckTexts.choose).setInputFiles(receipt.path);
  await stranger.getByText(receiptTexts.genuine).waitFor();
  await stranger.getByText(`Billie Jones shared it with ${NAME}.`).waitFor();
  await stranger.getByText('Not recorded', { exact: true }).waitFor();
  await expectNoAxeViolations(stranger);

  await coordinator.getByRole('tab', { name: boardTexts.board }).click();
  const row = coordinator.getByRole('row').filter({ hasText: 'Billie Jones' });
  await row.getByText(teamStandingLabels['not-settled'], { exact: true }).waitFor();
  await row.getByText('Blue card (Queensland): not recorded').waitFor();
  await expectNoAxeViolations(coordinator);
  await row.getByLabel(boardTexts.select('Billie Jones')).check();
  await coordinator.getByRole('button', { name: boardTexts.nudgeSelected(1) }).click();
  await coordinator.getByRole('button', { name: boardTexts.nudge }).click();
  await row.getByText('The next reminder is possible from').waitFor();
  await resize(coordinator, 390);
  const card = coordinator.getByRole('listitem').filter({ hasText: 'Billie Jones' });
  await card.getByRole('button', { name: 'Billie Jones', exact: true }).click();
  await coordinator.getByRole('dialog').getByRole('button', { name: receiptTexts.check }).click();
  await coordinator.getByText(receiptTexts.genuine).waitFor();
  await coordinator.getByRole('button', { name: 'Close', exact: true }).click();

  // The owner sees each reading, and ends it with one press.
  await visit(member, '/notifications');
  await member.getByText('Alex Chen reminds you of your CPD').waitFor();
  await member.getByRole('link', { name: /Alex Chen reminds you/ }).click();
  const readings = member.getByRole('list', { name: memberTexts.readings });
  await readings.getByText('Opened the receipt').waitFor();
  await member.getByRole('button', { name: memberTexts.stopAndLeave }).click();
  const question = member.getByRole('alertdialog');
  await question.getByRole('button', { name: memberTexts.stopAndLeave }).click();
  const ended = member.getByRole('region', { name: memberTexts.endings });
  await ended.getByText(NAME, { exact: true }).waitFor();
  // The message lies over the list, and stays while the mouse is on it.
  await member.getByRole('button', { name: 'Close notification' }).click();
  const statement = await savedBy(ended.getByRole('button', { name: memberTexts.statement }));
  expect(statement.name).toMatch(/\.jwt$/);
  await expect.poll(() => card.count()).toBe(0);

  // Whoever kept the receipt is told that it has ended.
  await stranger.getByRole('button', { name: receiptTexts.check }).click();
  await stranger.getByText(receiptTexts.notGenuine).waitFor();
  await stranger.getByText(/Withdrawn on .* it is no longer shared\./).waitFor();
  await stranger.getByLabel(receiptCheckTexts.label).fill(readFileSync(statement.path, 'utf8'));
  // The verdict on the other text is gone.
  await stranger.getByText(receiptTexts.notGenuine).waitFor({ state: 'detached' });
  await stranger.getByRole('button', { name: receiptTexts.check }).click();
  await stranger.getByText(`Billie Jones shared a receipt with ${NAME} from`).waitFor();
});

test('a visitor signs in and comes back with the code; a wrong code says so', async () => {
  const visitor = await app().open();
  await visitor.goto('/join-team#AAAAA-BBBBB-CCCCC-DDDDD');
  await visitor.getByRole('tab', { name: 'Register' }).click();
  await visitor.getByLabel('Full Name').fill('Sam Visitor');
  await visitor.getByLabel('Username').fill(`visitor-${process.pid}`);
  await visitor.getByLabel('Password', { exact: true }).fill('night-shift-7');
  await visitor.getByRole('button', { name: /create account|register/i }).click();
  await visitor.getByText(teamTexts.unknownCode).waitFor();
  expect(new URL(visitor.url()).hash).toBe('#AAAAA-BBBBB-CCCCC-DDDDD');
});
