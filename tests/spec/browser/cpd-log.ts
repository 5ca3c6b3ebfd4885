import { expect } from 'vitest';
import { expectSuccess } from '#tests/support/api-fixture';
import {
  expectDisabled,
  errorResponse,
  emptyError,
  type BrowserFixture,
} from '#tests/support/browser-fixture';
import type { SpecSection } from '#tests/support/spec-section';
import { reflectiveLogMessages } from '#domain/records/reflective-logs';
import { reflectionTemplates } from '#domain/records/templates';

const bad = 'destructive';
const why = 'Not on a Sunday.';
const gone = 'This record was not found.';

const form = (browser: BrowserFixture, label: string) => browser.dialog().getByLabel(label);
const hours = (browser: BrowserFixture) =>
  browser.dialog().getByRole('spinbutton', { name: 'Hours' });
const status = (browser: BrowserFixture, name: string) =>
  browser.dialog().getByRole('radio', { name });
const completionDate = (browser: BrowserFixture) =>
  browser.dialog().getByRole('group', { name: 'Completion Date' });
/** By keyboard, since the toast may cover the button. */
const save = (browser: BrowserFixture, name: string) =>
  browser.button(name, browser.dialog()).press('Enter');
const closed = (browser: BrowserFixture) => browser.dialog().waitFor({ state: 'detached' });
const checkbox = (browser: BrowserFixture, title: string) =>
  browser.page.getByRole('checkbox', { name: `Completed: ${title}` });
const choose = async (browser: BrowserFixture, title: string, action: string) => {
  await browser.button(`Actions for ${title}`).click();
  await browser.page.getByRole('menuitem', { name: action }).click();
};
const confirm = async ({ page }: BrowserFixture, name = 'Delete') => {
  await page.getByRole('alertdialog').getByRole('button', { name }).click();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
};
const totals = (browser: BrowserFixture, text: string) =>
  browser.page.getByRole('heading', { level: 2, name: text, exact: true }).waitFor();
const filter = (browser: BrowserFixture, name: string) =>
  browser.page
    .getByRole('group', { name: 'Filter activities' })
    .getByRole('button', { name, exact: true });
const removeFirst = async (browser: BrowserFixture, path: string): Promise<number> => {
  // Otherwise the screen might fetch once more and remove the record.
  await browser.waitForRequests();
  const { id } = (await browser.me.rest('GET', path)).body[0];
  await expectSuccess(browser.me, 'DELETE', `${path}/${id}`);
  return id;
};

const logs = ({ page }: BrowserFixture) => page.getByRole('tabpanel').getByRole('listitem');
const deleteLog = async (browser: BrowserFixture) => {
  await browser.page
    .getByRole('button', { name: /^Delete the log/ })
    .first()
    .click();
  await confirm(browser);
};
const fillLog = async (browser: BrowserFixture, texts: readonly [string, string, string]) => {
  const labels = ['Reflection', 'Learning outcomes', 'Future application'];
  for (const [index, label] of labels.entries()) {
    await form(browser, label).fill(texts[index]!);
  }
};
/** The minimum lengths, valid in both forms. */
const long = ['x'.repeat(50), 'x'.repeat(20), 'x'.repeat(20)] as const;

/** Section 2: the CPD Log; sections 4 and 5: its forms; section 8: their toasts. */
export const cpdLog: SpecSection<BrowserFixture>[] = [
  {
    section: '2 CPD Log screen, empty',
    open: (browser) => browser.visit('/cpd-log', 'CPD Log'),
    rows: {
      'two tabs, Activities and Reflective Logs': async (browser) =>
        // The learning plan follows the specification's two tabs.
        expect((await browser.tabs('CPD Log')).slice(0, 2)).toEqual([
          'Activities',
          'Reflective Logs',
        ]),
      "empty state 'No activities found'": (browser) => browser.sees('No activities found'),
      'filters all, in-progress, completed': async ({ page }) =>
        expect(
          await page
            .getByRole('group', { name: 'Filter activities' })
            .getByRole('button')
            .allInnerTexts(),
        ).toEqual(['All', 'In Progress', 'Completed']),
    },
  },
  {
    section: '5 activity form, 4 activity status',
    open: async (browser) => {
      await browser.button('Log CPD Activity').click();
      await browser.dialog('Record CPD Activity').waitFor();
    },
    rows: {
      'defaults: category Clinical Practice, hours 1, status in-progress, not interactive, the rest empty':
        async (browser) => {
          await browser.seesIn(browser.dialog(), 'Clinical Practice');
          expect(await hours(browser).inputValue()).toBe('1');
          expect(await status(browser, 'In Progress').isChecked()).toBe(true);
          expect(await form(browser, 'Interactive').isChecked()).toBe(false);
          expect(await form(browser, 'Evidence').inputValue()).toBe('');
          expect(await form(browser, 'Description').inputValue()).toBe('');
        },
      'categories: Clinical Practice, Professional Development, Research & Education': async (
        browser,
      ) =>
        expect(await browser.options('Category', browser.dialog())).toEqual([
          'Clinical Practice',
          'Professional Development',
          'Research & Education',
        ]),
      'the input steps by 0.5, from 0.5': async (browser) => {
        expect(await hours(browser).getAttribute('step')).toBe('0.5');
        expect(await hours(browser).getAttribute('min')).toBe('0.5');
      },
      "'Title must be at least 2 characters'": async (browser) => {
        await form(browser, 'Title').fill('A');
        await hours(browser).fill('0');
        await save(browser, 'Save activity');
        await browser.sees('Title must be at least 2 characters');
      },
      "'Hours must be a positive number'": (browser) =>
        browser.sees('Hours must be a positive number'),
      "'Minimum 0.5 hours'": async (browser) => {
        await hours(browser).fill('0.25');
        await browser.sees('Minimum 0.5 hours');
      },
      'choosing completed shows a Completion Date field and fills it with today': async (
        browser,
      ) => {
        await status(browser, 'Completed').check();
        const today = new Date().toLocaleDateString('en-AU', { timeZone: 'Australia/Brisbane' });
        const parts = completionDate(browser).getByRole('spinbutton');
        await expect.poll(async () => (await parts.allInnerTexts()).join('/')).toBe(today);
      },
      'the picker disables future dates': async (browser) => {
        await completionDate(browser)
          .getByRole('button', { name: /Choose date/ })
          .click();
        const next = browser.page.getByRole('button', { name: 'Next month' });
        expect(await next.isDisabled()).toBe(true);
        await browser.page.keyboard.press('Escape');
        await next.waitFor({ state: 'detached' });
      },
      'choosing in-progress hides it': async (browser) => {
        await status(browser, 'In Progress').check();
        await completionDate(browser).waitFor({ state: 'detached' });
      },
      "8 Activity save failure (destructive): 'Something went wrong' and the server's message":
        async (browser) => {
          await form(browser, 'Title').fill('Airway workshop');
          await hours(browser).fill('1');
          await browser.withResponse('CreateActivity', errorResponse(why), async () => {
            await save(browser, 'Save activity');
            await browser.toast('Something went wrong', why, bad);
          });
        },
      "8 the button shows 'Saving...' and is disabled while saving": async (browser) => {
        await browser.whilePending(
          'CreateActivity',
          () => save(browser, 'Save activity'),
          () => expectDisabled(browser.button('Saving...')),
        );
      },
      "8 Activity created: 'Your CPD activity has been recorded successfully.'": (browser) =>
        browser.toast('Activity created', 'Your CPD activity has been recorded successfully.'),
      'after a successful save the dialog closes': (browser) => closed(browser),
      'and the form resets to its defaults': async (browser) => {
        await browser.button('Log CPD Activity').click();
        expect(await form(browser, 'Title').inputValue()).toBe('');
        await browser.page.keyboard.press('Escape');
        await closed(browser);
      },
    },
  },
  {
    section: '2 CPD Log screen, activities',
    rows: {
      'the count and total hours; the hours label is singular for 1 hour': (browser) =>
        totals(browser, '1 activity · 1 hour'),
      'editing opens the dialog prefilled': async (browser) => {
        await choose(browser, 'Airway workshop', 'Edit');
        await browser.dialog('Edit CPD Activity').waitFor();
        expect(await form(browser, 'Title').inputValue()).toBe('Airway workshop');
        expect(await hours(browser).inputValue()).toBe('1');
      },
      "saving updates the activity; 8 Activity updated: 'Your CPD activity has been updated successfully.'":
        async (browser) => {
          await hours(browser).fill('2.5');
          await save(browser, 'Save changes');
          await browser.toast(
            'Activity updated',
            'Your CPD activity has been updated successfully.',
          );
          await closed(browser);
          await totals(browser, '1 activity · 2.5 hours');
        },
      'the checkbox flips status to completed': async (browser) => {
        await checkbox(browser, 'Airway workshop').check();
        await browser.page.getByText(/^Completed \d{1,2} [A-Z][a-z]{2} \d{4}$/).waitFor();
      },
      'a menu action flips status back': async (browser) => {
        await choose(browser, 'Airway workshop', 'Mark as in progress');
        await confirm(browser, 'Mark as in progress');
        await expect.poll(() => checkbox(browser, 'Airway workshop').isChecked()).toBe(false);
        await browser.toast(
          'Back in progress',
          'Its hours do not count until it is completed again.',
        );
        // Also while the server has not answered that it was completed.
        await browser.whilePending(
          'UpdateActivity',
          () => checkbox(browser, 'Airway workshop').check(),
          async () => {
            await choose(browser, 'Airway workshop', 'Mark as in progress');
            await confirm(browser, 'Mark as in progress');
          },
        );
        await expect.poll(() => checkbox(browser, 'Airway workshop').isChecked()).toBe(false);
        const status = async () => (await browser.me.rest('GET', '/activities')).body[0].status;
        await expect.poll(status).toBe('in-progress');
      },
      'the count and total hours are of the filtered items': async (browser) => {
        await choose(browser, 'Airway workshop', 'Mark as completed');
        await filter(browser, 'In Progress').click();
        await totals(browser, '0 activities · 0 hours');
        await filter(browser, 'Completed').click();
        await totals(browser, '1 activity · 2.5 hours');
        await filter(browser, 'All').click();
      },
      "8 Activity status update failure: 'Error updating status'": async (browser) => {
        // Deleted on another device in the meantime.
        const id = await removeFirst(browser, '/activities');
        await checkbox(browser, 'Airway workshop').click();
        await confirm(browser, 'Mark as in progress');
        await browser.toast('Error updating status', gone, bad);
        await expect.poll(() => checkbox(browser, 'Airway workshop').isChecked()).toBe(true);
        await expectSuccess(browser.me, 'POST', `/activities/${id}/restore`);
      },
      "delete; 8 Activity deleted: 'The CPD activity has been deleted successfully.'": async (
        browser,
      ) => {
        await choose(browser, 'Airway workshop', 'Delete');
        await confirm(browser);
        await browser.toast('Activity deleted', 'The CPD activity has been deleted successfully.');
        await browser.sees('No activities found');
      },
      'a toast has an optional action: here it brings the activity back': async (browser) => {
        await browser.button('Undo').click();
        await browser.toast('Activity restored');
        await checkbox(browser, 'Airway workshop').waitFor();
        await browser.seesNone('No activities found');
      },
      "8 Activity delete failure: 'Error deleting activity'": async (browser) => {
        // Deleted on another device in the meantime.
        await removeFirst(browser, '/activities');
        await choose(browser, 'Airway workshop', 'Delete');
        await confirm(browser);
        await browser.toast('Error deleting activity', gone, bad);
      },
    },
  },
  {
    section: '2 CPD Log screen, reflective logs',
    rows: {
      "8 a load failure shows an alert 'Error loading reflective logs: {message}'": async (
        browser,
      ) => {
        await browser.withResponse('ReflectiveLogs', errorResponse(why), async () => {
          await browser.tab('Reflective Logs').click();
          await browser.page
            .getByRole('alert')
            .getByText(`Error loading reflective logs: ${why}`)
            .waitFor();
        });
        await browser.button('Try again').click();
        await totals(browser, '0 reflections');
      },
      "add: 'Please provide at least 20 characters for your reflection'": async (browser) => {
        await browser.button('Add reflection').click();
        await fillLog(browser, ['x'.repeat(19), 'x'.repeat(9), 'x'.repeat(9)]);
        await save(browser, 'Save reflection');
        await browser.sees('Please provide at least 20 characters for your reflection');
      },
      "'Please describe what you learned in at least 10 characters'": (browser) =>
        browser.sees('Please describe what you learned in at least 10 characters'),
      "'Please describe how you will apply this knowledge in at least 10 characters'": (browser) =>
        browser.sees('Please describe how you will apply this knowledge in at least 10 characters'),
      'activityId optional': (browser) =>
        browser.seesIn(browser.dialog(), 'Related activity', 'None'),
      "8 Log save failure (CPD Log): 'Error' and the message": async (browser) => {
        await fillLog(browser, ['x'.repeat(20), 'x'.repeat(10), 'x'.repeat(10)]);
        await browser.withResponse('CreateReflectiveLog', errorResponse(why), async () => {
          await save(browser, 'Save reflection');
          await browser.toast('Error', why, bad);
        });
      },
      "8 Log save failure (CPD Log): or 'Could not save reflective log'": (browser) =>
        browser.withResponse('CreateReflectiveLog', emptyError, async () => {
          await save(browser, 'Save reflection');
          await browser.toast('Error', 'Could not save reflective log', bad);
        }),
      "8 'Saving...', and disabled while saving": (browser) =>
        browser.whilePending(
          'CreateReflectiveLog',
          () => save(browser, 'Save reflection'),
          () => expectDisabled(browser.button('Saving...')),
        ),
      '8 Reflective log added': async (browser) => {
        await browser.toast('Reflective log added');
        await closed(browser);
        await expect.poll(() => logs(browser).count()).toBe(1);
      },
      '8 Reflective log deleted': async (browser) => {
        await deleteLog(browser);
        await browser.toast('Reflective log deleted');
        await totals(browser, '0 reflections');
      },
      "8 Log delete failure: 'Error', 'Could not delete reflective log'": async (browser) => {
        await browser.button('Undo').click();
        await browser.toast('Reflective log restored');
        await logs(browser).first().waitFor();
        // Deleted on another device in the meantime.
        await removeFirst(browser, '/reflective-logs');
        await deleteLog(browser);
        await browser.toast('Error', 'Could not delete reflective log', bad);
      },
      "a template in the address opens the form with the template's questions": async (browser) => {
        const { title, prompts } = reflectionTemplates.find(({ id }) => id === 'peer-feedback')!;
        await browser.visit('/documents/templates/reflections', 'Reflection Templates');
        await browser.page.getByRole('link', { name: `Use this template: ${title}` }).click();
        await browser.seesIn(browser.dialog('Add reflection'), title, ...Object.values(prompts));
        expect(new URL(browser.page.url()).search).toBe('?tab=reflections&new=peer-feedback');
        await browser.button('Close', browser.dialog()).click();
        await closed(browser);
        await browser.page.waitForURL('**/cpd-log?tab=reflections');
      },
      // No log form is visible without a user: the frame redirects visitors to /auth.
      "8 Log with no user loaded: 'Error', 'User information not available. Please try again.'":
        () =>
          expect(reflectiveLogMessages.noUser).toEqual({
            title: 'Error',
            description: 'User information not available. Please try again.',
          }),
    },
  },
  {
    section: '5 reflective log, in the dashboard dialog',
    open: (browser) => browser.visit('/', 'Dashboard'),
    rows: {
      "section 2: 'Complete Reflective Log' opens the dialog 'New Reflective Practice Log'": async (
        browser,
      ) => {
        await browser.button('Complete Reflective Log').click();
        await browser.dialog('New Reflective Practice Log').waitFor();
      },
      "content at least 50 characters ('Please provide a detailed reflection (at least 50 characters)')":
        async (browser) => {
          await fillLog(browser, ['x'.repeat(49), 'x'.repeat(19), 'x'.repeat(19)]);
          await save(browser, 'Save reflection');
          await browser.sees('Please provide a detailed reflection (at least 50 characters)');
        },
      "learningOutcomes at least 20 ('Please describe what you learned')": (browser) =>
        browser.sees('Please describe what you learned'),
      "futureApplication at least 20 ('Please describe how you will apply this knowledge')": (
        browser,
      ) => browser.sees('Please describe how you will apply this knowledge'),
      "the related activity is optional with a 'None' choice": async (browser) =>
        expect(await browser.options('Related activity', browser.dialog())).toContain('None'),
      "8 Log save failure (dashboard dialog): 'Error saving log' and the error message": async (
        browser,
      ) => {
        await fillLog(browser, long);
        await browser.withResponse('CreateReflectiveLog', errorResponse(why), async () => {
          await save(browser, 'Save reflection');
          await browser.toast('Error saving log', why, bad);
        });
      },
      "the save button is disabled and reads 'Saving...' while saving": (browser) =>
        browser.whilePending(
          'CreateReflectiveLog',
          () => save(browser, 'Save reflection'),
          () => expectDisabled(browser.button('Saving...')),
        ),
      "8 Reflective Log Saved: 'Your reflective practice log has been successfully saved.'": (
        browser,
      ) =>
        browser.toast(
          'Reflective Log Saved',
          'Your reflective practice log has been successfully saved.',
        ),
      'section 4: the reflective log dialog closes on a successful save': (browser) =>
        closed(browser),
    },
  },
];
