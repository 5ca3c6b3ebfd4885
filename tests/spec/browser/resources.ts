import { expect } from 'vitest';
import { done, samples } from '#tests/support/desk';
import type { Stage } from '#tests/support/stage';
import type { Table } from '#tests/support/table';

const cards = ({ page }: Stage) =>
  page
    .getByRole('tabpanel')
    .last()
    .getByRole('listitem')
    .filter({ has: page.getByText('View Resource') });
const found = ({ page }: Stage, text: RegExp) =>
  page.getByRole('heading', { level: 2, name: text }).waitFor();
const quickSearch = (stage: Stage) => stage.region('Quick Search');

/** Section 2: the resources screen; sections 4, 5 and 9: its pages, form and limits. */
export const resourceScreen: Table<Stage>[] = [
  {
    section: '2 resources screen, 4 recommendations list',
    open: async (stage) => {
      await stage.someone();
      await done(stage.me, 'POST', '/resources', {
        ...samples.resource,
        title: 'Echidna handling',
        tags: 'chest, needle, night',
      });
    },
    rows: {
      'recommendations list: a loading skeleton': async (stage) => {
        await stage.during(
          'Resources',
          () => stage.page.goto('/resources'),
          () => stage.sees('Loading resources'),
        );
        await found(stage, /^\d+ resources$/);
      },
      'tabs Discover and My Bookmarks': async (stage) =>
        expect(await stage.tabs('CPD Resources')).toEqual(['Discover', 'My Bookmarks']),
      'a search box with a Search button': async (stage) => {
        await stage.page.getByPlaceholder('Search resources...').waitFor();
        await stage.button('Search').waitFor();
      },
      'sub-tabs All, Clinical, Professional, Research, Leadership': async (stage) =>
        expect(await stage.tabs('Categories of resources')).toEqual([
          'All',
          'Clinical',
          'Professional',
          'Research',
          'Leadership',
        ]),
      'the limit starts at 10': async (stage) => expect(await cards(stage).count()).toBe(10),
      'each Load More press raises it by 10': async (stage) => {
        await stage.button('Load More Resources').click();
        await expect.poll(() => cards(stage).count()).toBe(20);
      },
      'each sub-tab shows a recommendations list': async (stage) => {
        for (const [tab, heading] of [
          ['Clinical', /in Clinical Practice$/],
          ['Professional', /in Professional Development$/],
          ['Research', /in Research$/],
        ] as const) {
          await stage.tab(tab).click();
          await found(stage, heading);
        }
      },
      "the Leadership tab uses 'leadership management paramedic' when the search is empty": async (
        stage,
      ) => {
        const [request] = await Promise.all([
          stage.page.waitForRequest((each) => each.postData()?.includes('"Resources"') ?? false),
          stage.tab('Leadership').click(),
        ]);
        expect(request.postDataJSON()).toMatchObject({
          variables: { query: 'leadership management paramedic' },
        });
        await found(stage, /in Leadership$/);
      },
      'a Quick Search side card with topic buttons: trauma, cardiac, respiratory, pediatric, emergency':
        async (stage) => {
          for (const topic of ['trauma', 'cardiac', 'respiratory', 'pediatric', 'emergency']) {
            await stage.expectLink(topic, `/resources?query=${topic}`, quickSearch(stage));
          }
        },
      'and category buttons: Clinical Practice, Professional Development, Research': async (
        stage,
      ) => {
        for (const name of ['Clinical Practice', 'Professional Development', 'Research']) {
          const path = `/resources?${new URLSearchParams({ category: name })}`;
          await stage.expectLink(name, path, quickSearch(stage));
        }
      },
      'the Leadership tab uses the search text': async (stage) => {
        const [request] = await Promise.all([
          stage.page.waitForRequest((each) => each.postData()?.includes('"Resources"') ?? false),
          stage.visit('/resources?query=debrief&category=Leadership'),
        ]);
        expect(request.postDataJSON()).toMatchObject({ variables: { query: 'debrief' } });
      },
      'the topic and the category in the address are read': async (stage) => {
        await stage.visit('/resources?query=trauma&category=Clinical+Practice');
        await found(stage, /for “trauma” in Clinical Practice$/);
      },
      'the Search button searches': async (stage) => {
        await stage.page.getByPlaceholder('Search resources...').fill('echidna');
        await stage.button('Search').click();
        await found(stage, /for “echidna” in Clinical Practice$/);
        await stage.seesIn(cards(stage).first(), 'Echidna handling');
      },
      'at most 2 tags are shown per card': async (stage) => {
        const card = cards(stage).filter({ hasText: 'Echidna handling' });
        await stage.seesIn(card, 'chest', 'needle');
        expect(await card.getByText('night', { exact: true }).count()).toBe(0);
      },
      'the Load More button shows only when the number returned is at least the limit': async (
        stage,
      ) => expect(await stage.button('Load More Resources').count()).toBe(0),
      "'No resources found matching your criteria.'": async (stage) => {
        await stage.visit('/resources?query=zzzzqqqq');
        await stage.sees('No resources found matching your criteria.');
      },
      "a 'View all' link to /resources": (stage) => stage.expectLink('View all', '/resources'),
    },
  },
  {
    section: '2 resources screen, bookmarks',
    rows: {
      'bookmarks are fetched only when that tab is active': async (stage) => {
        const asked: string[] = [];
        stage.page.on('request', (request) => {
          if (request.url().endsWith('/graphql')) {
            asked.push((request.postDataJSON() as { operationName: string }).operationName);
          }
        });
        await stage.load('/resources', 'CPD Resources');
        await found(stage, /^\d+ resources$/);
        expect(asked).not.toContain('Bookmarks');
        await stage.tab('My Bookmarks').click();
        await stage.sees('No Bookmarks Yet');
        expect(asked).toContain('Bookmarks');
      },
      "the empty state is 'No Bookmarks Yet' with a 'Discover Resources' button": async (stage) => {
        await stage.button('Discover Resources').click();
        await found(stage, /^\d+ resources$/);
      },
      'cards with a Remove button': async (stage) => {
        const title = await cards(stage).first().getByRole('heading').innerText();
        await stage.button(`Bookmark ${title}`).click();
        await stage.tab('My Bookmarks').click();
        await stage.button(`Remove the bookmark of ${title}`).waitFor();
      },
      "and a 'View Resource' link opening in a new tab": async (stage) => {
        const link = cards(stage).getByRole('link', { name: /^View Resource/ });
        expect(await link.getAttribute('target')).toBe('_blank');
      },
    },
  },
  {
    section: '2 Add Resource dialog, 5 resource form',
    open: async (stage) => {
      await stage.button('Add Resource').click();
      await stage.dialog('Add Resource').waitFor();
    },
    rows: {
      'section 6: the form says resources are shared with other paramedics': (stage) =>
        stage.seesIn(stage.dialog(), 'It is shared with all paramedics who use this library.'),
      'types: the seven of the storage, and webinar, ebook and other': async (stage) =>
        expect(await stage.options('Type', stage.dialog())).toEqual([
          'Article',
          'Video',
          'Podcast',
          'Course',
          'Guideline',
          'Research',
          'Tool',
          'Webinar',
          'E-book',
          'Other',
        ]),
      'categories: Clinical Practice, Professional Development, Research, Education, Leadership':
        async (stage) =>
          expect(await stage.options('Category', stage.dialog())).toEqual([
            'Clinical Practice',
            'Professional Development',
            'Research',
            'Education',
            'Leadership',
          ]),
      'the number input has minimum 0.5 and step 0.5': async (stage) => {
        const hours = stage.dialog().getByLabel('CPD hours');
        expect(await hours.getAttribute('min')).toBe('0.5');
        expect(await hours.getAttribute('step')).toBe('0.5');
      },
      'defaults: type article, cpdCategory Clinical Practice, cpdHours 1.0, peerReviewed false, empty tags':
        async (stage) => {
          const dialog = stage.dialog();
          await stage.seesIn(dialog, 'Article', 'Clinical Practice');
          expect(await dialog.getByLabel('CPD hours').inputValue()).toBe('1.0');
          expect(await dialog.getByLabel('Peer reviewed').isChecked()).toBe(false);
          expect(await dialog.getByLabel('Tags').inputValue()).toBe('');
        },
      'required: title, description, url and provider': async (stage) => {
        // By keyboard, since the toast of the bookmark may lie over the button.
        await stage.button('Add resource', stage.dialog()).press('Enter');
        await stage.sees(
          'Title is required',
          'Description is required',
          'URL is required',
          'Provider is required',
        );
      },
    },
  },
];
