import { expect } from 'vitest';
import { expectSuccess, samples } from '#tests/support/api-fixture';
import type { BrowserFixture } from '#tests/support/browser-fixture';
import type { SpecSection } from '#tests/support/spec-section';

const long = 'Annual refresher, two hours, assessed on the day by the educator of the station.';
const row = ({ page }: BrowserFixture, title: string) =>
  page.getByRole('row').filter({ hasText: title });
const titles = ({ page }: BrowserFixture) =>
  page.getByRole('row').locator('td:nth-child(2) p:first-child').allInnerTexts();
const expectTitles = async (browser: BrowserFixture, ...wanted: string[]) => {
  await expect.poll(() => titles(browser)).toEqual(wanted);
};
const search = ({ page }: BrowserFixture, text: string) =>
  page.getByLabel('Search documents').fill(text);
const templateCard = (title: string) => async (browser: BrowserFixture) => {
  await browser.button(`Preview ${title}`).waitFor();
  await browser.button(`Download ${title}`).waitFor();
};

/** Section 2: the documents screen; section 5: its form. */
export const documentScreen: SpecSection<BrowserFixture>[] = [
  {
    section: '2 documents screen, empty',
    open: (browser) => browser.visit('/documents', 'Documents'),
    rows: {
      "the empty state reads 'No documents found' with an upload prompt": (browser) =>
        browser.sees(
          'No documents found',
          'Upload a certificate, a reflection or other evidence, and it appears here.',
        ),
      "an 'Upload Document' button opening a dialog": async (browser) => {
        await browser.button('Upload Document').first().click();
        await browser.dialog('Upload Document').waitFor();
      },
      'section 5, document form: type defaults to certificate and content to empty': async (
        browser,
      ) => {
        await browser.seesIn(browser.dialog(), 'Certificate');
        expect(await browser.dialog().getByLabel('Content').inputValue()).toBe('');
      },
      "section 5, document form: 'Title must be at least 3 characters'": async (browser) => {
        await browser.dialog().getByLabel('Title').fill('CP');
        await browser.dialog().getByLabel('Content').fill('too short');
        await browser.button('Save document').click();
        await browser.sees('Title must be at least 3 characters');
      },
      "section 5, document form: 'Content must be at least 10 characters'": (browser) =>
        browser.sees('Content must be at least 10 characters'),
      'section 3: labels Certificate, Reflective Log, Evidence, Other': async (browser) =>
        expect(await browser.options('Type', browser.dialog())).toEqual([
          'Certificate',
          'Reflective Log',
          'Evidence',
          'Other',
        ]),
      'a saved document stands in the list': async (browser) => {
        await browser.dialog().getByLabel('Title').fill('CPR refresher');
        await browser.dialog().getByLabel('Content').fill(long);
        await browser.button('Save document').click();
        await browser.dialog().waitFor({ state: 'detached' });
        await row(browser, 'CPR refresher').waitFor();
      },
    },
  },
  {
    section: '2 documents screen',
    open: async (browser) => {
      for (const [title, type] of [
        ['Handover', 'reflection'],
        ['Roster', 'evidence'],
        ['Letter', 'other'],
      ]) {
        await expectSuccess(browser.me, 'POST', '/documents', { ...samples.document, title, type });
      }
      await browser.revisit('/documents', 'Documents');
      await row(browser, 'CPR refresher').waitFor();
    },
    rows: {
      'table columns: Type, Title, Created, Actions': async ({ page }) =>
        expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
          'Type',
          'Title',
          'Created',
          'Actions',
        ]),
      'Title: content preview cut at 60 characters plus an ellipsis': (browser) =>
        browser.seesIn(row(browser, 'CPR refresher'), `${long.slice(0, 60)}…`),
      'Created: dd MMM yyyy': (browser) =>
        row(browser, 'CPR refresher')
          .getByText(/^\d\d [A-Z][a-z]{2} \d{4}$/)
          .waitFor(),
      'Actions: view, download, and a menu': async (browser) => {
        for (const name of ['View Letter', 'Download Letter', 'Actions for Letter']) {
          await browser.button(name).waitFor();
        }
      },
      'the menu: View, Edit, Download, Delete': async (browser) => {
        await browser.button('Actions for Letter').click();
        await expect
          .poll(() => browser.page.getByRole('menuitem').allInnerTexts())
          .toEqual(['View', 'Edit', 'Download', 'Delete']);
        await browser.page.keyboard.press('Escape');
        await browser.page.getByRole('menu').waitFor({ state: 'detached' });
      },
      'the view dialog shows the title, a type badge and the full content': async (browser) => {
        await browser.button('View CPR refresher').click();
        await browser.seesIn(browser.dialog('CPR refresher'), 'Certificate', long);
      },
      'the view dialog shows the created date (dd MMMM yyyy)': (browser) =>
        browser
          .dialog()
          .getByText(/^Created \d\d [A-Z][a-z]{2,} \d{4}$/)
          .waitFor(),
      'the view dialog has Download and Close buttons': async (browser) => {
        await browser.button('Download', browser.dialog()).waitFor();
        await browser.button('Close', browser.dialog()).click();
        await browser.dialog().waitFor({ state: 'detached' });
      },
      'a type filter: All Types, Certificates, Reflective Logs, Evidence, Other': async (browser) =>
        expect(await browser.options('Type')).toEqual([
          'All Types',
          'Certificates',
          'Reflective Logs',
          'Evidence',
          'Other',
        ]),
      'tabs: All Documents, Certificates, Reflections, Evidence': async (browser) =>
        expect(await browser.tabs('Kinds of documents')).toEqual([
          'All Documents',
          'Certificates',
          'Reflections',
          'Evidence',
        ]),
      'text search, case-insensitive over title': async (browser) => {
        await search(browser, 'ROST');
        await expectTitles(browser, 'Roster');
      },
      'text search, case-insensitive over content': async (browser) => {
        await search(browser, 'EDUCATOR');
        await expectTitles(browser, 'CPR refresher');
      },
      'a specific tab restricts the type; both combine with the search': async (browser) => {
        await browser.tab('Evidence').click();
        await browser.sees('No documents found');
        await search(browser, '');
        await expectTitles(browser, 'Roster');
      },
      'on All the dropdown applies': async (browser) => {
        await browser.tab('All Documents').click();
        await browser.choose('Type', 'Other');
        await expectTitles(browser, 'Letter');
      },
      'Edit (contract: it works)': async (browser) => {
        await browser.button('Actions for Letter').click();
        await browser.page.getByRole('menuitem', { name: 'Edit' }).click();
        await browser.dialog('Edit Document').getByLabel('Title').fill('Letter of thanks');
        await browser.button('Save changes').click();
        await expectTitles(browser, 'Letter of thanks');
      },
      'static template cards, with Preview and Download: Certificate Template':
        templateCard('Certificate Template'),
      'static template cards: Reflective Practice Log': templateCard('Reflective Practice Log'),
      'static template cards: Evidence Documentation': templateCard('Evidence Documentation'),
    },
  },
];
