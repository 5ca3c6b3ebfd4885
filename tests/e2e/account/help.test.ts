import { readFileSync } from 'node:fs';
import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  expectAccessibleInBothThemes,
  expectNoAxeViolations,
  revisit,
  signUp,
  useApp,
  visit,
} from '#tests/support/app';
import { pdfText } from '#tests/support/pdf-text';
import { notificationMessages } from '#domain/messages/notifications';
import { guidelinesOf } from '#domain/standing/guidelines';
import { LICENCES_PATH } from '#domain/account/help';
import { rulesFor } from '#domain/standing/standard';

const app = useApp();
const guidelines = guidelinesOf(rulesFor('2026-11-30'));
let page: Page;

beforeAll(async () => {
  page = await app().open();
  await signUp(page);
});

describe('help', () => {
  test('answers four questions, by keyboard', async () => {
    await page.goto('/help');
    await page.getByText('At least 30 hours in a registration period of 12 months').waitFor();
    for (const question of [
      'How do I record my CPD?',
      'What counts as an interactive activity?',
      'How long do I keep my records?',
    ]) {
      await page.getByRole('button', { name: question }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('region', { name: question }).getByText('Source:').first().waitFor();
    }
    await expect.poll(() => page.getByRole('button', { expanded: true }).count()).toBe(4);
    await expectAccessibleInBothThemes(page);
  });

  test('links to support, to the licences and to resources', async () => {
    await page.getByRole('tab', { name: 'Support' }).click();
    await page.getByRole('link', { name: 'cpd-help@example.org' }).waitFor();
    await expectNoAxeViolations(page);
    const licences = page.getByRole('link', { name: 'Open-source licences' });
    expect(await licences.getAttribute('href')).toBe(LICENCES_PATH);
    await page.getByRole('tab', { name: 'Resources' }).click();
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Ahpra CPD Guidelines' }).click();
    await page.getByRole('heading', { name: 'Ahpra CPD Guidelines', level: 1 }).waitFor();
  });
});

describe('guidelines', () => {
  test('show every clause with its source', async () => {
    for (const { heading, sources } of guidelines) {
      const clause = page.getByRole('region', { name: heading, exact: true });
      for (const { title, publisher, note } of sources) {
        const line = clause.getByText('Source:').filter({ hasText: `, ${publisher}` });
        expect(await line.innerText()).toContain(title);
        expect(await line.innerText()).toContain(note ?? '');
      }
    }
    await expect
      .poll(() => page.getByText('Check with the Board', { exact: true }).count())
      .toBe(
        guidelines.filter(({ sources }) =>
          sources.some(({ confidence }) => confidence === 'unverified'),
        ).length,
      );
    await expectAccessibleInBothThemes(page);
  });

  test('link to the regulator, and download as PDF', async () => {
    const link = page.getByRole('link', { name: 'View on AHPRA' });
    expect(await link.getAttribute('href')).toMatch(/^https:\/\/www\.paramedicineboard\.gov\.au\//);
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('ParaMed CPD guidelines.pdf');
    const text = pdfText(readFileSync(await download.path()));
    expect(text).toContain('Pro-rata requirements');
    expect(text).toContain('page 2 of 2');
  });
});

describe('notifications', () => {
  const createNotification = async () =>
    expect((await page.request.get('/api/user/export')).status()).toBe(200);

  test('are marked as read with a click, and filtered', async () => {
    await visit(page, '/notifications');
    await page.getByRole('heading', { name: '1 unread', level: 2 }).waitFor();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Unread', exact: true }).click();
    await page.getByRole('button', { name: /Welcome to ParaMed CPD/ }).click();
    await page.getByRole('heading', { name: '0 unread', level: 2 }).waitFor();
    expect(await page.getByRole('button', { name: 'Mark all as read' }).count()).toBe(0);
    await page.reload();
    await page.getByText('You have read all your notifications.').waitFor();
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await page.getByText('Welcome to ParaMed CPD').waitFor();
    expect(await page.getByRole('button', { name: /Welcome to ParaMed CPD/ }).count()).toBe(0);
  });

  test('are all marked as read together', async () => {
    await createNotification();
    await revisit(page, '/notifications?show=unread');
    await page.getByRole('heading', { name: '1 unread', level: 2 }).waitFor();
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await page.getByText('All notifications marked as read').first().waitFor();
    await page.getByText('You have read all your notifications.').waitFor();
    const read = page.getByRole('heading', { name: '0 unread', level: 2 });
    await expect.poll(() => read.count()).toBe(1);
  });

  test('show as read immediately, and as unread again when the request fails', async () => {
    await createNotification();
    await revisit(page, '/notifications');
    await page.getByRole('heading', { name: '1 unread', level: 2 }).waitFor();
    const intercepted = new Promise<Route>((resolve) => {
      void page.route('/graphql', (route) =>
        route.request().postData()?.includes('MarkAllNotificationsRead')
          ? resolve(route)
          : route.continue(),
      );
    });
    const button = page.getByRole('button', { name: 'Mark all as read' });
    await button.click();
    await page.getByRole('heading', { name: '0 unread', level: 2 }).waitFor();
    await (await intercepted).abort();
    await page.getByRole('heading', { name: '1 unread', level: 2 }).waitFor();
    await page.getByText(notificationMessages.allReadFailed).first().waitFor();
    await expect.poll(() => button.isEnabled()).toBe(true);
  });
});
