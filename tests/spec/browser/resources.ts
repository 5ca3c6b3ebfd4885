import { expect } from 'vitest';
import { visit } from '#tests/support/app';
import { expectSuccess, samples } from '#tests/support/api-fixture';
import type { BrowserFixture } from '#tests/support/browser-fixture';
import type { SpecSection } from '#tests/support/spec-section';

const cards = ({ page }: BrowserFixture) =>
  page
    .getByRole('tabpanel')
    .last()
    .getByRole('listitem')
    .filter({ has: page.getByText('View Resource') });
const found = ({ page }: BrowserFixture, text: RegExp) =>
  page.getByRole('heading', { level: 2, name: text }).waitFor();
const quickSearch = (browser: BrowserFixture) => browser.region('Quick Search');

/** Section 2: the resources screen; sections 4, 5 and 9: its pages, form and limits. */
export const resourceScreen: SpecSection<BrowserFixture>[] = [
  {
    section: '2 resources screen, 4 recommendations list',
    open: async (browser) => {
      await expectSuccess(browser.me, 'POST', '/resources', {
        ...samples.resource,
        title: 'Echidna handling',
        tags: 'chest, needle, night',
      });
    },
    rows: {
      'recommendations list: a loading skeleton': async (browser) => {
        await browser.whilePending(
          'Resources',
          () => visit(browser.page, '/resources'),
          () => browser.sees('Loading resources'),
        );
        await found(browser, /^\d+ resources$/);
      },
      'tabs Discover and My Bookmarks': async (browser) =>
        expect(await browser.tabs('CPD Resources')).toEqual(['Discover', 'My Bookmarks']),
      'a search box with a Search button': async (browser) => {
        await browser.page.getByPlaceholder('Search resources...').waitFor();
        await browser.button('Search').waitFor();
      },
      'sub-tabs All, Clinical, Professional, Research, Leadership': async (browser) =>
        expect(await browser.tabs('Categories of resources')).toEqual([
          'All',
          'Clinical',
          'Professional',
          'Research',
          'Leadership',
        ]),
      'the limit starts at 10': async (browser) => expect(await cards(browser).count()).toBe(10),
      'each Load More press raises it by 10': async (browser) => {
        await browser.button('Load More Resources').click();
        await expect.poll(() => cards(browser).count()).toBe(20);
      },
      'each sub-tab shows a recommendations list': async (browser) => {
        for (const [tab, heading] of [
          ['Clinical', /in Clinical Practice$/],
          ['Professional', /in Professional Development$/],
          ['Research', /in Research$/],
        ] as const) {
          await browser.tab(tab).click();
          await found(browser, heading);
        }
      },
      "the Leadership tab uses 'leadership management paramedic' when the search is empty": async (
        browser,
      ) => {
        const [request] = await Promise.all([
          browser.page.waitForRequest((each) => each.postData()?.includes('"Resources"') ?? false),
          browser.tab('Leadership').click(),
        ]);
        expect(request.postDataJSON()).toMatchObject({
          variables: { query: 'leadership management paramedic' },
        });
        await found(browser, /in Leadership$/);
      },
      'a Quick Search side card with topic buttons: trauma, cardiac, respiratory, pediatric, emergency':
        async (browser) => {
          for (const topic of ['trauma', 'cardiac', 'respiratory', 'pediatric', 'emergency']) {
            await browser.expectLink(topic, `/resources?query=${topic}`, quickSearch(browser));
          }
        },
      'and category buttons: Clinical Practice, Professional Development, Research': async (
        browser,
      ) => {
        for (const name of ['Clinical Practice', 'Professional Development', 'Research']) {
          const path = `/resources?${new URLSearchParams({ category: name })}`;
          await browser.expectLink(name, path, quickSearch(browser));
        }
      },
      'the Leadership tab uses the search text': async (browser) => {
        const [request] = await Promise.all([
          browser.page.waitForRequest((each) => each.postData()?.includes('"Resources"') ?? false),
          browser.visit('/resources?query=debrief&category=Leadership'),
        ]);
        expect(request.postDataJSON()).toMatchObject({ variables: { query: 'debrief' } });
      },
      'the topic and the category in the address are read': async (browser) => {
        await browser.visit('/resources?query=trauma&category=Clinical+Practice');
        await found(browser, /for “trauma” in Clinical Practice$/);
      },
      'the Search button searches': async (browser) => {
        await browser.page.getByPlaceholder('Search resources...').fill('echidna');
        await browser.button('Search').click();
        await found(browser, /for “echidna” in Clinical Practice$/);
        await browser.seesIn(cards(browser).first(), 'Echidna handling');
      },
      'at most 2 tags are shown per card': async (browser) => {
        const card = cards(browser).filter({ hasText: 'Echidna handling' });
        await browser.seesIn(card, 'chest', 'needle');
        expect(await card.getByText('night', { exact: true }).count()).toBe(0);
      },
      'the Load More button shows only when the number returned is at least the limit': async (
        browser,
      ) => expect(await browser.button('Load More Resources').count()).toBe(0),
      "'No resources found matching your criteria.'": async (browser) => {
        await browser.visit('/resources?query=zzzzqqqq');
        await browser.sees('No resources found matching your criteria.');
      },
      "a 'View all' link to /resources": (browser) => browser.expectLink('View all', '/resources'),
    },
  },
  {
    section: '2 resources screen, bookmarks',
    rows: {
      'bookmarks are fetched only when that tab is active': async (browser) => {
        const asked: string[] = [];
        browser.page.on('request', (request) => {
          if (request.url().endsWith('/graphql')) {
            asked.push((request.postDataJSON() as { operationName: string }).operationName);
          }
        });
        await browser.visit('/resources', 'CPD Resources');
        await found(browser, /^\d+ resources$/);
        expect(asked).not.toContain('Bookmarks');
        await browser.tab('My Bookmarks').click();
        await browser.sees('No Bookmarks Yet');
        expect(asked).toContain('Bookmarks');
      },
      "the empty state is 'No Bookmarks Yet' with a 'Discover Resources' button": async (
        browser,
      ) => {
        await browser.button('Discover Resources').click();
        await found(browser, /^\d+ resources$/);
      },
      'cards with a Remove button': async (browser) => {
        const title = await cards(browser).first().getByRole('heading').innerText();
        await browser.button(`Bookmark ${title}`).click();
        await browser.tab('My Bookmarks').click();
        await browser.button(`Remove the bookmark of ${title}`).waitFor();
      },
      "and a 'View Resource' link opening in a new tab": async (browser) => {
        const link = cards(browser).getByRole('link', { name: /^View Resource/ });
        expect(await link.getAttribute('target')).toBe('_blank');
      },
    },
  },
  {
    section: '2 Add Resource dialog, 5 resource form',
    open: async (browser) => {
      await browser.button('Add Resource').click();
      await browser.dialog('Add Resource').waitFor();
    },
    rows: {
      'section 6: the form says resources are shared with other paramedics': (browser) =>
        browser.seesIn(browser.dialog(), 'It is shared with all paramedics who use this library.'),
      'types: the seven of the storage, and webinar, ebook and other': async (browser) =>
        expect(await browser.options('Type', browser.dialog())).toEqual([
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
        async (browser) =>
          expect(await browser.options('Category', browser.dialog())).toEqual([
            'Clinical Practice',
            'Professional Development',
            'Research',
            'Education',
            'Leadership',
          ]),
      'the number input has minimum 0.5 and step 0.5': async (browser) => {
        const hours = browser.dialog().getByLabel('CPD hours');
        expect(await hours.getAttribute('min')).toBe('0.5');
        expect(await hours.getAttribute('step')).toBe('0.5');
      },
      'defaults: type article, cpdCategory Clinical Practice, cpdHours 1.0, peerReviewed false, empty tags':
        async (browser) => {
          const dialog = browser.dialog();
          await browser.seesIn(dialog, 'Article', 'Clinical Practice');
          expect(await dialog.getByLabel('CPD hours').inputValue()).toBe('1.0');
          expect(await dialog.getByLabel('Peer reviewed').isChecked()).toBe(false);
          expect(await dialog.getByLabel('Tags').inputValue()).toBe('');
        },
      'required: title, description, url and provider': async (browser) => {
        // By keyboard, since the bookmark's toast may cover the button.
        await browser.button('Add resource', browser.dialog()).press('Enter');
        await browser.sees(
          'Title is required',
          'Description is required',
          'URL is required',
          'Provider is required',
        );
      },
    },
  },
];
