import { expect } from 'vitest';
import { done } from '#tests/support/desk';
import { expectDisabled, refusing, wordless, type Stage } from '#tests/support/stage';
import type { Table } from '#tests/support/table';
import { reflectiveLogMessages } from '#domain/reflective-logs';
import { reflectionTemplates } from '#domain/templates';

const bad = 'destructive';
const why = 'Not on a Sunday.';
const gone = 'This record was not found.';

const form = (stage: Stage, label: string) => stage.dialog().getByLabel(label);
const hours = (stage: Stage) => stage.dialog().getByRole('spinbutton', { name: 'Hours' });
const status = (stage: Stage, name: string) => stage.dialog().getByRole('radio', { name });
const completionDate = (stage: Stage) =>
  stage.dialog().getByRole('group', { name: 'Completion Date' });
/** By keyboard, since the toast of a refusal may lie over the button. */
const save = (stage: Stage, name: string) => stage.button(name, stage.dialog()).press('Enter');
const closed = (stage: Stage) => stage.dialog().waitFor({ state: 'detached' });
const checkbox = (stage: Stage, title: string) =>
  stage.page.getByRole('checkbox', { name: `Completed: ${title}` });
const choose = async (stage: Stage, title: string, action: string) => {
  await stage.button(`Actions for ${title}`).click();
  await stage.page.getByRole('menuitem', { name: action }).click();
};
const confirm = async ({ page }: Stage) => {
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
};
const totals = (stage: Stage, text: string) =>
  stage.page.getByRole('heading', { level: 2, name: text, exact: true }).waitFor();
const filter = (stage: Stage, name: string) =>
  stage.page
    .getByRole('group', { name: 'Filter activities' })
    .getByRole('button', { name, exact: true });
const removeFirst = async (stage: Stage, path: string): Promise<number> => {
  // Else the screen might ask once more, and show it no longer.
  await stage.settled();
  const { id } = (await stage.me.rest('GET', path)).body[0];
  await done(stage.me, 'DELETE', `${path}/${id}`);
  return id;
};

const logs = ({ page }: Stage) => page.getByRole('tabpanel').getByRole('listitem');
const deleteLog = async (stage: Stage) => {
  await stage.page
    .getByRole('button', { name: /^Delete the log/ })
    .first()
    .click();
  await confirm(stage);
};
const fillLog = async (stage: Stage, texts: readonly [string, string, string]) => {
  const labels = ['Reflection', 'Learning outcomes', 'Future application'];
  for (const [index, label] of labels.entries()) {
    await form(stage, label).fill(texts[index]!);
  }
};
/** Just long enough for either of the two forms. */
const long = ['x'.repeat(50), 'x'.repeat(20), 'x'.repeat(20)] as const;

/** Section 2: the CPD Log; sections 4 and 5: its forms; section 8: their toasts. */
export const cpdLog: Table<Stage>[] = [
  {
    section: '2 CPD Log screen, empty',
    open: (stage) => stage.visit('/cpd-log', 'CPD Log'),
    rows: {
      'two tabs, Activities and Reflective Logs': async (stage) =>
        // The learning plan comes after the specification's two.
        expect((await stage.tabs('CPD Log')).slice(0, 2)).toEqual([
          'Activities',
          'Reflective Logs',
        ]),
      "empty state 'No activities found'": (stage) => stage.sees('No activities found'),
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
    open: async (stage) => {
      await stage.button('Log CPD Activity').click();
      await stage.dialog('Record CPD Activity').waitFor();
    },
    rows: {
      'defaults: category Clinical Practice, hours 1, status in-progress, not interactive, the rest empty':
        async (stage) => {
          await stage.seesIn(stage.dialog(), 'Clinical Practice');
          expect(await hours(stage).inputValue()).toBe('1');
          expect(await status(stage, 'In Progress').isChecked()).toBe(true);
          expect(await form(stage, 'Interactive').isChecked()).toBe(false);
          expect(await form(stage, 'Evidence').inputValue()).toBe('');
          expect(await form(stage, 'Description').inputValue()).toBe('');
        },
      'categories: Clinical Practice, Professional Development, Research & Education': async (
        stage,
      ) =>
        expect(await stage.options('Category', stage.dialog())).toEqual([
          'Clinical Practice',
          'Professional Development',
          'Research & Education',
        ]),
      'the input steps by 0.5, from 0.5': async (stage) => {
        expect(await hours(stage).getAttribute('step')).toBe('0.5');
        expect(await hours(stage).getAttribute('min')).toBe('0.5');
      },
      "'Title must be at least 2 characters'": async (stage) => {
        await form(stage, 'Title').fill('A');
        await hours(stage).fill('0');
        await save(stage, 'Save activity');
        await stage.sees('Title must be at least 2 characters');
      },
      "'Hours must be a positive number'": (stage) => stage.sees('Hours must be a positive number'),
      "'Minimum 0.5 hours'": async (stage) => {
        await hours(stage).fill('0.25');
        await stage.sees('Minimum 0.5 hours');
      },
      'choosing completed shows a Completion Date field and fills it with today': async (stage) => {
        await status(stage, 'Completed').check();
        const today = new Date().toLocaleDateString('en-AU', { timeZone: 'Australia/Brisbane' });
        const parts = completionDate(stage).getByRole('spinbutton');
        await expect.poll(async () => (await parts.allInnerTexts()).join('/')).toBe(today);
      },
      'the picker disables future dates': async (stage) => {
        await completionDate(stage)
          .getByRole('button', { name: /Choose date/ })
          .click();
        const next = stage.page.getByRole('button', { name: 'Next month' });
        expect(await next.isDisabled()).toBe(true);
        await stage.page.keyboard.press('Escape');
        await next.waitFor({ state: 'detached' });
      },
      'choosing in-progress hides it': async (stage) => {
        await status(stage, 'In Progress').check();
        await completionDate(stage).waitFor({ state: 'detached' });
      },
      "8 Activity save failure (destructive): 'Something went wrong' and the server's message":
        async (stage) => {
          await form(stage, 'Title').fill('Airway workshop');
          await hours(stage).fill('1');
          await stage.when('CreateActivity', refusing(why), async () => {
            await save(stage, 'Save activity');
            await stage.toast('Something went wrong', why, bad);
          });
        },
      "8 the button shows 'Saving...' and is disabled while saving": async (stage) => {
        await stage.during(
          'CreateActivity',
          () => save(stage, 'Save activity'),
          () => expectDisabled(stage.button('Saving...')),
        );
      },
      "8 Activity created: 'Your CPD activity has been recorded successfully.'": (stage) =>
        stage.toast('Activity created', 'Your CPD activity has been recorded successfully.'),
      'after a successful save the dialog closes': (stage) => closed(stage),
      'and the form resets to its defaults': async (stage) => {
        await stage.button('Log CPD Activity').click();
        expect(await form(stage, 'Title').inputValue()).toBe('');
        await stage.page.keyboard.press('Escape');
        await closed(stage);
      },
    },
  },
  {
    section: '2 CPD Log screen, activities',
    rows: {
      'the count and total hours; the hours label is singular for 1 hour': (stage) =>
        totals(stage, '1 activity · 1 hour'),
      'editing opens the dialog prefilled': async (stage) => {
        await choose(stage, 'Airway workshop', 'Edit');
        await stage.dialog('Edit CPD Activity').waitFor();
        expect(await form(stage, 'Title').inputValue()).toBe('Airway workshop');
        expect(await hours(stage).inputValue()).toBe('1');
      },
      "saving updates the activity; 8 Activity updated: 'Your CPD activity has been updated successfully.'":
        async (stage) => {
          await hours(stage).fill('2.5');
          await save(stage, 'Save changes');
          await stage.toast('Activity updated', 'Your CPD activity has been updated successfully.');
          await closed(stage);
          await totals(stage, '1 activity · 2.5 hours');
        },
      'the checkbox flips status to completed': async (stage) => {
        await checkbox(stage, 'Airway workshop').check();
        await stage.page.getByText(/^Completed \d\d [A-Z][a-z]{2} \d{4}$/).waitFor();
      },
      'a menu action flips status back': async (stage) => {
        await choose(stage, 'Airway workshop', 'Mark as in progress');
        await expect.poll(() => checkbox(stage, 'Airway workshop').isChecked()).toBe(false);
        await stage.toast('Back in progress');
      },
      'the count and total hours are of the filtered items': async (stage) => {
        await choose(stage, 'Airway workshop', 'Mark as completed');
        await filter(stage, 'In Progress').click();
        await totals(stage, '0 activities · 0 hours');
        await filter(stage, 'Completed').click();
        await totals(stage, '1 activity · 2.5 hours');
        await filter(stage, 'All').click();
      },
      "8 Activity status update failure: 'Error updating status'": async (stage) => {
        // Deleted on another device meanwhile.
        const id = await removeFirst(stage, '/activities');
        await checkbox(stage, 'Airway workshop').click();
        await stage.toast('Error updating status', gone, bad);
        await expect.poll(() => checkbox(stage, 'Airway workshop').isChecked()).toBe(true);
        await done(stage.me, 'POST', `/activities/${id}/restore`);
      },
      "delete; 8 Activity deleted: 'The CPD activity has been deleted successfully.'": async (
        stage,
      ) => {
        await choose(stage, 'Airway workshop', 'Delete');
        await confirm(stage);
        await stage.toast('Activity deleted', 'The CPD activity has been deleted successfully.');
        await stage.sees('No activities found');
      },
      'a toast has an optional action: here it brings the activity back': async (stage) => {
        await stage.button('Undo').click();
        await stage.toast('Activity restored');
        await checkbox(stage, 'Airway workshop').waitFor();
      },
      "8 Activity delete failure: 'Error deleting activity'": async (stage) => {
        // Deleted on another device meanwhile.
        await removeFirst(stage, '/activities');
        await choose(stage, 'Airway workshop', 'Delete');
        await confirm(stage);
        await stage.toast('Error deleting activity', gone, bad);
      },
    },
  },
  {
    section: '2 CPD Log screen, reflective logs',
    rows: {
      "8 a load failure shows an alert 'Error loading reflective logs: {message}'": async (
        stage,
      ) => {
        await stage.when('ReflectiveLogs', refusing(why), async () => {
          await stage.tab('Reflective Logs').click();
          await stage.page
            .getByRole('alert')
            .getByText(`Error loading reflective logs: ${why}`)
            .waitFor();
        });
        await stage.button('Try again').click();
        await totals(stage, '0 reflections');
      },
      "add: 'Please provide at least 20 characters for your reflection'": async (stage) => {
        await stage.button('Add reflection').click();
        await fillLog(stage, ['x'.repeat(19), 'x'.repeat(9), 'x'.repeat(9)]);
        await save(stage, 'Save reflection');
        await stage.sees('Please provide at least 20 characters for your reflection');
      },
      "'Please describe what you learned in at least 10 characters'": (stage) =>
        stage.sees('Please describe what you learned in at least 10 characters'),
      "'Please describe how you will apply this knowledge in at least 10 characters'": (stage) =>
        stage.sees('Please describe how you will apply this knowledge in at least 10 characters'),
      'activityId optional': (stage) => stage.seesIn(stage.dialog(), 'Related activity', 'None'),
      "8 Log save failure (CPD Log): 'Error' and the message": async (stage) => {
        await fillLog(stage, ['x'.repeat(20), 'x'.repeat(10), 'x'.repeat(10)]);
        await stage.when('CreateReflectiveLog', refusing(why), async () => {
          await save(stage, 'Save reflection');
          await stage.toast('Error', why, bad);
        });
      },
      "8 Log save failure (CPD Log): or 'Could not save reflective log'": (stage) =>
        stage.when('CreateReflectiveLog', wordless, async () => {
          await save(stage, 'Save reflection');
          await stage.toast('Error', 'Could not save reflective log', bad);
        }),
      "8 'Saving...', and disabled while saving": (stage) =>
        stage.during(
          'CreateReflectiveLog',
          () => save(stage, 'Save reflection'),
          () => expectDisabled(stage.button('Saving...')),
        ),
      '8 Reflective log added': async (stage) => {
        await stage.toast('Reflective log added');
        await closed(stage);
        await expect.poll(() => logs(stage).count()).toBe(1);
      },
      '8 Reflective log deleted': async (stage) => {
        await deleteLog(stage);
        await stage.toast('Reflective log deleted');
        await totals(stage, '0 reflections');
      },
      "8 Log delete failure: 'Error', 'Could not delete reflective log'": async (stage) => {
        await stage.button('Undo').click();
        await stage.toast('Reflective log restored');
        await logs(stage).first().waitFor();
        // Deleted on another device meanwhile.
        await removeFirst(stage, '/reflective-logs');
        await deleteLog(stage);
        await stage.toast('Error', 'Could not delete reflective log', bad);
      },
      "a template in the address opens the form with the template's questions": async (stage) => {
        const { title, prompts } = reflectionTemplates.find(({ id }) => id === 'peer-feedback')!;
        await stage.visit('/documents/templates/reflections', 'Reflection Templates');
        await stage.page.getByRole('link', { name: `Use this template: ${title}` }).click();
        await stage.seesIn(stage.dialog('Add reflection'), title, ...Object.values(prompts));
        expect(new URL(stage.page.url()).search).toBe('?tab=reflections&new=peer-feedback');
        await stage.button('Close', stage.dialog()).click();
        await closed(stage);
        await stage.page.waitForURL('**/cpd-log?tab=reflections');
      },
      // No form of a log is on the screen without a user: the frame around it sends visitors to /auth.
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
    open: (stage) => stage.visit('/', 'Dashboard'),
    rows: {
      "section 2: 'Complete Reflective Log' opens the dialog 'New Reflective Practice Log'": async (
        stage,
      ) => {
        await stage.button('Complete Reflective Log').click();
        await stage.dialog('New Reflective Practice Log').waitFor();
      },
      "content at least 50 characters ('Please provide a detailed reflection (at least 50 characters)')":
        async (stage) => {
          await fillLog(stage, ['x'.repeat(49), 'x'.repeat(19), 'x'.repeat(19)]);
          await save(stage, 'Save reflection');
          await stage.sees('Please provide a detailed reflection (at least 50 characters)');
        },
      "learningOutcomes at least 20 ('Please describe what you learned')": (stage) =>
        stage.sees('Please describe what you learned'),
      "futureApplication at least 20 ('Please describe how you will apply this knowledge')": (
        stage,
      ) => stage.sees('Please describe how you will apply this knowledge'),
      "the related activity is optional with a 'None' choice": async (stage) =>
        expect(await stage.options('Related activity', stage.dialog())).toContain('None'),
      "8 Log save failure (dashboard dialog): 'Error saving log' and the error message": async (
        stage,
      ) => {
        await fillLog(stage, long);
        await stage.when('CreateReflectiveLog', refusing(why), async () => {
          await save(stage, 'Save reflection');
          await stage.toast('Error saving log', why, bad);
        });
      },
      "the save button is disabled and reads 'Saving...' while saving": (stage) =>
        stage.during(
          'CreateReflectiveLog',
          () => save(stage, 'Save reflection'),
          () => expectDisabled(stage.button('Saving...')),
        ),
      "8 Reflective Log Saved: 'Your reflective practice log has been successfully saved.'": (
        stage,
      ) =>
        stage.toast(
          'Reflective Log Saved',
          'Your reflective practice log has been successfully saved.',
        ),
      'section 4: the reflective log dialog closes on a successful save': (stage) => closed(stage),
    },
  },
];
