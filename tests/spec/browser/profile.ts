import { expect } from 'vitest';
import sharp from 'sharp';
import { done } from '#tests/support/desk';
import { styleOf, type Stage } from '#tests/support/stage';
import type { Table } from '#tests/support/table';
import { addDays, civilDate } from '#domain/dates';

const completion = (stage: Stage) => stage.region('Profile Completion');
const information = (stage: Stage) => stage.region('Profile Information');
const registration = (stage: Stage) => stage.region('Registration Status');
const fact = (stage: Stage, area: ReturnType<typeof completion>, label: string) =>
  area
    .locator('div')
    .filter({ has: stage.page.getByText(label, { exact: true }) })
    .locator('dd')
    .last()
    .innerText();

/** Section 2: the profile screen; sections 4 and 5: its modes and rules. */
export const profileScreen: Table<Stage>[] = [
  {
    section: '2 profile screen',
    open: async (stage) => {
      await stage.someone({}, { fullName: 'Alexandra Medic' });
      await stage.load('/profile', 'My Profile');
      await stage.seesIn(completion(stage), '50%');
    },
    rows: {
      'a completion percentage card': (stage) => stage.seesIn(completion(stage), '50%'),
      'four tiles (Full Name, Organization, Registration, Profile Image)': async (stage) =>
        expect(await completion(stage).getByRole('listitem').allInnerTexts()).toEqual([
          expect.stringMatching(/^Full Name\s+Complete$/),
          expect.stringMatching(/^Organization\s+Complete$/),
          expect.stringMatching(/^Registration\s+Missing$/),
          expect.stringMatching(/^Profile Image\s+Missing$/),
        ]),
      'the read view shows username, full name, organization and role': async (stage) => {
        for (const [label, value] of [
          ['Username', stage.me.user.username],
          ['Full Name', 'Alexandra Medic'],
          ['Organization', 'Queensland Ambulance Service'],
          ['Role', 'Paramedic'],
        ] as const) {
          await stage.seesIn(information(stage), label, value);
        }
      },
      'a Registration Status card: a status badge, grey when not registered': async (stage) => {
        await stage.seesIn(registration(stage), 'Not Registered');
        const badge = registration(stage).locator('.MuiChip-root');
        expect(await badge.getAttribute('class')).toContain('MuiChip-colorDefault');
        expect(await styleOf(badge, 'display')).not.toBe('none');
      },
      'read tiles for Registration Date, Expiry Date and Time Remaining in days': async (stage) => {
        for (const label of ['Registration Date', 'Expiry Date', 'Time Remaining']) {
          expect(await fact(stage, registration(stage), label)).toBe('Not set');
        }
      },
      'an Edit Profile mode': async (stage) => {
        await stage.button('Edit Profile').click();
        expect(await stage.page.getByLabel('Full Name').inputValue()).toBe('Alexandra Medic');
      },
      "section 5, profile: 'Full name must be at least 2 characters'": async (stage) => {
        await stage.page.getByLabel('Full Name').fill('A');
        await stage.button('Save Changes').click();
        await stage.sees('Full name must be at least 2 characters');
      },
      "section 5, profile: 'Organization must be at least 2 characters'": async (stage) => {
        await stage.page.getByLabel('Organization').fill('Q');
        await stage.sees('Organization must be at least 2 characters');
      },
      'section 4: cancelling returns to view': async (stage) => {
        await stage.button('Cancel', information(stage)).click();
        await stage.button('Edit Profile').waitFor();
        await stage.seesIn(information(stage), 'Alexandra Medic');
      },
      'section 4: saving returns to view': async (stage) => {
        await stage.button('Edit Profile').click();
        await stage.page.getByLabel('Full Name').fill('Alexandra Night');
        await stage.button('Save Changes').click();
        await stage.button('Edit Profile').waitFor();
        await stage.seesIn(information(stage), 'Alexandra Night');
      },
      "an 'Update Registration' edit mode": async (stage) => {
        await stage.button('Update Registration').click();
        await stage.button('Save', registration(stage)).waitFor();
      },
      "section 5, registration date: 'Registration date is required' on the profile": async (
        stage,
      ) => {
        await stage.button('Save', registration(stage)).click();
        await stage.sees('Registration date is required');
      },
      'section 5: the profile picker does not allow future dates; section 2: years from 2015':
        async (stage) => {
          await registration(stage)
            .getByRole('button', { name: /Choose date/ })
            .first()
            .click();
          const picker = stage.dialog();
          await picker.getByRole('button', { name: /switch to year view/ }).click();
          const thisYear = civilDate(new Date(), 'Australia/Brisbane').slice(0, 4);
          expect(await picker.getByRole('radio').first().innerText()).toBe('2015');
          expect(await picker.getByRole('radio', { disabled: false }).last().innerText()).toBe(
            thisYear,
          );
          await stage.page.keyboard.press('Escape');
          await picker.waitFor({ state: 'detached' });
        },
      'section 4: registration too returns to view on cancelling': async (stage) => {
        await stage.button('Cancel', registration(stage)).click();
        await stage.button('Update Registration').waitFor();
      },
      "'Change Image' (contract: it works)": async (stage) => {
        await stage.button('Change Image').waitFor();
        const buffer = await sharp({
          create: { width: 64, height: 64, channels: 3, background: '#2a7' },
        })
          .png()
          .toBuffer();
        await stage.page
          .getByLabel('Profile picture', { exact: true })
          .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
        await stage
          .region('Profile Image')
          .getByRole('img', { name: 'Profile picture of Alexandra Night' })
          .waitFor();
      },
      'the avatar of the sidebar is then the profile image': ({ page }) =>
        page
          .getByRole('complementary', { name: 'Sidebar' })
          .locator('img[src^="/api/user/image/"]')
          .waitFor(),
      "100% reads 'All set!'": async (stage) => {
        const registrationDate = addDays(civilDate(new Date(), 'Australia/Brisbane'), -30);
        await done(stage.me, 'PATCH', '/user/registration', { registrationDate });
        await stage.load('/profile', 'My Profile');
        await stage.seesIn(completion(stage), '100%', 'All set!');
      },
    },
  },
];
