import { expect } from 'vitest';
import { typeDay } from '#tests/support/app';
import { PASSWORD, signedUp } from '#tests/support/client';
import { expectSuccess, samples } from '#tests/support/api-fixture';
import {
  expectDisabled,
  errorResponse,
  emptyError,
  type BrowserFixture,
} from '#tests/support/browser-fixture';
import type { SpecSection } from '#tests/support/spec-section';

const bad = 'destructive';
const why = 'Not on a Sunday.';
const noConnection = 'The server could not be reached. Check your connection and try again.';
const newcomer = 'alex-of-the-catalogue';

const field = (browser: BrowserFixture, label: string) =>
  browser.page.getByLabel(label, { exact: true });
const submit = (browser: BrowserFixture, name: string) =>
  browser.page.getByRole('tabpanel').getByRole('button', { name, exact: true }).click();
const registration = (browser: BrowserFixture) => browser.region('Registration Status');
const save = (browser: BrowserFixture) => browser.button('Save', registration(browser)).click();
/** By keyboard, since the toast may cover the button. */
const saveDocument = (browser: BrowserFixture) => browser.button('Save document').press('Enter');
const addResource = (browser: BrowserFixture) =>
  browser.button('Add resource', browser.dialog()).press('Enter');
const editProfile = async (browser: BrowserFixture) => {
  await browser.button('Edit Profile').click();
  await browser.page.getByLabel('Organization').fill('Station 7');
};

/** Section 8: the error catalogue, to the letter; the CPD Log's and the player's errors are in their own files. */
export const catalogue: SpecSection<BrowserFixture>[] = [
  {
    section: '8 toasts of the auth screen',
    open: async (browser) => {
      await browser.newProfile({ discard: true });
      await browser.page.goto('/auth');
      await field(browser, 'Username').fill('nobody');
      await field(browser, 'Password').fill(PASSWORD);
    },
    rows: {
      'Login failure (destructive): the server message': async (browser) => {
        await submit(browser, 'Login');
        await browser.toast('Login failed', 'Invalid username or password', bad);
      },
      'Login failure: the message comes from the message field of the JSON body': (browser) =>
        browser.withResponse('Login', errorResponse(why), async () => {
          await submit(browser, 'Login');
          await browser.toast('Login failed', why, bad);
        }),
      "Login failure: else 'Invalid username or password'": (browser) =>
        browser.withResponse('Login', emptyError, async () => {
          await submit(browser, 'Login');
          await browser.toast('Login failed', 'Invalid username or password', bad);
        }),
      'Registration failure: the server message': async (browser) => {
        const { username } = (await signedUp(browser.app)).user;
        await browser.tab('Register').click();
        await field(browser, 'Full Name').fill('Alex Medic');
        await field(browser, 'Username').fill(username.toUpperCase());
        await field(browser, 'Password').fill(PASSWORD);
        await submit(browser, 'Create account');
        await browser.toast('Registration failed', 'Username already exists', bad);
      },
      'and the refusal stands at its field': (browser) =>
        browser.seesIn(browser.page.getByRole('tabpanel'), 'Username already exists'),
      "Registration failure: else 'Could not create your account. Please try again.'": async (
        browser,
      ) => {
        await field(browser, 'Username').fill(newcomer);
        await browser.withResponse('Register', emptyError, async () => {
          await submit(browser, 'Create account');
          await browser.toast(
            'Registration failed',
            'Could not create your account. Please try again.',
            bad,
          );
        });
      },
      "Registration success: 'Welcome to ParaMed CPD, {name}'": async (browser) => {
        await submit(browser, 'Create account');
        await browser.toast('Registration successful', 'Welcome to ParaMed CPD, Alex Medic');
        await browser.heading('Dashboard').waitFor();
      },
      'Logout failure: the error message': (browser) =>
        browser.withResponse('Logout', 'no connection', async () => {
          await browser.button('Logout').click();
          await browser.toast('Logout failed', noConnection, bad);
        }),
      'Logged out successfully': async (browser) => {
        await browser.button('Logout').click();
        await browser.toast('Logged out successfully');
        await browser.page.waitForURL('**/auth');
      },
      "Login success: 'Welcome back, {name}'": async (browser) => {
        await field(browser, 'Username').fill(newcomer);
        await field(browser, 'Password').fill(PASSWORD);
        await submit(browser, 'Login');
        await browser.toast('Login successful', 'Welcome back, Alex Medic');
        await browser.useBrowserSession();
      },
    },
  },
  {
    section: '8 registration, on the dashboard',
    open: async (browser) => {
      await browser.heading('Dashboard').waitFor();
      await browser.button('Set Registration Date', registration(browser)).click();
      await browser.button('Save', registration(browser)).waitFor();
    },
    rows: {
      "section 5: 'Please select a registration date'": async (browser) => {
        await save(browser);
        await browser.sees('Please select a registration date');
      },
      'section 2: the date picker has years from 2015, months and days': async (browser) => {
        await registration(browser)
          .getByRole('button', { name: /Choose date/ })
          .first()
          .click();
        const picker = browser.dialog();
        await picker.getByRole('gridcell', { name: '1', exact: true }).waitFor();
        await picker.getByRole('button', { name: /switch to year view/ }).click();
        expect(await picker.getByRole('radio').first().innerText()).toBe('2015');
        await browser.page.keyboard.press('Escape');
        await picker.waitFor({ state: 'detached' });
      },
      'Registration update failure: Update failed, the error message': async (browser) => {
        await typeDay(browser.page, 'Registration date', -30);
        await browser.withResponse('UpdateRegistration', errorResponse(why), async () => {
          await save(browser);
          await browser.toast('Update failed', why, bad);
        });
      },
      "the button shows 'Updating...' and is disabled while saving": (browser) =>
        browser.whilePending(
          'UpdateRegistration',
          () => save(browser),
          async () => {
            await expectDisabled(browser.button('Updating...'));
          },
        ),
      "Registration updated (dashboard): 'Your registration date has been updated successfully.'": (
        browser,
      ) =>
        browser.toast(
          'Registration updated',
          'Your registration date has been updated successfully.',
        ),
    },
  },
  {
    section: '8 registration and profile, on the profile',
    open: async (browser) => {
      await browser.visit('/profile', 'My Profile');
      await browser.button('Update Registration').click();
      await browser.button('Save', registration(browser)).waitFor();
    },
    rows: {
      'Registration update failure: Update failed, the error message': (browser) =>
        browser.withResponse('UpdateRegistration', 'no connection', async () => {
          await save(browser);
          await browser.toast('Update failed', noConnection, bad);
        }),
      "Registration updated (profile): 'Your registration date has been successfully updated.'":
        async (browser) => {
          await save(browser);
          await browser.toast(
            'Registration updated',
            'Your registration date has been successfully updated.',
          );
        },
      'saving returns to view (section 4)': (browser) =>
        browser.button('Update Registration').waitFor(),
      'Profile update failure: Update failed, the message': async (browser) => {
        await editProfile(browser);
        await browser.withResponse('UpdateProfile', errorResponse(why), async () => {
          await browser.button('Save Changes').click();
          await browser.toast('Update failed', why, bad);
        });
      },
      "the button shows 'Saving...' and is disabled while saving": (browser) =>
        browser.whilePending(
          'UpdateProfile',
          () => browser.button('Save Changes').click(),
          () => expectDisabled(browser.button('Saving...')),
        ),
      "Profile updated: 'Your profile has been successfully updated.'": (browser) =>
        browser.toast('Profile updated', 'Your profile has been successfully updated.'),
    },
  },
  {
    section: '8 documents',
    open: async (browser) => {
      await browser.visit('/documents', 'Documents');
      await browser.button('Upload Document').first().click();
      await browser.dialog().getByLabel('Title').fill(samples.document.title);
      await browser.dialog().getByLabel('Content').fill(samples.document.content);
    },
    rows: {
      "Document save failure (destructive): 'Error saving document', the server message": (
        browser,
      ) =>
        browser.withResponse('CreateDocument', errorResponse(why), async () => {
          await saveDocument(browser);
          await browser.toast('Error saving document', why, bad);
        }),
      "the button shows 'Saving...' and is disabled while saving": (browser) =>
        browser.whilePending(
          'CreateDocument',
          () => saveDocument(browser),
          () => expectDisabled(browser.button('Saving...')),
        ),
      "Document Saved: 'Your document has been successfully saved.'": async (browser) => {
        await browser.toast('Document Saved', 'Your document has been successfully saved.');
        await browser.dialog().waitFor({ state: 'detached' });
      },
    },
  },
  {
    section: '8 resources',
    open: async (browser) => {
      await browser.visit('/resources', 'CPD Resources');
      await browser.button('Add Resource').click();
      for (const [label, text] of [
        ['Title', samples.resource.title],
        ['Description', samples.resource.description],
        ['URL', samples.resource.url],
        ['Provider', samples.resource.provider],
      ] as const) {
        await browser.dialog().getByLabel(label).fill(text);
      }
    },
    rows: {
      "Resource add failure: 'Error', the message": (browser) =>
        browser.withResponse('CreateResource', errorResponse(why), async () => {
          await addResource(browser);
          await browser.toast('Error', why, bad);
        }),
      "Resource add failure: or 'Failed to add resource'": (browser) =>
        browser.withResponse('CreateResource', emptyError, async () => {
          await addResource(browser);
          await browser.toast('Error', 'Failed to add resource', bad);
        }),
      "the button shows 'Saving...' and is disabled while saving": (browser) =>
        browser.whilePending(
          'CreateResource',
          () => addResource(browser),
          () => expectDisabled(browser.button('Saving...')),
        ),
      "Resource added: 'The resource has been successfully added'": async (browser) => {
        await browser.toast('Resource added', 'The resource has been successfully added');
        await browser.dialog().waitFor({ state: 'detached' });
      },
      "Bookmark removal failure: 'Error', 'Failed to remove bookmark'": async (browser) => {
        const found = await browser.me.rest('GET', '/resources/recommendations?limit=1');
        await expectSuccess(browser.me, 'POST', `/resources/${found.body[0].id}/bookmark`);
        await browser.tab('My Bookmarks').click();
        const remove = browser.page.getByRole('button', { name: /^Remove the bookmark/ });
        await browser.withResponse('RemoveBookmark', 'no connection', async () => {
          await remove.click();
          await browser.toast('Error', 'Failed to remove bookmark', bad);
        });
        await remove.waitFor();
      },
      "Bookmark removed: 'Resource has been removed from your bookmarks'": async (browser) => {
        await browser.page.getByRole('button', { name: /^Remove the bookmark/ }).click();
        await browser.toast('Bookmark removed', 'Resource has been removed from your bookmarks');
        await browser.sees('No Bookmarks Yet');
      },
    },
  },
  {
    section: '8 inline messages',
    rows: {
      "Resources load failure on the dashboard: 'Failed to load resources: {message}'": (browser) =>
        browser.withResponse('Dashboard', errorResponse(why), async () => {
          await browser.load('/', 'Dashboard');
          await browser.seesIn(
            browser.region('Resource Library'),
            `Failed to load resources: ${why}`,
          );
        }),
      'section 2: with no data the summary shows nothing; the page says so, and offers to try again':
        async (browser) => {
          await browser.sees('Your dashboard could not be loaded.');
          expect(await browser.region('CPD Progress Summary').count()).toBe(0);
          expect(await browser.page.getByText(why).count()).toBe(1);
          await browser.button('Try again').click();
          await browser.region('CPD Progress Summary').waitFor();
          expect(await browser.page.getByRole('alert').count()).toBe(0);
        },
      "the same of one category, ('Unknown error' if none)": async (browser) => {
        await browser.withResponse('ResourceLibrary', emptyError, async () => {
          await browser.choose('Category', 'Education', browser.region('Resource Library'));
          await browser.seesIn(
            browser.region('Resource Library'),
            'Failed to load resources: Unknown error',
          );
        });
      },
      "Recommendations failure on the resources page: 'Error loading recommendations: ' plus the message":
        (browser) =>
          browser.withResponse('Resources', errorResponse(why), async () => {
            await browser.visit('/resources', 'CPD Resources');
            await browser.sees(`Error loading recommendations: ${why}`);
          }),
      "or 'Unknown error'; a red card": async (browser) => {
        await browser.withResponse('Resources', emptyError, async () => {
          await browser.button('Try again').click();
          await browser.sees('Error loading recommendations: Unknown error');
        });
        const alert = browser.page.getByRole('alert');
        expect(await alert.getAttribute('class')).toContain('MuiAlert-colorError');
      },
      'no retries for queries: one failure is one request (section 7)': async (browser) => {
        let requests = 0;
        browser.page.on('request', (request) => {
          if (request.postData()?.includes('"Resources"')) requests += 1;
        });
        await browser.withResponse('Resources', 'no connection', async () => {
          await browser.button('Try again').click();
          await browser.sees(`Error loading recommendations: ${noConnection}`);
        });
        expect(requests).toBe(1);
      },
      'no refetch on window focus (section 7)': async (browser) => {
        await browser.button('Try again').click();
        await browser.page.getByRole('heading', { level: 2, name: /^\d+ resources$/ }).waitFor();
        await browser.waitForRequests();
        let requests = 0;
        browser.page.on('request', (request) => {
          if (request.postData()?.includes('"Resources"')) requests += 1;
        });
        await browser.page.evaluate(() => {
          dispatchEvent(new Event('focus'));
          document.dispatchEvent(new Event('visibilitychange'));
        });
        await browser.waitForRequests();
        expect(requests).toBe(0);
      },
    },
  },
];

/** Section 4: the client signs in automatically only if the server names an account for it (contract: DEMO). */
export const automaticSignIn: SpecSection<BrowserFixture>[] = [
  {
    section: '4 session, without user action',
    open: (browser) => browser.newProfile(),
    rows: {
      'when loading ends with no user, the client automatically logs in as a built-in test account':
        async (browser) => {
          const { username } = (await signedUp(browser.app)).user;
          const account = JSON.stringify({ username, password: PASSWORD }).replaceAll(
            '"',
            '&quot;',
          );
          await browser.page.route(`${browser.app.url}/`, async (route) => {
            const response = await route.fetch();
            const page = await response.text();
            const meta = `<meta name="demo-account" content="${account}"></head>`;
            await route.fulfill({ response, body: page.replace('</head>', meta) });
          });
          await browser.load('/', 'Dashboard');
        },
      'not after the user signed out (contract)': async (browser) => {
        await browser.button('Logout').click();
        await browser.page.waitForURL('**/auth');
        await browser.page.goto('/');
        await browser.sees('Welcome back');
      },
    },
  },
];
