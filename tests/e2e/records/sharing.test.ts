import type { Page } from 'playwright-core';
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { expectAccessibleEverywhere, signUp, useApp, visit } from '#tests/support/app';
import { aPdf } from '#tests/support/files';
import { sharingTexts } from '#domain/records/sharing';

const app = useApp();
let page: Page;

const dialog = () => page.getByRole('dialog');
const line = () => dialog().getByLabel('What did you do?');
const recorded = async () =>
  (await (await page.request.get('/api/activities')).json()) as { id: number; title: string }[];
const filesOf = async (title: string): Promise<unknown[]> => {
  const { id } = (await recorded()).find((each) => each.title === title)!;
  return (await page.request.get(`/api/evidence?activityId=${id}`)).json();
};

/** Pastes a file or drops it on the page, as from the desktop. */
const give = async (type: 'paste' | 'drop', name: string, mime: string) =>
  page.evaluate(
    ([event, fileName, fileType, content]) => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob(content!), (each) => each.charCodeAt(0));
      data.items.add(new File([bytes], fileName!, { type: fileType! }));
      const common = { bubbles: true, cancelable: true };
      document.body.dispatchEvent(
        event === 'paste'
          ? new ClipboardEvent('paste', { ...common, clipboardData: data })
          : new DragEvent('drop', { ...common, dataTransfer: data }),
      );
    },
    [type, name, mime, (await aPdf(name)).toString('base64')],
  );

/** Opens a page without a dialog, and waits until it takes files: it does once it is idle. */
async function openListening(): Promise<void> {
  await visit(page, '/help');
  await page.waitForFunction(() => {
    const data = new DataTransfer();
    data.items.add(new File(['x'], 'x.pdf'));
    const over = new DragEvent('dragover', {
      bubbles: true,
      cancelable: true,
      dataTransfer: data,
    });
    return !document.body.dispatchEvent(over);
  });
}

beforeAll(async () => {
  page = await app().open();
  await signUp(page);
  await page.request.post('/api/activities', {
    data: { title: 'Station drill', category: 'Clinical Practice', hours: 1 },
  });
});

/** A page without a service worker: the server takes what is shared. */
async function share(fields: Record<string, string>): Promise<void> {
  await page.evaluate((given) => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action: '/share', enctype: 'multipart/form-data' });
    for (const [name, value] of Object.entries(given)) {
      form.append(Object.assign(document.createElement('input'), { name, value }));
    }
    document.body.append(form);
    form.submit();
  }, fields);
}

test('shared words are read, with their link as evidence, and leave the address', async () => {
  // Any page of the server; a share sheet has none.
  await page.goto('/healthz');
  await share({ title: '2h sepsis webinar yesterday', text: 'https://example.org/sepsis' });
  await dialog().getByText('Evidence: https://example.org/sepsis.').waitFor();
  expect(await line().inputValue()).toBe('Sepsis webinar');
  await dialog().getByRole('button', { name: 'Hours: 2 hours' }).waitFor();
  await dialog().getByRole('button', { name: 'Day: Yesterday' }).waitFor();
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('');
});

test('a shortcut of the installed app opens its form', async () => {
  const { shortcuts } = JSON.parse(readFileSync('client/public/manifest.webmanifest', 'utf8'));
  const [log, reflect] = shortcuts as { url: string }[];
  await page.goto(log!.url);
  await line().waitFor();
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  await visit(page, reflect!.url);
  await dialog().getByLabel('Reflection').waitFor();
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('?tab=reflections');
});

test('a file that is pasted anywhere starts an activity', async () => {
  await openListening();
  await give('paste', 'course.pdf', 'application/pdf');
  await dialog().getByText('course.pdf').waitFor();
  await line().fill('2h ALS course');
  await dialog().getByRole('button', { name: 'Hours: 2 hours' }).waitFor();
  await expectAccessibleEverywhere(page);
  await dialog().getByRole('button', { name: 'Save activity' }).click();
  await dialog().waitFor({ state: 'detached' });
  expect(await filesOf('ALS course')).toHaveLength(1);
});

test('a file that is dropped anywhere can be added to a recorded activity', async () => {
  await openListening();
  await give('drop', 'film.mp4', 'video/mp4');
  await page.getByText('film.mp4: Files can be PDF', { exact: false }).waitFor();
  await give('drop', 'register.pdf', 'application/pdf');
  await dialog().getByRole('button', { name: sharingTexts.addToActivity }).click();
  await dialog().getByRole('searchbox').fill('drill');
  await dialog().getByRole('button', { name: 'ALS course' }).waitFor({ state: 'detached' });
  await expectAccessibleEverywhere(page);
  await dialog().getByRole('button', { name: 'Station drill' }).click();
  await page.getByText('Added to “Station drill”', { exact: true }).waitFor();
  expect(await filesOf('Station drill')).toMatchObject([{ name: 'register.pdf' }]);
});
