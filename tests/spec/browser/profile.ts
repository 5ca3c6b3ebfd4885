import { expect } from 'vitest';
import sharp from 'sharp';
import { expectSuccess } from '#tests/support/api-fixture';
import { styleOf, type BrowserFixture } from '#tests/support/browser-fixture';
import type { SpecSection } from '#tests/support/spec-section';
import { addDays, civilDate } from '#domain/dates';

const completion = (browser: BrowserFixture) => browser.region('Profile Completion');
const information = (browser: BrowserFixture) => browser.region('Profile Information');
const registration = (browser: BrowserFixture) => browser.region('Registration Status');
const fact = (browser: BrowserFixture, area: ReturnType<typeof completion>, label: string) =>
  area
    .locator('div')
    .filter({ has: browser.page.getByText(label, { exact: true }) })
    .locator('dd')
    .last()
    .innerText();

/** Section 2: the profile screen; sections 4 and 5: its modes and rules. */
export const profileScreen: SpecSection<BrowserFixture>[] = [
  {
    section: '2 profile screen',
    open: async (browser) => {
      await browser.signUp({}, { fullName: 'Alexandra Medic' });
      await browser.load('/profile', 'My Profile');
      await browser.seesIn(completion(browser), '50%');
    },
    rows: {
      'a completion percentage card': (browser) => browser.seesIn(completion(browser), '50%'),
      'four tiles (Full Name, Organization, Registration, Profile Image)': async (browser) =>
        expect(await completion(browser).getByRole('listitem').allInnerTexts()).toEqual([
          expect.stringMatching(/^Full Name\s+Complete$/),
          expect.stringMatching(/^Organization\s+Complete$/),
          expect.stringMatching(/^Registration\s+Missing$/),
          expect.stringMatching(/^Profile Image\s+Missing$/),
        ]),
      'the read view shows username, full name, organization and role': async (browser) => {
        for (const [label, value] of [
          ['Username', browser.me.user.username],
          ['Full Name', 'Alexandra Medic'],
          ['Organization', 'Queensland Ambulance Service'],
          ['Role', 'Paramedic'],
        ] as const) {
          await browser.seesIn(information(browser), label, value);
        }
      },
      'a Registration Status card: a status badge, grey when not registered': async (browser) => {
        await browser.seesIn(registration(browser), 'Not Registered');
        const badge = registration(browser).locator('.MuiChip-root');
        expect(await badge.getAttribute('class')).toContain('MuiChip-colorDefault');
        expect(await styleOf(badge, 'display')).not.toBe('none');
      },
      'read tiles for Registration Date, Expiry Date and Time Remaining in days': async (
        browser,
      ) => {
        for (const label of ['Registration Date', 'Expiry Date', 'Time Remaining']) {
          expect(await fact(browser, registration(browser), label)).toBe('Not set');
        }
      },
      'an Edit Profile mode': async (browser) => {
        await browser.button('Edit Profile').click();
        expect(await browser.page.getByLabel('Full Name').inputValue()).toBe('Alexandra Medic');
      },
      "section 5, profile: 'Full name must be at least 2 characters'": async (browser) => {
        await browser.page.getByLabel('Full Name').fill('A');
        await browser.button('Save Changes').click();
        await browser.sees('Full name must be at least 2 characters');
      },
      "section 5, profile: 'Organization must be at least 2 characters'": async (browser) => {
        await browser.page.getByLabel('Organization').fill('Q');
        await browser.sees('Organization must be at least 2 characters');
      },
      'section 4: cancelling returns to view': async (browser) => {
        await browser.button('Cancel', information(browser)).click();
        await browser.button('Edit Profile').waitFor();
        await browser.seesIn(information(browser), 'Alexandra Medic');
      },
      'section 4: saving returns to view': async (browser) => {
        await browser.button('Edit Profile').click();
        await browser.page.getByLabel('Full Name').fill('Alexandra Night');
        await browser.button('Save Changes').click();
        await browser.button('Edit Profile').waitFor();
        await browser.seesIn(information(browser), 'Alexandra Night');
      },
      "an 'Update Registration' edit mode": async (browser) => {
        await browser.button('Update Registration').click();
        await browser.button('Save', registration(browser)).waitFor();
      },
      "section 5, registration date: 'Registration date is required' on the profile": async (
        browser,
      ) => {
        await browser.button('Save', registration(browser)).click();
        await browser.sees('Registration date is required');
      },
      'section 5: the profile picker does not allow future dates; section 2: years from 2015':
        async (browser) => {
          await registration(browser)
            .getByRole('button', { name: /Choose date/ })
            .first()
            .click();
          const picker = browser.dialog();
          await picker.getByRole('button', { name: /switch to year view/ }).click();
          const thisYear = civilDate(new Date(), 'Australia/Brisbane').slice(0, 4);
          expect(await picker.getByRole('radio').first().innerText()).toBe('2015');
          expect(await picker.getByRole('radio', { disabled: false }).last().innerText()).toBe(
            thisYear,
          );
          await browser.page.keyboard.press('Escape');
          await picker.waitFor({ state: 'detached' });
        },
      'section 4: registration too returns to view on cancelling': async (browser) => {
        await browser.button('Cancel', registration(browser)).click();
        await browser.button('Update Registration').waitFor();
      },
      "'Change Image' (contract: it works)": async (browser) => {
        await browser.button('Change Image').waitFor();
        const buffer = await sharp({
          create: { width: 64, height: 64, channels: 3, background: '#2a7' },
        })
          .png()
          .toBuffer();
        await browser.page
          .getByLabel('Profile picture', { exact: true })
          .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
        await browser
          .region('Profile Image')
          .getByRole('img', { name: 'Profile picture of Alexandra Night' })
          .waitFor();
      },
      'the avatar of the sidebar is then the profile image': ({ page }) =>
        page
          .getByRole('complementary', { name: 'Sidebar' })
          .locator('img[src^="/api/user/image/"]')
          .waitFor(),
      "100% reads 'All set!'": async (browser) => {
        const registrationDate = addDays(civilDate(new Date(), 'Australia/Brisbane'), -30);
        await expectSuccess(browser.me, 'PATCH', '/user/registration', { registrationDate });
        await browser.revisit('/profile', 'My Profile');
        await browser.seesIn(completion(browser), '100%', 'All set!');
      },
    },
  },
];
