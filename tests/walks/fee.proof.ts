import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { signUp, useApp } from '#tests/support/app';

/** Runs in a copy of the repository that has the field: see walks.test.ts. */
const app = useApp();
const workshop = { title: 'Airway workshop', category: 'Clinical Practice', hours: 2 };
const tooMuch = 'Fee must be in whole dollars, at most 99999';

let page: Page;
beforeAll(async () => {
  page = await app().open();
  await signUp(page);
});

async function graphql(query: string, variables: object): Promise<any> {
  const response = await page.request.post('/graphql', { data: { query, variables } });
  return response.json();
}

const stored = async (id: number) => (await page.request.get(`/api/activities/${id}`)).json();

test('is created, read and updated by REST and GraphQL', async () => {
  const data = { ...workshop, fee: 120 };
  const created = await page.request.post('/api/activities', { data });
  expect(created.status()).toBe(201);
  const { id } = (await created.json()) as { id: number };
  expect(await stored(id)).toMatchObject(data);

  const read = await graphql('query ($id: ID!) { activity(id: $id) { fee } }', { id });
  expect(read).toEqual({ data: { activity: { fee: 120 } } });
  const update = `mutation ($id: ID!, $input: UpdateActivityInput!) {
    updateActivity(id: $id, input: $input) { fee } }`;
  const updated = await graphql(update, { id, input: { fee: 80 } });
  expect(updated).toEqual({ data: { updateActivity: { fee: 80 } } });
  const refused = await graphql(update, { id, input: { fee: 100_000 } });
  expect(refused.errors[0].extensions.fields).toEqual({ fee: tooMuch });

  const cleared = await page.request.patch(`/api/activities/${id}`, { data: { fee: null } });
  expect(await cleared.json()).toMatchObject({ fee: null });
  await page.request.delete(`/api/activities/${id}`);
});

test('is saved and edited in the form, and exported', async () => {
  const dialog = page.getByRole('dialog');
  const fee = dialog.getByRole('spinbutton', { name: 'Fee' });
  const edit = async () => {
    await page.getByRole('button', { name: 'Actions for Airway workshop' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
  };
  await page.goto('/cpd-log');
  await page.getByRole('button', { name: 'Log CPD Activity' }).first().click();
  await dialog.getByLabel('Title').fill(workshop.title);
  await fee.fill('-1');
  await dialog.getByRole('button', { name: 'Save activity' }).click();
  await dialog.getByText(tooMuch).waitFor();
  await fee.fill('120');
  await dialog.getByRole('button', { name: 'Save activity' }).click();
  await dialog.waitFor({ state: 'detached' });

  await edit();
  expect(await fee.inputValue()).toBe('120');
  await fee.fill('95');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await dialog.waitFor({ state: 'detached' });
  const [activity] = (await (await page.request.get('/api/activities')).json()) as {
    fee: number;
  }[];
  expect(activity).toMatchObject({ fee: 95 });

  await edit();
  await fee.fill('');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await dialog.waitFor({ state: 'detached' });
  const exported = (await (await page.request.get('/api/user/export')).json()) as any;
  expect(exported.activities).toEqual(
    expect.arrayContaining([expect.objectContaining({ title: workshop.title, fee: null })]),
  );
});
