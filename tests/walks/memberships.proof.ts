import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { globalId } from '#domain/records/global-ids';
import { expectNoAxeViolations, signUp, useApp } from '#tests/support/app';

/** Runs in a copy of the repository that has the kind of record: see walks.test.ts. */
const app = useApp();
const college = { organisation: 'Australasian College of Paramedicine', grade: 'Fellow' };

let page: Page;
beforeAll(async () => {
  page = await app().open();
  await signUp(page);
});

const rest = async (method: string, path: string, data?: object): Promise<any> => {
  const response = await page.request.fetch(`/api${path}`, { method, data });
  const text = await response.text();
  return { status: response.status(), body: text && JSON.parse(text) };
};

async function graphql(query: string, variables: object = {}): Promise<any> {
  const response = await page.request.post('/graphql', { data: { query, variables } });
  return response.json();
}

test('is created, listed, updated, deleted, restored and exported', async () => {
  const { status, body } = await rest('POST', '/memberships', college);
  expect({ status, body }).toMatchObject({ status: 201, body: { ...college, version: 1 } });
  const path = `/memberships/${body.id}`;
  const listed = await graphql('{ memberships { totalCount nodes { id organisation grade } } }');
  expect(listed.data.memberships).toEqual({
    totalCount: 1,
    nodes: [{ ...college, id: globalId('Membership', body.id) }],
  });

  const byId = await graphql(
    `
      query ($id: ID!) {
        node(id: $id) {
          ... on Membership {
            organisation
            history(first: 1) {
              totalCount
              nodes {
                text
              }
            }
          }
        }
      }
    `,
    { id: globalId('Membership', body.id) },
  );
  expect(byId.data.node).toEqual({
    organisation: college.organisation,
    history: { totalCount: 1, nodes: [{ text: 'Recorded' }] },
  });

  const edit = `mutation ($id: ID!, $input: UpdateMembershipInput!) {
    updateMembership(id: $id, input: $input) { grade version updatedAt } }`;
  const updated = await graphql(edit, { id: body.id, input: { grade: null, version: 1 } });
  expect(updated.data.updateMembership).toEqual({
    grade: null,
    version: 2,
    updatedAt: expect.any(String),
  });
  expect((await rest('PATCH', path, { grade: 'Member', version: 1 })).status).toBe(409);
  expect((await rest('PATCH', path, { organisation: 'x' })).body.fields).toEqual({
    organisation: 'Organisation must be at least 2 characters',
  });

  expect((await rest('DELETE', path)).status).toBe(204);
  expect((await rest('GET', path)).status).toBe(404);
  expect((await rest('GET', '/bin?kind=membership')).body).toMatchObject([
    { kind: 'membership', recordId: body.id, title: college.organisation },
  ]);
  expect((await rest('POST', `${path}/restore`)).body).toMatchObject({ grade: null, version: 4 });

  const { body: account } = await rest('GET', '/user/export');
  expect(account.memberships).toMatchObject([{ organisation: college.organisation, grade: null }]);
  await rest('DELETE', path);
  const input = { requestKey: 'walk', account };
  expect((await rest('POST', '/imports/account', input)).body).toMatchObject({
    parts: expect.arrayContaining([{ label: 'Memberships', added: 1, present: 0 }]),
  });
  const [imported] = (await rest('GET', '/memberships')).body;
  expect(imported).toMatchObject({ organisation: college.organisation });
  await rest('DELETE', `/memberships/${imported.id}`);
});

test('is added, edited, deleted and restored on its page', async () => {
  const dialog = page.getByRole('dialog');
  const row = page.getByRole('row').filter({ hasText: college.organisation });
  const choose = async (action: string) => {
    await page.getByRole('button', { name: `Actions for ${college.organisation}` }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await page.goto('/memberships');
  await page.getByText('No memberships yet').waitFor();
  await page.getByRole('button', { name: 'Add membership' }).click();
  await dialog.getByRole('button', { name: 'Save membership' }).click();
  await dialog.getByText('Organisation must be at least 2 characters').waitFor();
  await dialog.getByLabel('Organisation').fill(college.organisation);
  await dialog.getByRole('button', { name: 'Save membership' }).click();
  await page.getByText('Membership added').first().waitFor();
  await dialog.waitFor({ state: 'detached' });

  await choose('Edit');
  await dialog.getByLabel('Grade').fill(college.grade);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await row.getByText(college.grade).waitFor();
  await dialog.waitFor({ state: 'detached' });
  await expectNoAxeViolations(page);

  await choose('Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('No memberships yet').waitFor();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await row.getByText(college.grade).waitFor();
  const [stored] = (await rest('GET', '/memberships')).body;
  expect(stored).toMatchObject(college);
});
