import { expect, test } from 'vitest';
import { signUp, useApp } from '#tests/support/app';
import { CALENDAR_HOST, useCalendarHost } from '#tests/support/calendar-host';
import { rosterAddressMessages as messages } from '#domain/messages/roster-addresses';
import { rosterPanelMessages } from '#domain/messages/rosters';

const host = useCalendarHost();
const app = useApp(() => host.env);
const secret = `https://${CALENDAR_HOST}/shifts.ics?key=of-alex`;

test('a roster follows the calendar at an address until it is stopped', async () => {
  const page = await app().open();
  await signUp(page);
  await page.goto('/settings');
  const card = page.getByRole('region', { name: 'Roster' });
  const address = card.getByLabel(messages.label);
  const follow = async (text: string) => {
    await address.fill(text);
    await card.getByRole('button', { name: messages.follow, exact: true }).click();
  };
  /** The field is invalid, described by the error's text, and keeps what was entered. */
  const expectError = async (text: string, entered: string) => {
    await card.getByText(text).waitFor();
    expect(await address.getAttribute('aria-invalid')).toBe('true');
    const described = await address.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${described}"]`).innerText()).toContain(text);
    expect(await address.inputValue()).toBe(entered);
  };

  await follow('my roster');
  await expectError(messages.invalid, 'my roster');
  const { answer } = host;
  host.answer = (_request, response) => void response.writeHead(404).end();
  await follow(`${secret}x`);
  await expectError(messages.unread, `${secret}x`);

  host.answer = answer;
  await follow(secret);
  const followed = card.getByRole('note').getByText(`Follows the calendar at ${CALENDAR_HOST}.`);
  await followed.waitFor();
  expect(host.requests.at(-1)?.url).toBe('/shifts.ics?key=of-alex');
  expect(await address.inputValue()).toBe('');
  expect(await address.getAttribute('aria-invalid')).toBe('false');
  const days = card.getByRole('list', { name: rosterPanelMessages.strip });
  const shift = days.getByText(/^(Day|Night)$/);
  expect(await shift.count()).toBe(1);

  await card.getByRole('button', { name: messages.stop }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: messages.stop }).click();
  await followed.waitFor({ state: 'detached' });
  // The button that had the focus has gone.
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe(rosterPanelMessages.from.file);
  expect(await shift.count()).toBe(1);
});
