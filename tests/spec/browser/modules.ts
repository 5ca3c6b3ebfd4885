import { expect } from 'vitest';
import { light } from '#client/app/theme.ts';
import { completeModule } from '#tests/support/desk';
import { rgb, styleOf, type Stage } from '#tests/support/stage';
import type { Table } from '#tests/support/table';
import { moduleContents } from '#server/db/seed/modules/index';

const cards = ({ page }: Stage) => page.getByRole('main').getByRole('list').getByRole('listitem');
const card = (stage: Stage, position: number) => cards(stage).nth(position - 1);
const positionsWith = async (stage: Stage, badge: string) => {
  const texts = await cards(stage).allInnerTexts();
  return texts.flatMap((text, index) => (text.split('\n').includes(badge) ? [index + 1] : []));
};
const badgeColour = (stage: Stage, position: number) =>
  styleOf(card(stage, position).locator('.MuiChip-root').first(), 'background-color');

/** Section 2: module card, Modules and CPD Learning Modules. */
export const moduleScreens: Table<Stage>[] = [
  {
    section: '2 Modules screen, of somebody new',
    open: async (stage) => void (await stage.someone()),
    rows: {
      "'You don't have any modules in progress.'": async (stage) => {
        await stage.load('/modules?tab=in-progress', 'CPD Modules');
        await stage.sees("You don't have any modules in progress.");
      },
      "'You haven't completed any modules yet.'": async (stage) => {
        await stage.tab('Completed').click();
        await stage.sees("You haven't completed any modules yet.");
      },
      "'No standard modules found.'": async (stage) => {
        await stage.tab('All Modules').click();
        await stage.page.getByPlaceholder('Search modules...').fill('astronomy');
        await stage.sees('No standard modules found.');
      },
      'the empty All tab points to /cpd-modules': (stage) =>
        stage.expectLink('CPD Learning Modules', '/cpd-modules', stage.page.getByRole('main')),
    },
  },
  {
    section: '2 CPD Learning Modules screen, and the module card',
    open: async (stage) => {
      for (const slug of ['acls', 'obstetric']) await completeModule(stage.me, slug);
      await stage.when(
        'LearningModules',
        (data) => {
          data.modules[2].category = 'Education and Research';
          data.modules[3].category = 'Leadership and Management';
          data.modules[4].category = 'Astronomy';
        },
        () =>
          stage.load('/cpd-modules', 'CPD Learning Modules').then(() => card(stage, 7).waitFor()),
      );
    },
    rows: {
      'a grid of built-in modules, in their order': async (stage) =>
        expect(await cards(stage).getByRole('heading').allInnerTexts()).toEqual(
          moduleContents.map(({ title }) => title),
        ),
      'positions 1 and 4 are recommended: the badge says so': async (stage) =>
        expect(await positionsWith(stage, 'Recommended')).toEqual([1, 4]),
      'completed: a badge on those that the user completed (contract: recorded on the server)':
        async (stage) => expect(await positionsWith(stage, 'Completed')).toEqual([2, 5]),
      'positions 1, 3 and 6 are interactive: the badge says so': async (stage) =>
        expect(await positionsWith(stage, 'Interactive')).toEqual([1, 3, 6]),
      "hours as 'N CPD hours'": async (stage) => {
        await stage.seesIn(card(stage, 1), '2 CPD hours');
        await stage.seesIn(card(stage, 2), '3 CPD hours');
      },
      'a category badge, its colour that of the category': async (stage) => {
        const colours = [];
        for (const position of [1, 3, 4, 6]) colours.push(await badgeColour(stage, position));
        expect(colours).toEqual([
          rgb(light.primary.light),
          rgb(light.secondary.light),
          rgb(light.warning.light),
          rgb(light.info.light),
        ]);
      },
      'grey as fallback': async (stage) => {
        const [red, green, blue] = (await badgeColour(stage, 5)).match(/\d+/g)!.map(Number);
        expect(Math.max(red!, green!, blue!) - Math.min(red!, green!, blue!)).toBeLessThan(12);
      },
      'the title, clamped to 2 lines': async (stage) =>
        expect(await styleOf(card(stage, 1).getByRole('heading'), '-webkit-line-clamp')).toBe('2'),
      'the description, clamped to 3 lines': async (stage) => {
        const text = card(stage, 1).getByText(moduleContents[0]!.description);
        expect(await styleOf(text, '-webkit-line-clamp')).toBe('3');
      },
      "a button reading 'Review' for completed modules and 'Start learning' otherwise": async (
        stage,
      ) => {
        await stage.seesIn(card(stage, 2), 'Review');
        await stage.seesIn(card(stage, 1), 'Start learning');
      },
      'opening one shows a large dialog with the module player': async (stage) => {
        await card(stage, 2)
          .getByRole('button', { name: /^Review/ })
          .click();
        await stage.dialog(moduleContents[1]!.title).getByText('Learning objectives').waitFor();
        const { width } = (await stage.dialog().boundingBox())!;
        expect(width).toBeGreaterThan(800);
        await stage.button('Close', stage.dialog()).click();
        await stage.dialog().waitFor({ state: 'detached' });
      },
    },
  },
  {
    section: '2 Modules screen',
    open: (stage) => stage.visit('/modules', 'CPD Modules').then(() => card(stage, 7).waitFor()),
    rows: {
      "title 'CPD Modules', 'Browse and complete interactive learning modules'": (stage) =>
        stage.sees('Browse and complete interactive learning modules'),
      "text search ('Search modules...')": ({ page }) =>
        page.getByPlaceholder('Search modules...').waitFor(),
      'a category filter: All Categories, Clinical Practice, Professional Development, Research & Education, each with a count':
        async (stage) =>
          expect(await stage.options('Category')).toEqual([
            'All Categories (7)',
            'Clinical Practice (5)',
            'Professional Development (1)',
            'Research & Education (1)',
          ]),
      'the filter selects': async (stage) => {
        await stage.choose('Category', 'Professional Development (1)');
        await expect.poll(() => cards(stage).count()).toBe(1);
        await stage.choose('Category', 'All Categories (7)');
      },
      'four tabs: All Modules, Recommended, In Progress, Completed': async (stage) =>
        expect(await stage.tabs('Kinds of modules')).toEqual([
          'All Modules',
          'Recommended',
          'In Progress',
          'Completed',
        ]),
      'Recommended: those with the badge': async (stage) => {
        await stage.tab('Recommended').click();
        await expect.poll(() => cards(stage).count()).toBe(2);
      },
      'Completed: those that the user completed': async (stage) => {
        await stage.tab('Completed').click();
        await stage.seesIn(card(stage, 2), moduleContents[4]!.title);
      },
    },
  },
];
