import { expect } from 'vitest';
import { typeDay } from '#tests/support/app';
import { PASSWORD, signedUp } from '#tests/support/client';
import { done, samples } from '#tests/support/desk';
import { expectDisabled, refusing, wordless, type Stage } from '#tests/support/stage';
import type { Table } from '#tests/support/table';

const bad = 'destructive';
const why = 'Not on a Sunday.';
const noConnection = 'The server could not be reached. Check your connection and try again.';
const newcomer = 'alex-of-the-catalogue';

const field = (stage: Stage, label: string) => stage.page.getByLabel(label, { exact: true });
const submit = (stage: Stage, name: string) =>
  stage.page.getByRole('tabpanel').getByRole('button', { name, exact: true }).click();
const registration = (stage: Stage) => stage.region('Registration Status');
const save = (stage: Stage) => stage.button('Save', registration(stage)).click();
/** By keyboard, since the toast of a refusal may lie over the button. */
const saveDocument = (stage: Stage) => stage.button('Save document').press('Enter');
const addResource = (stage: Stage) => stage.button('Add resource', stage.dialog()).press('Enter');
const editProfile = async (stage: Stage) => {
  await stage.button('Edit Profile').click();
  await stage.page.getByLabel('Organization').fill('Station 7');
};

/** Section 8: the error catalogue, each message in its words; those of the CPD Log and the player stand with them. */
export const catalogue: Table<Stage>[] = [
  {
    section: '8 toasts of the auth screen',
    open: async (stage) => {
      await stage.nobody({ once: true });
      await stage.page.goto('/auth');
      await field(stage, 'Username').fill('nobody');
      await field(stage, 'Password').fill(PASSWORD);
    },
    rows: {
      'Login failure (destructive): the server message': async (stage) => {
        await submit(stage, 'Login');
        await stage.toast('Login failed', 'Invalid username or password', bad);
      },
      'Login failure: the message comes from the message field of the JSON body': (stage) =>
        stage.when('Login', refusing(why), async () => {
          await submit(stage, 'Login');
          await stage.toast('Login failed', why, bad);
        }),
      "Login failure: else 'Invalid username or password'": (stage) =>
        stage.when('Login', wordless, async () => {
          await submit(stage, 'Login');
          await stage.toast('Login failed', 'Invalid username or password', bad);
        }),
      'Registration failure: the server message': async (stage) => {
        const { username } = (await signedUp(stage.app)).user;
        await stage.tab('Register').click();
        await field(stage, 'Full Name').fill('Alex Medic');
        await field(stage, 'Username').fill(username.toUpperCase());
        await field(stage, 'Password').fill(PASSWORD);
        await submit(stage, 'Create account');
        await stage.toast('Registration failed', 'Username already exists', bad);
      },
      'and the refusal stands at its field': (stage) =>
        stage.seesIn(stage.page.getByRole('tabpanel'), 'Username already exists'),
      "Registration failure: else 'Could not create your account. Please try again.'": async (
        stage,
      ) => {
        await field(stage, 'Username').fill(newcomer);
        await stage.when('Register', wordless, async () => {
          await submit(stage, 'Create account');
          await stage.toast(
            'Registration failed',
            'Could not create your account. Please try again.',
            bad,
          );
        });
      },
      "Registration success: 'Welcome to ParaMed CPD, {name}'": async (stage) => {
        await submit(stage, 'Create account');
        await stage.toast('Registration successful', 'Welcome to ParaMed CPD, Alex Medic');
        await stage.heading('Dashboard').waitFor();
      },
      'Logout failure: the error message': (stage) =>
        stage.when('Logout', 'no connection', async () => {
          await stage.button('Logout').click();
          await stage.toast('Logout failed', noConnection, bad);
        }),
      'Logged out successfully': async (stage) => {
        await stage.button('Logout').click();
        await stage.toast('Logged out successfully');
        await stage.page.waitForURL('**/auth');
      },
      "Login success: 'Welcome back, {name}'": async (stage) => {
        await field(stage, 'Username').fill(newcomer);
        await field(stage, 'Password').fill(PASSWORD);
        await submit(stage, 'Login');
        await stage.toast('Login successful', 'Welcome back, Alex Medic');
        await stage.adopt();
      },
    },
  },
  {
    section: '8 registration, on the dashboard',
    open: async (stage) => {
      await stage.heading('Dashboard').waitFor();
      await stage.button('Set Registration Date', registration(stage)).click();
      await stage.button('Save', registration(stage)).waitFor();
    },
    rows: {
      "section 5: 'Please select a registration date'": async (stage) => {
        await save(stage);
        await stage.sees('Please select a registration date');
      },
      'section 2: the date picker has years from 2015, months and days': async (stage) => {
        await registration(stage)
          .getByRole('button', { name: /Choose date/ })
          .first()
          .click();
        const picker = stage.dialog();
        await picker.getByRole('gridcell', { name: '1', exact: true }).waitFor();
        await picker.getByRole('button', { name: /switch to year view/ }).click();
        expect(await picker.getByRole('radio').first().innerText()).toBe('2015');
        await stage.page.keyboard.press('Escape');
        await picker.waitFor({ state: 'detached' });
      },
      'Registration update failure: Update failed, the error message': async (stage) => {
        await typeDay(stage.page, 'Registration date', -30);
        await stage.when('UpdateRegistration', refusing(why), async () => {
          await save(stage);
          await stage.toast('Update failed', why, bad);
        });
      },
      "the button shows 'Updating...' and is disabled while saving": (stage) =>
        stage.during(
          'UpdateRegistration',
          () => save(stage),
          async () => {
            await expectDisabled(stage.button('Updating...'));
          },
        ),
      "Registration updated (dashboard): 'Your registration date has been updated successfully.'": (
        stage,
      ) =>
        stage.toast(
          'Registration updated',
          'Your registration date has been updated successfully.',
        ),
    },
  },
  {
    section: '8 registration and profile, on the profile',
    open: async (stage) => {
      await stage.visit('/profile', 'My Profile');
      await stage.button('Update Registration').click();
      await stage.button('Save', registration(stage)).waitFor();
    },
    rows: {
      'Registration update failure: Update failed, the error message': (stage) =>
        stage.when('UpdateRegistration', 'no connection', async () => {
          await save(stage);
          await stage.toast('Update failed', noConnection, bad);
        }),
      "Registration updated (profile): 'Your registration date has been successfully updated.'":
        async (stage) => {
          await save(stage);
          await stage.toast(
            'Registration updated',
            'Your registration date has been successfully updated.',
          );
        },
      'saving returns to view (section 4)': (stage) =>
        stage.button('Update Registration').waitFor(),
      'Profile update failure: Update failed, the message': async (stage) => {
        await editProfile(stage);
        await stage.when('UpdateProfile', refusing(why), async () => {
          await stage.button('Save Changes').click();
          await stage.toast('Update failed', why, bad);
        });
      },
      "the button shows 'Saving...' and is disabled while saving": (stage) =>
        stage.during(
          'UpdateProfile',
          () => stage.button('Save Changes').click(),
          () => expectDisabled(stage.button('Saving...')),
        ),
      "Profile updated: 'Your profile has been successfully updated.'": (stage) =>
        stage.toast('Profile updated', 'Your profile has been successfully updated.'),
    },
  },
  {
    section: '8 documents',
    open: async (stage) => {
      await stage.visit('/documents', 'Documents');
      await stage.button('Upload Document').first().click();
      await stage.dialog().getByLabel('Title').fill(samples.document.title);
      await stage.dialog().getByLabel('Content').fill(samples.document.content);
    },
    rows: {
      "Document save failure (destructive): 'Error saving document', the server message": (stage) =>
        stage.when('CreateDocument', refusing(why), async () => {
          await saveDocument(stage);
          await stage.toast('Error saving document', why, bad);
        }),
      "the button shows 'Saving...' and is disabled while saving": (stage) =>
        stage.during(
          'CreateDocument',
          () => saveDocument(stage),
          () => expectDisabled(stage.button('Saving...')),
        ),
      "Document Saved: 'Your document has been successfully saved.'": async (stage) => {
        await stage.toast('Document Saved', 'Your document has been successfully saved.');
        await stage.dialog().waitFor({ state: 'detached' });
      },
    },
  },
  {
    section: '8 resources',
    open: async (stage) => {
      await stage.visit('/resources', 'CPD Resources');
      await stage.button('Add Resource').click();
      for (const [label, text] of [
        ['Title', samples.resource.title],
        ['Description', samples.resource.description],
        ['URL', samples.resource.url],
        ['Provider', samples.resource.provider],
      ] as const) {
        await stage.dialog().getByLabel(label).fill(text);
      }
    },
    rows: {
      "Resource add failure: 'Error', the message": (stage) =>
        stage.when('CreateResource', refusing(why), async () => {
          await addResource(stage);
          await stage.toast('Error', why, bad);
        }),
      "Resource add failure: or 'Failed to add resource'": (stage) =>
        stage.when('CreateResource', wordless, async () => {
          await addResource(stage);
          await stage.toast('Error', 'Failed to add resource', bad);
        }),
      "the button shows 'Saving...' and is disabled while saving": (stage) =>
        stage.during(
          'CreateResource',
          () => addResource(stage),
          () => expectDisabled(stage.button('Saving...')),
        ),
      "Resource added: 'The resource has been successfully added'": async (stage) => {
        await stage.toast('Resource added', 'The resource has been successfully added');
        await stage.dialog().waitFor({ state: 'detached' });
      },
      "Bookmark removal failure: 'Error', 'Failed to remove bookmark'": async (stage) => {
        const found = await stage.me.rest('GET', '/resources/recommendations?limit=1');
        await done(stage.me, 'POST', `/resources/${found.body[0].id}/bookmark`);
        await stage.tab('My Bookmarks').click();
        const remove = stage.page.getByRole('button', { name: /^Remove the bookmark/ });
        await stage.when('RemoveBookmark', 'no connection', async () => {
          await remove.click();
          await stage.toast('Error', 'Failed to remove bookmark', bad);
        });
        await remove.waitFor();
      },
      "Bookmark removed: 'Resource has been removed from your bookmarks'": async (stage) => {
        await stage.page.getByRole('button', { name: /^Remove the bookmark/ }).click();
        await stage.toast('Bookmark removed', 'Resource has been removed from your bookmarks');
        await stage.sees('No Bookmarks Yet');
      },
    },
  },
  {
    section: '8 inline messages',
    rows: {
      "Resources load failure on the dashboard: 'Failed to load resources: {message}'": (stage) =>
        stage.when('Dashboard', refusing(why), async () => {
          await stage.load('/', 'Dashboard');
          await stage.seesIn(stage.region('Resource Library'), `Failed to load resources: ${why}`);
        }),
      'section 2: with no data the summary shows nothing; the page says so, and offers to try again':
        async (stage) => {
          await stage.sees('Your dashboard could not be loaded.');
          expect(await stage.region('CPD Progress Summary').count()).toBe(0);
          expect(await stage.page.getByText(why).count()).toBe(1);
          await stage.button('Try again').click();
          await stage.region('CPD Progress Summary').waitFor();
          expect(await stage.page.getByRole('alert').count()).toBe(0);
        },
      "the same of one category, ('Unknown error' if none)": async (stage) => {
        await stage.when('ResourceLibrary', wordless, async () => {
          await stage.choose('Category', 'Education', stage.region('Resource Library'));
          await stage.seesIn(
            stage.region('Resource Library'),
            'Failed to load resources: Unknown error',
          );
        });
      },
      "Recommendations failure on the resources page: 'Error loading recommendations: ' plus the message":
        (stage) =>
          stage.when('Resources', refusing(why), async () => {
            await stage.visit('/resources', 'CPD Resources');
            await stage.sees(`Error loading recommendations: ${why}`);
          }),
      "or 'Unknown error'; a red card": async (stage) => {
        await stage.when('Resources', wordless, async () => {
          await stage.button('Try again').click();
          await stage.sees('Error loading recommendations: Unknown error');
        });
        const alert = stage.page.getByRole('alert');
        expect(await alert.getAttribute('class')).toContain('MuiAlert-colorError');
      },
      'no retries for queries: one failure is one request (section 7)': async (stage) => {
        let requests = 0;
        stage.page.on('request', (request) => {
          if (request.postData()?.includes('"Resources"')) requests += 1;
        });
        await stage.when('Resources', 'no connection', async () => {
          await stage.button('Try again').click();
          await stage.sees(`Error loading recommendations: ${noConnection}`);
        });
        expect(requests).toBe(1);
      },
      'no refetch on window focus (section 7)': async (stage) => {
        await stage.button('Try again').click();
        await stage.page.getByRole('heading', { level: 2, name: /^\d+ resources$/ }).waitFor();
        await stage.settled();
        let requests = 0;
        stage.page.on('request', (request) => {
          if (request.postData()?.includes('"Resources"')) requests += 1;
        });
        await stage.page.evaluate(() => {
          dispatchEvent(new Event('focus'));
          document.dispatchEvent(new Event('visibilitychange'));
        });
        await stage.settled();
        expect(requests).toBe(0);
      },
    },
  },
];

/** Section 4: the client signs in by itself only where the server names an account to do it with (contract: DEMO). */
export const automaticSignIn: Table<Stage>[] = [
  {
    section: '4 session, without user action',
    open: (stage) => stage.nobody(),
    rows: {
      'when loading ends with no user, the client automatically logs in as a built-in test account':
        async (stage) => {
          const { username } = (await signedUp(stage.app)).user;
          const account = JSON.stringify({ username, password: PASSWORD }).replaceAll(
            '"',
            '&quot;',
          );
          await stage.page.route(`${stage.app.url}/`, async (route) => {
            const response = await route.fetch();
            const page = await response.text();
            const meta = `<meta name="demo-account" content="${account}"></head>`;
            await route.fulfill({ response, body: page.replace('</head>', meta) });
          });
          await stage.load('/', 'Dashboard');
        },
      'not after the user signed out (contract)': async (stage) => {
        await stage.button('Logout').click();
        await stage.page.waitForURL('**/auth');
        await stage.page.goto('/');
        await stage.sees('Welcome back');
      },
    },
  },
];
