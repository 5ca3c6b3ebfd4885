import { expect } from 'vitest';
import { light } from '#client/lib/theme.ts';
import { completeModule } from '#tests/support/api-fixture';
import { rgb, styleOf, type BrowserFixture } from '#tests/support/browser-fixture';
import type { SpecSection } from '#tests/support/spec-section';
import { moduleContents } from '#content/modules/index';

const cards = ({ page }: BrowserFixture) =>
  page.getByRole('main').getByRole('list').getByRole('listitem');
const card = (browser: BrowserFixture, position: number) => cards(browser).nth(position - 1);
const positionsWith = async (browser: BrowserFixture, badge: string) => {
  const texts = await cards(browser).allInnerTexts();
  return texts.flatMap((text, index) => (text.split('\n').includes(badge) ? [index + 1] : []));
};
const badgeColour = (browser: BrowserFixture, position: number) =>
  styleOf(card(browser, position).locator('.MuiChip-root').first(), 'background-color');

/** Section 2: module card, Modules and CPD Learning Modules. */
export const moduleScreens: SpecSection<BrowserFixture>[] = [
  {
    section: '2 Modules screen, of somebody new',
    open: async (browser) => void (await browser.signUp()),
    rows: {
      "'You don't have any modules in progress.'": async (browser) => {
        await browser.load('/modules?tab=in-progress', 'CPD Modules');
        await browser.sees("You don't have any modules in progress.");
      },
      "'You haven't completed any modules yet.'": async (browser) => {
        await browser.tab('Completed').click();
        await browser.sees("You haven't completed any modules yet.");
      },
      "'No standard modules found.'": async (browser) => {
        await browser.tab('All Modules').click();
        await browser.page.getByPlaceholder('Search modules...').fill('astronomy');
        await browser.sees('No standard modules found.');
      },
      'the empty All tab points to /cpd-modules': (browser) =>
        browser.expectLink('CPD Learning Modules', '/cpd-modules', browser.page.getByRole('main')),
    },
  },
  {
    section: '2 CPD Learning Modules screen, and the module card',
    open: async (browser) => {
      for (const slug of ['acls', 'obstetric']) await completeModule(browser.me, slug);
      await browser.withResponse(
        'LearningModules',
        (data) => {
          data.modules[2].category = 'Education and Research';
          data.modules[3].category = 'Leadership and Management';
          data.modules[4].category = 'Astronomy';
        },
        () =>
          browser
            .load('/cpd-modules', 'CPD Learning Modules')
            .then(() => card(browser, 7).waitFor()),
      );
    },
    rows: {
      'a grid of built-in modules, in their order': async (browser) =>
        expect(await cards(browser).getByRole('heading').allInnerTexts()).toEqual(
          moduleContents.map(({ title }) => title),
        ),
      'positions 1 and 4 are recommended: the badge says so': async (browser) =>
        expect(await positionsWith(browser, 'Recommended')).toEqual([1, 4]),
      'completed: a badge on those that the user completed (contract: recorded on the server)':
        async (browser) => expect(await positionsWith(browser, 'Completed')).toEqual([2, 5]),
      'interactive: no badge says so (contract: only of a module with a live session), all are self-paced':
        async (browser) => {
          expect(await positionsWith(browser, 'Interactive')).toEqual([]);
          expect(await positionsWith(browser, 'Self-paced')).toEqual([1, 2, 3, 4, 5, 6, 7]);
        },
      "hours as 'N CPD hours'": async (browser) => {
        await browser.seesIn(card(browser, 1), '2 CPD hours');
        await browser.seesIn(card(browser, 2), '3 CPD hours');
      },
      'a category badge, its colour that of the category': async (browser) => {
        const colours = [];
        for (const position of [1, 3, 4, 6]) colours.push(await badgeColour(browser, position));
        expect(colours).toEqual([
          rgb(light.primary.light),
          rgb(light.secondary.light),
          rgb(light.warning.light),
          rgb(light.info.light),
        ]);
      },
      'grey as fallback': async (browser) => {
        const [red, green, blue] = (await badgeColour(browser, 5)).match(/\d+/g)!.map(Number);
        expect(Math.max(red!, green!, blue!) - Math.min(red!, green!, blue!)).toBeLessThan(12);
      },
      'the title, clamped to 2 lines': async (browser) =>
        expect(await styleOf(card(browser, 1).getByRole('heading'), '-webkit-line-clamp')).toBe(
          '2',
        ),
      'the description, clamped to 3 lines': async (browser) => {
        const text = card(browser, 1).getByText(moduleContents[0]!.description);
        expect(await styleOf(text, '-webkit-line-clamp')).toBe('3');
      },
      "a button reading 'Review' for completed modules and 'Start learning' otherwise": async (
        browser,
      ) => {
        await browser.seesIn(card(browser, 2), 'Review');
        await browser.seesIn(card(browser, 1), 'Start learning');
      },
      'opening one shows a large dialog with the module player': async (browser) => {
        await card(browser, 2)
          .getByRole('button', { name: /^Review/ })
          .click();
        await browser.dialog(moduleContents[1]!.title).getByText('Learning objectives').waitFor();
        const { width } = (await browser.dialog().boundingBox())!;
        expect(width).toBeGreaterThan(800);
        await browser.button('Close', browser.dialog()).click();
        await browser.dialog().waitFor({ state: 'detached' });
      },
    },
  },
  {
    section: '2 Modules screen',
    open: (browser) =>
      browser.visit('/modules', 'CPD Modules').then(() => card(browser, 7).waitFor()),
    rows: {
      "title 'CPD Modules', 'Browse and complete interactive learning modules'": (browser) =>
        browser.sees('Browse and complete interactive learning modules'),
      "text search ('Search modules...')": ({ page }) =>
        page.getByPlaceholder('Search modules...').waitFor(),
      'a category filter: All Categories, Clinical Practice, Professional Development, Research & Education, each with a count':
        async (browser) =>
          expect(await browser.options('Category')).toEqual([
            'All Categories (7)',
            'Clinical Practice (5)',
            'Professional Development (1)',
            'Research & Education (1)',
          ]),
      'the filter selects': async (browser) => {
        await browser.choose('Category', 'Professional Development (1)');
        await expect.poll(() => cards(browser).count()).toBe(1);
        await browser.choose('Category', 'All Categories (7)');
      },
      'four tabs: All Modules, Recommended, In Progress, Completed': async (browser) =>
        expect(await browser.tabs('Kinds of modules')).toEqual([
          'All Modules',
          'Recommended',
          'In Progress',
          'Completed',
        ]),
      'Recommended: those with the badge': async (browser) => {
        await browser.tab('Recommended').click();
        await expect.poll(() => cards(browser).count()).toBe(2);
      },
      'Completed: those that the user completed': async (browser) => {
        await browser.tab('Completed').click();
        await browser.seesIn(card(browser, 2), moduleContents[4]!.title);
      },
    },
  },
];
