import { expect } from 'vitest';
import { done, samples } from '#tests/support/desk';
import type { Stage } from '#tests/support/stage';
import type { Table } from '#tests/support/table';

const long = 'Annual refresher, two hours, assessed on the day by the educator of the station.';
const row = ({ page }: Stage, title: string) => page.getByRole('row').filter({ hasText: title });
const titles = ({ page }: Stage) =>
  page.getByRole('row').locator('td:nth-child(2) p:first-child').allInnerTexts();
const expectTitles = async (stage: Stage, ...wanted: string[]) => {
  await expect.poll(() => titles(stage)).toEqual(wanted);
};
const search = ({ page }: Stage, text: string) => page.getByLabel('Search documents').fill(text);
const templateCard = (title: string) => async (stage: Stage) => {
  await stage.button(`Preview ${title}`).waitFor();
  await stage.button(`Download ${title}`).waitFor();
};

/** Section 2: the documents screen; section 5: its form. */
export const documentScreen: Table<Stage>[] = [
  {
    section: '2 documents screen, empty',
    open: async (stage) => {
      await stage.someone();
      await stage.load('/documents', 'Documents');
    },
    rows: {
      "the empty state reads 'No documents found' with an upload prompt": (stage) =>
        stage.sees(
          'No documents found',
          'Upload a certificate, a reflection or other evidence, and it appears here.',
        ),
      "an 'Upload Document' button opening a dialog": async (stage) => {
        await stage.button('Upload Document').first().click();
        await stage.dialog('Upload Document').waitFor();
      },
      'section 5, document form: type defaults to certificate and content to empty': async (
        stage,
      ) => {
        await stage.seesIn(stage.dialog(), 'Certificate');
        expect(await stage.dialog().getByLabel('Content').inputValue()).toBe('');
      },
      "section 5, document form: 'Title must be at least 3 characters'": async (stage) => {
        await stage.dialog().getByLabel('Title').fill('CP');
        await stage.dialog().getByLabel('Content').fill('too short');
        await stage.button('Save document').click();
        await stage.sees('Title must be at least 3 characters');
      },
      "section 5, document form: 'Content must be at least 10 characters'": (stage) =>
        stage.sees('Content must be at least 10 characters'),
      'section 3: labels Certificate, Reflective Log, Evidence, Other': async (stage) =>
        expect(await stage.options('Type', stage.dialog())).toEqual([
          'Certificate',
          'Reflective Log',
          'Evidence',
          'Other',
        ]),
      'a saved document stands in the list': async (stage) => {
        await stage.dialog().getByLabel('Title').fill('CPR refresher');
        await stage.dialog().getByLabel('Content').fill(long);
        await stage.button('Save document').click();
        await stage.dialog().waitFor({ state: 'detached' });
        await row(stage, 'CPR refresher').waitFor();
      },
    },
  },
  {
    section: '2 documents screen',
    open: async (stage) => {
      for (const [title, type] of [
        ['Handover', 'reflection'],
        ['Roster', 'evidence'],
        ['Letter', 'other'],
      ]) {
        await done(stage.me, 'POST', '/documents', { ...samples.document, title, type });
      }
      await stage.load('/documents', 'Documents');
      await row(stage, 'CPR refresher').waitFor();
    },
    rows: {
      'table columns: Type, Title, Created, Actions': async ({ page }) =>
        expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
          'Type',
          'Title',
          'Created',
          'Actions',
        ]),
      'Title: content preview cut at 60 characters plus an ellipsis': (stage) =>
        stage.seesIn(row(stage, 'CPR refresher'), `${long.slice(0, 60)}…`),
      'Created: dd MMM yyyy': (stage) =>
        row(stage, 'CPR refresher')
          .getByText(/^\d\d [A-Z][a-z]{2} \d{4}$/)
          .waitFor(),
      'Actions: view, download, and a menu': async (stage) => {
        for (const name of ['View Letter', 'Download Letter', 'Actions for Letter']) {
          await stage.button(name).waitFor();
        }
      },
      'the menu: View, Edit, Download, Delete': async (stage) => {
        await stage.button('Actions for Letter').click();
        await expect
          .poll(() => stage.page.getByRole('menuitem').allInnerTexts())
          .toEqual(['View', 'Edit', 'Download', 'Delete']);
        await stage.page.keyboard.press('Escape');
        await stage.page.getByRole('menu').waitFor({ state: 'detached' });
      },
      'the view dialog shows the title, a type badge and the full content': async (stage) => {
        await stage.button('View CPR refresher').click();
        await stage.seesIn(stage.dialog('CPR refresher'), 'Certificate', long);
      },
      'the view dialog shows the created date (dd MMMM yyyy)': (stage) =>
        stage
          .dialog()
          .getByText(/^Created \d\d [A-Z][a-z]{2,} \d{4}$/)
          .waitFor(),
      'the view dialog has Download and Close buttons': async (stage) => {
        await stage.button('Download', stage.dialog()).waitFor();
        await stage.button('Close', stage.dialog()).click();
        await stage.dialog().waitFor({ state: 'detached' });
      },
      'a type filter: All Types, Certificates, Reflective Logs, Evidence, Other': async (stage) =>
        expect(await stage.options('Type')).toEqual([
          'All Types',
          'Certificates',
          'Reflective Logs',
          'Evidence',
          'Other',
        ]),
      'tabs: All Documents, Certificates, Reflections, Evidence': async (stage) =>
        expect(await stage.tabs('Kinds of documents')).toEqual([
          'All Documents',
          'Certificates',
          'Reflections',
          'Evidence',
        ]),
      'text search, case-insensitive over title': async (stage) => {
        await search(stage, 'ROST');
        await expectTitles(stage, 'Roster');
      },
      'text search, case-insensitive over content': async (stage) => {
        await search(stage, 'EDUCATOR');
        await expectTitles(stage, 'CPR refresher');
      },
      'a specific tab restricts the type; both combine with the search': async (stage) => {
        await stage.tab('Evidence').click();
        await stage.sees('No documents found');
        await search(stage, '');
        await expectTitles(stage, 'Roster');
      },
      'on All the dropdown applies': async (stage) => {
        await stage.tab('All Documents').click();
        await stage.choose('Type', 'Other');
        await expectTitles(stage, 'Letter');
      },
      'Edit (contract: it works)': async (stage) => {
        await stage.button('Actions for Letter').click();
        await stage.page.getByRole('menuitem', { name: 'Edit' }).click();
        await stage.dialog('Edit Document').getByLabel('Title').fill('Letter of thanks');
        await stage.button('Save changes').click();
        await expectTitles(stage, 'Letter of thanks');
      },
      'static template cards, with Preview and Download: Certificate Template':
        templateCard('Certificate Template'),
      'static template cards: Reflective Practice Log': templateCard('Reflective Practice Log'),
      'static template cards: Evidence Documentation': templateCard('Evidence Documentation'),
    },
  },
];
