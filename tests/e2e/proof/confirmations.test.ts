import { expect, test } from 'vitest';
import { expectNoAxeViolations, signUp, useApp, visit } from '#tests/support/app';
import { askTexts } from '#domain/proof/confirmations';

const app = useApp();

test('a colleague confirms an activity on a phone by the owner’s link, and the owner sees it at once', async () => {
  const owner = await app().open({ viewport: { width: 1280, height: 800 } });
  await signUp(owner);
  const data = {
    title: 'Airway workshop',
    category: 'Clinical Practice',
    hours: 2,
    status: 'completed',
    completedDate: '2024-03-05T02:00:00Z',
  };
  const made = await owner.request.post('/api/activities', { data });
  const { id } = (await made.json()) as { id: number };
  await owner.goto('/cpd-log');
  await owner.getByRole('button', { name: 'Actions for Airway workshop' }).click();
  await owner.getByRole('menuitem', { name: 'Ask someone to confirm' }).click();
  await owner.evaluate(() => {
    const share = async (data: ShareData) => void Object.assign(window, { shared: data });
    Object.assign(navigator, { share });
  });
  await owner.getByRole('button', { name: 'Make link' }).click();
  await owner.getByRole('img', { name: 'QR code of the link' }).waitFor();
  await expectNoAxeViolations(owner);
  const url = new URL(await owner.locator('code').innerText());
  await owner.getByRole('button', { name: 'Share', exact: true }).click();
  expect(await owner.evaluate(() => (window as { shared?: ShareData }).shared)).toEqual({
    title: askTexts.dialog,
    text: askTexts.asks,
    url: url.href,
  });
  await owner.getByRole('button', { name: 'Close', exact: true }).last().click();
  await visit(owner, `/cpd-log/${id}`);
  await owner.getByText('Waiting').waitFor();
  expect(await owner.getByRole('button', { name: 'Ask someone to confirm' }).isEnabled()).toBe(
    true,
  );

  const colleague = await app().open({ viewport: { width: 390, height: 800 } });
  await colleague.goto(`${url.pathname}${url.hash}`);
  await colleague.getByRole('heading', { name: 'Airway workshop' }).waitFor();
  await expectNoAxeViolations(colleague);
  await colleague.getByLabel('Your name').fill('Ana Cruz');
  await colleague.getByLabel('Your role').fill('Paramedic');
  await colleague.getByLabel('Hours you confirm').fill('3');
  await colleague.getByRole('button', { name: 'Confirm activity' }).click();
  await colleague.getByText('At most 2 hours').waitFor();
  await colleague.getByLabel('Hours you confirm').fill('2');
  await colleague.getByRole('button', { name: 'Confirm activity' }).click();
  await colleague.getByRole('heading', { name: /^Thank you/ }).waitFor();
  await colleague.getByRole('link', { name: 'Keep your own CPD here' }).click();
  await colleague.getByRole('tab', { name: 'Register', selected: true }).waitFor();
  await colleague.goBack();
  await colleague.reload();
  await colleague.getByRole('heading', { name: 'This link has been used' }).waitFor();

  await owner.getByText(/^Confirmed by Ana Cruz, Paramedic on .*: 2 hours$/).waitFor();
  await owner.getByText('Your activity was confirmed').waitFor();
  expect(await owner.getByText('Waiting').count()).toBe(0);
});
