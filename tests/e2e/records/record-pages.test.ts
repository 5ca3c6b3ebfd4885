import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectNoAxeViolations, signUp, useApp, visit } from '#tests/support/app';
import { today } from '#tests/support/today';

const app = useApp();
let page: Page;
const ids: Record<'goal' | 'document' | 'activity' | 'reflection', number> = {
  goal: 0,
  document: 0,
  activity: 0,
  reflection: 0,
};

async function made(path: string, data: object): Promise<number> {
  const response = await page.request.post(`/api${path}`, { data });
  expect(response.status()).toBe(201);
  return ((await response.json()) as { id: number }).id;
}

const title = (name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

beforeAll(async () => {
  page = await app().open({ viewport: { width: 390, height: 844 } });
  await signUp(page);
  ids.document = await made('/documents', {
    title: 'Workshop certificate',
    type: 'certificate',
    content: 'Issued in Brisbane.',
  });
  ids.goal = await made('/learning-goals', {
    title: 'Recognise the difficult airway',
    why: 'It is rare here',
    measure: 'A course on airways',
    targetDate: today(),
  });
  ids.activity = await made('/activities', {
    title: 'Airway workshop',
    category: 'Clinical Practice',
    hours: 2,
    goalIds: [ids.goal],
    documentIds: [ids.document],
  });
  ids.reflection = await made('/reflective-logs', {
    activityId: ids.activity,
    content: 'We were late at the ramp, and said so.',
    learningOutcomes: 'Speak up sooner at the ramp.',
    futureApplication: 'On the next shift I will say so.',
  });
});

test('reflection, activity, goal and document lead to each other, each on its own page', async () => {
  await page.goto(`/cpd-log?tab=reflections&record=${ids.reflection}`);
  await title(/^Reflection of /);
  expect(new URL(page.url()).pathname).toBe(`/cpd-log/reflections/${ids.reflection}`);
  await page.getByText('Speak up sooner at the ramp.').waitFor();
  await expectNoAxeViolations(page);
  await link('Airway workshop').click();
  await title('Airway workshop');
  await link('Recognise the difficult airway').click();
  await title('Recognise the difficult airway');
  await page.getByText('A course on airways').waitFor();
  await expectNoAxeViolations(page);
  await link('Workshop certificate').click();
  await title('Workshop certificate');
  await page.getByText('Issued in Brisbane.').waitFor();
  await expectNoAxeViolations(page);
  await link('Recognise the difficult airway').waitFor();
  await visit(page, `/documents?record=${ids.document}`);
  await page.waitForURL(`**/documents/${ids.document}`);
  await title('Workshop certificate');
  await visit(page, `/cpd-log?tab=plan&record=${ids.goal}`);
  await title('Recognise the difficult airway');
});

test('an activity says first what is missing, each button once, and folds its facts but on paper', async () => {
  const day = today();
  const id = await made('/activities', {
    title: 'Reading on sepsis',
    category: 'Clinical Practice',
    hours: 1.5,
    status: 'completed',
    activityType: 'reading',
    provider: 'QAS',
    completedDate: day,
    startDate: day,
    endDate: day,
  });
  await visit(page, `/cpd-log/${id}`);
  await title('Reading on sepsis');
  const main = page.getByRole('main');
  const headings = await main.getByRole('heading', { level: 2 }).allTextContents();
  expect(headings.slice(0, 2)).toEqual(['Audit check', 'Details']);
  expect(await main.getByRole('button', { name: 'Add evidence' }).count()).toBe(1);
  expect(await main.getByRole('button', { name: /^Add (a )?reflection$/ }).count()).toBe(1);
  const line = main.getByText(/^1\.5 hours · Clinical Practice · Reading · .+ · QAS$/);
  const category = main.getByText('Category', { exact: true });
  expect(await category.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  await category.waitFor();
  expect(await line.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await line.click();
  await category.waitFor();
  await main.getByText('On the same day').waitFor();
  expect(await main.getByText('Start date').count()).toBe(0);
  await expectNoAxeViolations(page);
});

test('a document is edited and deleted on its page, and restored', async () => {
  await visit(page, `/documents/${ids.document}`);
  await title('Workshop certificate');
  await page.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Title').fill('Workshop certificate 2026');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await title('Workshop certificate 2026');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await title('Documents');
  await page.getByRole('button', { name: 'Undo' }).click();
  await link('Workshop certificate 2026').waitFor();
  expect(new URL(page.url()).pathname).toBe('/documents');
});

test('the address goes to the share sheet if there is one, and to the clipboard otherwise', async () => {
  const response = await page.request.post('/api/documents', {
    data: { title: 'Letter', type: 'other', content: 'A letter from the service.' },
  });
  const { id } = (await response.json()) as { id: number };
  await page.request.post(`/api/evidence?documentId=${id}&name=letter.txt`, {
    headers: { 'content-type': 'application/octet-stream' },
    data: Buffer.from('Dear Alex'),
  });
  await visit(page, `/documents/${ids.document}`);
  await page.getByRole('button', { name: 'Print' }).waitFor();
  const hasSheet = await page.evaluate(() => 'share' in navigator);
  const name = hasSheet ? 'Share' : 'Copy link';
  expect(await page.getByRole('button', { name, exact: true }).count()).toBe(1);

  await page.evaluate(() => {
    const shared: ShareData[] = [];
    Object.assign(navigator, {
      share: async (data: ShareData) => void shared.push(data),
      canShare: () => true,
    });
    Object.assign(window, { shared });
  });
  await visit(page, `/documents/${id}`);
  await title('Letter');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Share file' }).click();
  const shared = () =>
    page.evaluate(() =>
      (window as unknown as { shared: ShareData[] }).shared.map(({ title: name, url, files }) => ({
        name,
        path: url && new URL(url).pathname,
        files: files?.map((file) => `${file.name}, ${file.size}`),
      })),
    );
  await expect.poll(shared).toEqual([
    { name: 'Letter', path: `/documents/${id}` },
    { name: 'Letter', files: ['letter.txt, 9'] },
  ]);
});
