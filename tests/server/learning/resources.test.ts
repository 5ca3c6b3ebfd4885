// @module-tag servers
import { beforeAll, describe, expect, test } from 'vitest';
import { resourceCatalogue } from '#content/resource-catalogue';
import { seed } from '#server/db/seed/seed';
import { signedUp, TestClient } from '#tests/support/client';
import { invalidIds, invalidTexts, passingKeys } from '#tests/support/invalid-values';
import {
  remove as removeByOperator,
  reported,
  restore as restoreByOperator,
} from '#server/schema/learning/resources/moderation';
import { removeOldRecords } from '#server/schema/records/bin/old-records';
import { reportingLimits } from '#server/limits';
import { BIN_DAYS } from '#domain/records/retention';
import { countRows, findRow } from '#tests/support/rows';
import { useServer } from '#tests/support/server';

const server = useServer();
let alex: TestClient;
let billie: TestClient;
beforeAll(async () => {
  [alex, billie] = [await signedUp(server()), await signedUp(server())];
});

const podcast = {
  title: 'Prehospital sepsis, an hour with two registrars',
  description: 'What lactate adds, and what it does not.',
  url: 'https://Example.org/a%20b?x=1#Y',
  type: 'podcast',
  provider: 'Example Ambulance',
  peerReviewed: true,
  cpdCategory: 'Research',
  cpdHours: 1.5,
  tags: ['sepsis', 'lactate'],
};
const parts = `id title description url imageUrl type provider peerReviewed cpdCategory cpdHours tags createdAt updatedAt
  version isMine isUserAdded isHidden unavailable bookmarked averageRating reviewCount myReview { id rating comment authorName isMine }`;
const reviewParts = `id resourceId rating comment createdAt updatedAt authorName isMine`;

const create = (client: TestClient, input: object) =>
  client.graphql(
    `mutation($input: CreateResourceInput!) { createResource(input: $input) { ${parts} } }`,
    { input },
  );
const bookmark = (client: TestClient, resourceId: unknown) =>
  client.graphql(
    'mutation($input: AddBookmarkInput!) { addBookmark(input: $input) { id bookmarked } }',
    { input: { resourceId } },
  );
const unbookmark = (client: TestClient, id: unknown) =>
  client.graphql('mutation($id: ID!) { removeBookmark(id: $id) { id bookmarked } }', { id });
const review = (client: TestClient, input: object) =>
  client.graphql(
    `mutation($input: ReviewResourceInput!) { reviewResource(input: $input) { ${reviewParts} resource { id averageRating reviewCount myReview { rating } } } }`,
    { input },
  );
const unreview = (client: TestClient, id: unknown) =>
  client.graphql(
    `mutation($id: ID!) { deleteReview(id: $id) { ${reviewParts} resource { averageRating reviewCount myReview { rating } } } }`,
    { id },
  );
const card = async (client: TestClient, id: unknown) =>
  (await client.graphql(`query($id: ID!) { resource(id: $id) { ${parts} } }`, { id })).data
    .resource;
const code = (response: { errors?: any[] }) => response.errors?.[0]?.extensions.code;
const fields = (response: { errors?: any[] }) => response.errors?.[0]?.extensions.fields;
/** Adds a resource whose owner takes no part in the tests. */
async function added(change: object = {}): Promise<any> {
  const owner = await signedUp(server());
  return (await create(owner, { ...podcast, ...change })).data.createResource;
}

describe('the library', () => {
  test('contains the built-in resources, without duplicates', async () => {
    const { data } = await alex.graphql('{ resources(first: 100) { totalCount nodes { url } } }');
    const urls = data.resources.nodes.map((each: any) => each.url);
    expect(urls).toEqual(expect.arrayContaining(resourceCatalogue.map((each) => each.url)));
    expect(resourceCatalogue.length).toBeGreaterThanOrEqual(40);
    expect(new Set(urls).size).toBe(urls.length);
  });

  test('is seeded once: a repeat changes nothing, updates an old entry, and leaves a user’s', async () => {
    const rows = () =>
      server().database.query({
        text: 'select id, title, url, tags, cpd_hours, created_at from external_resources order by id',
        values: [],
      });
    const [first] = resourceCatalogue;
    const twin = await added({ url: first!.url, title: 'My own words for it' });
    const before = await rows();
    await seed(server().services);
    expect(await rows()).toEqual(before);
    await server().database.query({
      text: `update external_resources set title = 'Old', tags = '{}' where url = $1 and in_catalogue`,
      values: [first!.url],
    });
    await seed(server().services);
    expect(await rows()).toEqual(before);
    expect((await card(alex, twin.id)).title).toBe('My own words for it');
  });

  test('needs a session', async () => {
    const stranger = new TestClient(server());
    for (const path of ['/resources/recommendations', '/bookmarks', '/resources/1/reviews']) {
      expect((await stranger.rest('GET', path)).status, path).toBe(401);
    }
    for (const field of [
      'resources { totalCount }',
      'resources(query: "sepsis") { totalCount }',
      'resource(id: 1) { id }',
      'bookmarks { totalCount }',
      'resourceReviews(resourceId: 1) { totalCount }',
    ]) {
      expect(code(await stranger.graphql(`{ ${field} }`)), field).toBe('UNAUTHENTICATED');
    }
  });

  test.each(invalidIds)('has no resource %s', async (id) => {
    const response = await alex.graphql('query($id: ID!) { resource(id: $id) { id } }', { id });
    expect(code(response)).toBe('NOT_FOUND');
    expect((await alex.rest('GET', `/resources/${id}/reviews`)).status).toBe(404);
  });

  test('pages through everything exactly once, in either order', async () => {
    for (const query of [null, 'paramedic', 'clinical ambulance guidelines']) {
      const ids: string[] = [];
      let after: string | null = null;
      let total = 0;
      do {
        const response: any = await alex.graphql(
          `query($query: String, $after: String) { resources(query: $query, first: 7, after: $after) {
             totalCount nodes { id } edges { cursor node { id } } pageInfo { hasNextPage endCursor } } }`,
          { query, after },
        );
        const { nodes, edges, pageInfo, totalCount } = response.data.resources;
        expect(edges.map((each: any) => each.node)).toEqual(nodes);
        ids.push(...nodes.map((each: any) => each.id));
        after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
        total = totalCount;
      } while (after);
      expect(ids.length, String(query)).toBe(total);
      expect(new Set(ids).size).toBe(total);
      expect(total).toBeGreaterThan(7);
    }
  });

  test.each(['x', 'bm9wZQ', Buffer.from('1:99999999999').toString('base64url'), 'a'.repeat(200)])(
    'refuses the cursor %s',
    async (after) => {
      const response = await alex.graphql(
        'query($after: String) { resources(after: $after) { totalCount } }',
        { after },
      );
      expect(fields(response)).toEqual({ after: 'after is not a cursor of this list' });
    },
  );

  test.each(['0', '101', '-1', '1.5', 'many'])('refuses a limit of %s', async (limit) => {
    expect(await alex.rest('GET', `/resources/recommendations?limit=${limit}`)).toMatchObject({
      status: 400,
      body: { fields: { limit: 'limit must be from 1 to 100' } },
    });
  });

  test('filters by category and type, also by the categories of activities', async () => {
    const of = async (args: string) =>
      (
        await alex.graphql(
          `{ resources(first: 100, ${args}) { totalCount nodes { cpdCategory type } } }`,
        )
      ).data.resources;
    const counted = (labels: string[]) =>
      expect.arrayContaining(labels.map((cpdCategory) => expect.objectContaining({ cpdCategory })));
    const both = await of('cpdCategory: "Research & Education"');
    expect(both.nodes).toEqual(counted(['Research', 'Education']));
    expect(both.totalCount).toBe(
      (await of('cpdCategory: RESEARCH')).totalCount +
        (await of('cpdCategory: EDUCATION')).totalCount,
    );
    const videos = await of('type: VIDEO, cpdCategory: CLINICAL_PRACTICE');
    for (const node of videos.nodes) {
      expect(node).toEqual({ type: 'video', cpdCategory: 'Clinical Practice' });
    }
    expect((await of('cpdCategory: null, type: null')).totalCount).toBe(
      (await of('query: ""')).totalCount,
    );
    for (const args of ['cpdCategory: COOKING', 'cpdCategory: __proto__', 'type: FILM']) {
      expect(code(await alex.graphql(`{ resources(${args}) { totalCount } }`)), args).toBe(
        'BAD_USER_INPUT',
      );
    }
    expect((await alex.rest('GET', '/resources/recommendations?cpdCategory=Cooking')).status).toBe(
      400,
    );
  });

  test('recommends ten, or the requested number, with a cursor for more', async () => {
    const ten = await alex.rest('GET', '/resources/recommendations');
    expect(ten.body).toHaveLength(10);
    const three = await alex.rest(
      'GET',
      '/resources/recommendations?limit=3&cpdCategory=Leadership',
    );
    expect(three.body).toHaveLength(3);
    expect(three.body[0]).toMatchObject({
      cpdCategory: 'Leadership',
      bookmarked: false,
      tags: expect.any(Array),
    });
    expect(JSON.stringify(three.body)).not.toMatch(/score|search|addedBy|inCatalogue/);
    expect(three.headers.get('link')).toContain('after=');
  });

  test('lists first the category with the fewest hours in this CPD period', async () => {
    const client = await signedUp(server());
    const log = (category: string, hours: number, change: object = {}) =>
      client.rest('POST', '/activities', {
        title: 'Workshop',
        category,
        hours,
        status: 'completed',
        ...change,
      });
    const first = async () =>
      (await client.rest('GET', '/resources/recommendations?limit=4')).body.map(
        (each: any) => each.cpdCategory,
      );
    await log('Clinical Practice', 3);
    await log('Professional Development', 1);
    expect(await first()).toEqual(
      expect.arrayContaining([expect.stringMatching(/Research|Education/)]),
    );
    for (const each of await first()) expect(['Research', 'Education']).toContain(each);
    await log('Research & Education', 2);
    for (const each of await first())
      expect(['Professional Development', 'Leadership']).toContain(each);
    await log('Professional Development', 9, { status: 'in-progress' });
    await log('Professional Development', 9, { completedDate: '2020-05-05T00:00:00.000Z' });
    for (const each of await first())
      expect(['Professional Development', 'Leadership']).toContain(each);
  });

  test('needs one statement to search and one to recommend, for any number of cards', async () => {
    const count = async (args: string) => {
      await alex.graphql(`{ resources(${args}) { nodes { ${parts} } } }`);
      server().statements();
      await alex.graphql(`{ resources(${args}) { nodes { ${parts} } } }`);
      return server().statements().length;
    };
    expect(await count('query: "paramedic", first: 2')).toBe(1);
    expect(await count('query: "paramedic", first: 50')).toBe(1);
    expect(await count('first: 2')).toBe(1);
    expect(await count('first: 100')).toBe(1);
    await alex.graphql(`{ bookmarks { nodes { ${parts} } } }`);
    expect(server().statements()).toHaveLength(1);
  });
});

test('the cards of the dashboard need one statement in all', async () => {
  const query = `{ me { cpdSummary { totalHours } } recentActivities { id } notifications(first: 3) { nodes { id } }
    resources(first: 3) { nodes { ${parts} } } recommendedModules { id title progress { percent } } }`;
  await alex.graphql(query);
  server().statements();
  expect((await alex.graphql(query)).errors).toBeUndefined();
  expect(server().statements()).toHaveLength(1);
});

describe('createResource', () => {
  test('adds it for all users, with the address unchanged', async () => {
    const { data } = await create(alex, podcast);
    expect(data.createResource).toMatchObject({
      ...podcast,
      bookmarked: false,
      averageRating: null,
      reviewCount: 0,
      myReview: null,
    });
    expect(await findRow(server(), 'external_resources', data.createResource.id)).toMatchObject({
      url: podcast.url,
      added_by: alex.user.id,
      in_catalogue: false,
    });
    expect(await card(billie, data.createResource.id)).toEqual({
      ...data.createResource,
      isMine: false,
    });
  });

  test('accepts the form’s values by REST: hours as text, tags with commas', async () => {
    const response = await alex.rest('POST', '/resources', {
      ...passingKeys,
      ...podcast,
      cpdHours: '2.5',
      tags: ' sepsis, , lactate,sepsis ',
      peerReviewed: undefined,
    });
    for (const foreign of [{ inCatalogue: true }, { addedBy: billie.user.id }]) {
      const refused = await alex.rest('POST', '/resources', { ...podcast, ...foreign });
      expect(refused).toMatchObject({ status: 400, body: { fields: expect.any(Object) } });
    }
    expect(response).toMatchObject({
      status: 201,
      body: { cpdHours: 2.5, tags: ['sepsis', 'lactate'], peerReviewed: false, url: podcast.url },
    });
    expect(response.body.id).not.toBe(1);
    expect(await findRow(server(), 'external_resources', response.body.id)).toMatchObject({
      added_by: alex.user.id,
      in_catalogue: false,
    });
    expect(JSON.stringify(response.body)).not.toMatch(/admin|addedBy|inCatalogue|"search"/);
  });

  test.each([
    ['title', { title: '' }, 'Title is required'],
    ['description', { description: ' ' }, 'Description is required'],
    ['provider', { provider: '' }, 'Provider is required'],
    ['url', { url: 'javascript:alert(1)' }, 'URL must be an http or https address'],
    ['url', { url: 'data:text/html,x' }, 'URL must be an http or https address'],
    ['url', { url: '//example.org' }, 'URL must be an http or https address'],
    ['url', { url: 'java\tscript:alert(1)' }, 'URL must be an http or https address'],
    ['url', { url: '' }, 'URL is required'],
    ['type', { type: 'film' }, expect.stringMatching(/^Type must be one of (article|ARTICLE), /)],
    [
      'cpdCategory',
      { cpdCategory: 'Cooking' },
      expect.stringContaining('Category must be one of '),
    ],
    ['cpdHours', { cpdHours: 0.25 }, 'Minimum 0.5 hours'],
    ['cpdHours', { cpdHours: -1 }, 'CPD hours must be a positive number'],
    [
      'tags',
      {
        tags: Array(21)
          .fill(0)
          .map((_, n) => `t${n}`),
      },
      'At most 20 tags',
    ],
  ])('refuses a wrong %s %j', async (field, change, message) => {
    const before = await countRows(server(), 'external_resources');
    const response = await create(alex, { ...podcast, ...change });
    expect(code(response)).toBe('BAD_USER_INPUT');
    expect(fields(response)).toEqual({ [field]: message });
    expect(await alex.rest('POST', '/resources', { ...podcast, ...change })).toMatchObject({
      status: 400,
      body: { message, fields: { [field]: message } },
    });
    expect(await countRows(server(), 'external_resources')).toBe(before);
  });

  test.each(invalidTexts)('refuses %s for a text', async (_name, value) => {
    for (const field of ['title', 'description', 'url', 'provider', 'type']) {
      const response = await alex.rest('POST', '/resources', { ...podcast, [field]: value });
      expect(response.status, field).toBe(400);
    }
  });

  test('outlives the account that added it', async () => {
    const owner = await signedUp(server());
    const { data } = await create(owner, podcast);
    await review(owner, { resourceId: data.createResource.id, rating: 5 });
    await server().database.query({
      text: 'delete from users where id = $1',
      values: [owner.user.id],
    });
    expect(await card(alex, data.createResource.id)).toMatchObject({
      title: podcast.title,
      reviewCount: 0,
    });
  });
});

describe('bookmarks', () => {
  test('are added once and removed, by REST with 201, then 200, then 204', async () => {
    const client = await signedUp(server());
    const { id } = await added();
    const statuses = [];
    for (const method of ['POST', 'POST', 'DELETE', 'DELETE', 'POST']) {
      statuses.push((await client.rest(method, `/resources/${id}/bookmark`)).status);
    }
    expect(statuses).toEqual([201, 200, 204, 204, 201]);
    expect((await client.rest('GET', '/bookmarks')).body).toEqual([
      expect.objectContaining({ id: Number(id), url: podcast.url, bookmarked: true }),
    ]);
    expect((await unbookmark(client, id)).data.removeBookmark).toEqual({ id, bookmarked: false });
    expect((await bookmark(client, id)).data.addBookmark).toEqual({ id, bookmarked: true });
    expect((await card(client, id)).bookmarked).toBe(true);
    expect((await card(alex, id)).bookmarked).toBe(false);
  });

  test('are listed newest first, a page at a time', async () => {
    const client = await signedUp(server());
    const made = [await added(), await added(), await added()].map((each) => each.id);
    for (const id of made) await bookmark(client, id);
    const page = async (args: string) => {
      const list = 'totalCount nodes { id } pageInfo { hasNextPage hasPreviousPage endCursor }';
      return (await client.graphql(`{ bookmarks${args} { ${list} } }`)).data.bookmarks;
    };
    const idsOf = ({ nodes }: any) => nodes.map(({ id }: any) => id);
    expect(idsOf(await page(''))).toEqual(made.toReversed());
    const newest = await page('(first: 1)');
    expect(newest).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    const rest = await page(`(first: 2, after: "${newest.pageInfo.endCursor}")`);
    expect([...idsOf(newest), ...idsOf(rest)]).toEqual(made.toReversed());
    expect(rest.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    expect(idsOf(await page('(last: 2)'))).toEqual(made.slice(0, 2).toReversed());
  });

  test('have the pages of the other lists by REST', async () => {
    const client = await signedUp(server());
    const text = `insert into resource_bookmarks (user_id, resource_id, created_at)
      select $1, id, now() - id % 3 * interval '1 day' from external_resources order by id limit 50`;
    await server().database.query({ text, values: [client.user.id] });
    const whole = (await client.rest('GET', '/bookmarks')).body;
    expect(new Set(whole.map(({ id }: { id: number }) => id)).size).toBe(50);
    const { body, headers } = await client.raw('GET', '/api/bookmarks?first=30', undefined, {});
    const next = /^<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')![1]!;
    const rest = (await client.raw('GET', next, undefined, {})).body;
    expect([...body, ...rest]).toEqual(whole);
    for (const query of ['first=0', 'first=101', 'after=x', 'first=1&last=1']) {
      expect((await client.rest('GET', `/bookmarks?${query}`)).status, query).toBe(400);
    }
  });

  test('are one, even for a hundred concurrent requests', async () => {
    const client = await signedUp(server());
    const { id } = await added();
    const responses = await Promise.all(
      Array.from({ length: 100 }, () => client.rest('POST', `/resources/${id}/bookmark`)),
    );
    expect(responses.filter((each) => each.status === 201)).toHaveLength(1);
    expect(responses.filter((each) => each.status === 200)).toHaveLength(99);
    expect((await client.rest('GET', '/bookmarks')).body).toHaveLength(1);
  });

  test.each([...invalidIds, '2000000000'])('find no resource %s', async (id) => {
    expect((await alex.rest('POST', `/resources/${id}/bookmark`)).status).toBe(404);
    expect((await alex.rest('DELETE', `/resources/${id}/bookmark`)).status).toBe(404);
    expect(code(await bookmark(alex, id))).toBe('NOT_FOUND');
    expect(code(await unbookmark(alex, id))).toBe('NOT_FOUND');
  });

  test('cannot be removed by another user', async () => {
    const { id } = await added();
    await bookmark(alex, id);
    await unbookmark(billie, id);
    await billie.rest('DELETE', `/resources/${id}/bookmark`);
    expect((await card(alex, id)).bookmarked).toBe(true);
  });
});

describe('reviews', () => {
  test('are one for each user and change when sent again; the card shows their mean', async () => {
    const { id } = await added();
    const mine = (await review(alex, { resourceId: id, rating: 4, comment: ' Good on lactate ' }))
      .data.reviewResource;
    expect(mine).toMatchObject({
      resourceId: id,
      rating: 4,
      comment: 'Good on lactate',
      isMine: true,
      authorName: alex.user.fullName,
      resource: { id, averageRating: 4, reviewCount: 1, myReview: { rating: 4 } },
    });
    const billies = await billie.rest('POST', `/resources/${id}/reviews`, { rating: 5 });
    expect(billies).toMatchObject({
      status: 201,
      body: { rating: 5, comment: null, resourceId: Number(id), isMine: true },
    });
    const changed = await alex.rest('POST', `/resources/${id}/reviews`, {
      rating: 2,
      comment: 'On second thoughts',
    });
    expect(changed).toMatchObject({
      status: 200,
      body: {
        id: Number(mine.id),
        rating: 2,
        comment: 'On second thoughts',
        createdAt: mine.createdAt,
      },
    });
    expect(await card(billie, id)).toMatchObject({
      averageRating: 3.5,
      reviewCount: 2,
      myReview: { rating: 5, comment: null, isMine: true },
    });
    const { body } = await alex.rest('GET', `/resources/${id}/reviews`);
    expect(body.map((each: any) => [each.rating, each.isMine, each.authorName])).toEqual([
      [5, false, billie.user.fullName],
      [2, true, alex.user.fullName],
    ]);
    expect(JSON.stringify(body)).not.toMatch(/userId|username|password/);
  });

  test('are listed a page at a time', async () => {
    const { id } = await added();
    for (const client of [alex, billie]) await review(client, { resourceId: id, rating: 3 });
    const query = `query($id: ID!, $after: String) { resourceReviews(resourceId: $id, first: 1, after: $after) {
      totalCount nodes { isMine } pageInfo { hasNextPage endCursor } } }`;
    const first = (await alex.graphql(query, { id })).data.resourceReviews;
    expect(first).toMatchObject({
      totalCount: 2,
      nodes: [{ isMine: false }],
      pageInfo: { hasNextPage: true },
    });
    const second = (await alex.graphql(query, { id, after: first.pageInfo.endCursor })).data
      .resourceReviews;
    expect(second).toMatchObject({ nodes: [{ isMine: true }], pageInfo: { hasNextPage: false } });
  });

  test('are deleted by their author, and can be written again', async () => {
    const { id } = await added();
    const first = (await review(alex, { resourceId: id, rating: 4, comment: 'Fine' })).data
      .reviewResource;
    expect((await unreview(alex, first.id)).data.deleteReview).toMatchObject({
      id: first.id,
      rating: 4,
      comment: 'Fine',
      resource: { averageRating: null, reviewCount: 0, myReview: null },
    });
    expect(code(await unreview(alex, first.id))).toBe('NOT_FOUND');
    const again = await alex.rest('POST', `/resources/${id}/reviews`, {
      rating: 4,
      comment: 'Fine',
    });
    expect(again.status).toBe(201);
    const elsewhere = await added();
    expect(
      (await alex.rest('DELETE', `/resources/${elsewhere.id}/reviews/${again.body.id}`)).status,
    ).toBe(404);
    expect((await alex.rest('DELETE', `/resources/${id}/reviews/${again.body.id}`)).status).toBe(
      204,
    );
    expect((await card(alex, id)).reviewCount).toBe(0);
  });

  test.each([
    ['rating', { rating: 0 }, 'Rating must be between 1 and 5'],
    ['rating', { rating: 6 }, 'Rating must be between 1 and 5'],
    [
      'comment',
      { rating: 3, comment: 'x'.repeat(2001) },
      'Comment must be at most 2000 characters',
    ],
  ])('refuse a wrong %s', async (field, input, message) => {
    const { id } = await added();
    expect(fields(await review(alex, { resourceId: id, ...input }))).toEqual({ [field]: message });
    expect(await alex.rest('POST', `/resources/${id}/reviews`, input)).toMatchObject({
      status: 400,
      body: { message, fields: { [field]: message } },
    });
    expect((await card(alex, id)).reviewCount).toBe(0);
  });

  test.each(invalidTexts)('refuse %s for the comment', async (_name, comment) => {
    const { id } = await added();
    expect(
      (await alex.rest('POST', `/resources/${id}/reviews`, { rating: 3, comment })).status,
    ).toBe(400);
  });

  test('are one, even for twenty concurrent requests', async () => {
    const { id } = await added();
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        alex.rest('POST', `/resources/${id}/reviews`, { rating: 1 + (n % 5) }),
      ),
    );
    expect(responses.filter((each) => each.status === 201)).toHaveLength(1);
    expect((await card(alex, id)).reviewCount).toBe(1);
  });

  test('refuse another user, unknown ids, and callers without a session', async () => {
    const { id } = await added();
    const mine = (await review(alex, { resourceId: id, rating: 4 })).data.reviewResource;
    expect(code(await unreview(billie, mine.id))).toBe('NOT_FOUND');
    expect((await billie.rest('DELETE', `/resources/${id}/reviews/${mine.id}`)).status).toBe(404);
    for (const bad of [...invalidIds, '2000000000']) {
      expect(code(await review(alex, { resourceId: bad, rating: 3 })), bad).toBe('NOT_FOUND');
      expect(code(await unreview(alex, bad)), bad).toBe('NOT_FOUND');
    }
    const stranger = new TestClient(server());
    expect(code(await review(stranger, { resourceId: id, rating: 1 }))).toBe('UNAUTHENTICATED');
    expect(code(await unreview(stranger, mine.id))).toBe('UNAUTHENTICATED');
    expect((await stranger.rest('POST', `/resources/${id}/reviews`, { rating: 1 })).status).toBe(
      401,
    );
    expect((await stranger.rest('DELETE', `/resources/${id}/reviews/${mine.id}`)).status).toBe(401);
    expect(await card(alex, id)).toMatchObject({ reviewCount: 1, myReview: { rating: 4 } });
  });
});

/** Ids of everything that the library recommends to a user, or of what a search finds. */
const idsIn = async (client: TestClient, args = ''): Promise<string[]> => {
  const query = `query($after: String) { resources(first: 100, after: $after${args}) { totalCount nodes { id } pageInfo { endCursor hasNextPage } } }`;
  const ids: string[] = [];
  let after: string | null = null;
  for (;;) {
    const { data }: any = await client.graphql(query, { after });
    const { nodes, pageInfo, totalCount } = data.resources;
    ids.push(...nodes.map(({ id }: { id: string }) => id));
    if (!pageInfo.hasNextPage) {
      expect(ids).toHaveLength(totalCount);
      return ids;
    }
    after = pageInfo.endCursor;
  }
};
const bookmarkOf = async (client: TestClient, id: string) => {
  const { data } = await client.graphql(`{ bookmarks { nodes { ${parts} } } }`);
  return data.bookmarks.nodes.find((each: any) => each.id === id);
};
const people = (count: number) =>
  Promise.all(Array.from({ length: count }, () => signedUp(server())));

describe('recommendations of what a user added', () => {
  test('begin for others with the second of them who bookmarked or reviewed it', async () => {
    const [owner, one, two, reader] = (await people(4)) as [
      TestClient,
      TestClient,
      TestClient,
      TestClient,
    ];
    const { id } = (await create(owner, podcast)).data.createResource;
    expect(await idsIn(owner)).toContain(id);
    for (const use of [
      () => bookmark(owner, id),
      () => review(owner, { resourceId: id, rating: 5 }),
      () => bookmark(one, id),
      () => review(one, { resourceId: id, rating: 5 }),
    ]) {
      await use();
      expect(await idsIn(reader)).not.toContain(id);
    }
    expect(await idsIn(reader, ', query: "lactate sepsis registrars"')).toContain(id);
    await review(two, { resourceId: id, rating: 4 });
    expect(await idsIn(reader)).toContain(id);
    expect((await idsIn(owner)).filter((each) => each === id)).toHaveLength(1);
    await unbookmark(one, id);
    expect(await idsIn(reader)).toContain(id);
  });

  test('begin when two use it at the same time', async () => {
    const { id } = await added();
    const users = await people(4);
    await Promise.all(users.map((each) => bookmark(each, id)));
    expect(await findRow(server(), 'external_resources', id)).toMatchObject({
      used_by_others: true,
      version: 1,
    });
  });
});

describe('updateResource', () => {
  const change = (client: TestClient, id: string, input: object) =>
    client.graphql(
      `mutation($id: ID!, $input: UpdateResourceInput!) { updateResource(id: $id, input: $input) { ${parts} } }`,
      { id, input },
    );

  test('changes what is given for everyone, and refuses an earlier version', async () => {
    const made = (await create(alex, podcast)).data.createResource;
    const { data } = await change(alex, made.id, { title: 'Sepsis, again', version: made.version });
    expect(data.updateResource).toMatchObject({
      ...podcast,
      title: 'Sepsis, again',
      version: made.version + 1,
      createdAt: made.createdAt,
      isMine: true,
    });
    expect((await card(billie, made.id)).title).toBe('Sepsis, again');
    const late = await change(alex, made.id, { title: 'Too late', version: made.version });
    expect(code(late)).toBe('CONFLICT');
    const byRest = await alex.rest('PATCH', `/resources/${made.id}`, { tags: 'one, two' });
    expect(byRest).toMatchObject({
      status: 200,
      body: { title: 'Sepsis, again', tags: ['one', 'two'], version: made.version + 2 },
    });
    expect(fields(await change(alex, made.id, { title: ' ' }))).toEqual({
      title: 'Title is required',
    });
  });

  test('finds neither another user’s nor one of the product', async () => {
    const theirs = await added();
    const [ours] = await idsIn(alex, ', query: "ambulance clinical"');
    for (const id of [theirs.id, ours!]) {
      const before = await findRow(server(), 'external_resources', id);
      expect(code(await change(alex, id, { title: 'Mine now' }))).toBe('NOT_FOUND');
      expect((await alex.rest('DELETE', `/resources/${id}`)).status).toBe(404);
      expect(await findRow(server(), 'external_resources', id)).toEqual(before);
    }
  });
});

describe('deleteResource', () => {
  test('takes it from everyone until it is restored; bookmarks and reviews stay', async () => {
    const [owner, reader] = (await people(2)) as [TestClient, TestClient];
    const { id } = (await create(owner, podcast)).data.createResource;
    await bookmark(reader, id);
    await review(reader, { resourceId: id, rating: 4, comment: 'Good on lactate' });
    expect((await owner.rest('DELETE', `/resources/${id}`)).status).toBe(204);
    expect((await owner.rest('DELETE', `/resources/${id}`)).status).toBe(404);

    const query = 'query($id: ID!) { resource(id: $id) { id } }';
    for (const client of [owner, reader]) {
      expect(code(await client.graphql(query, { id }))).toBe('NOT_FOUND');
      expect((await client.rest('GET', `/resources/${id}/reviews`)).status).toBe(404);
      expect(await idsIn(client)).not.toContain(id);
      expect(await idsIn(client, ', query: "registrars"')).not.toContain(id);
      expect(code(await review(client, { resourceId: id, rating: 1 }))).toBe('NOT_FOUND');
    }
    expect((await owner.rest('POST', `/resources/${id}/bookmark`)).status).toBe(404);
    expect((await alex.rest('POST', `/resources/${id}/report`, { reason: 'other' })).status).toBe(
      404,
    );
    expect(await bookmarkOf(reader, id)).toMatchObject({
      title: podcast.title,
      unavailable: 'deleted',
      bookmarked: true,
      description: '',
      url: expect.stringMatching(/\/resources$/),
      tags: [],
      myReview: { rating: 4 },
    });

    expect((await reader.rest('POST', `/resources/${id}/restore`)).status).toBe(404);
    const restored = await owner.rest('POST', `/resources/${id}/restore`);
    expect(restored).toMatchObject({ status: 200, body: { ...podcast, unavailable: null } });
    expect(await card(reader, id)).toMatchObject({
      url: podcast.url,
      bookmarked: true,
      reviewCount: 1,
    });
  });

  test('lets others remove their bookmark and their review', async () => {
    const [owner, reader] = (await people(2)) as [TestClient, TestClient];
    const { id } = (await create(owner, podcast)).data.createResource;
    await bookmark(reader, id);
    const mine = (await review(reader, { resourceId: id, rating: 4 })).data.reviewResource;
    await owner.rest('DELETE', `/resources/${id}`);
    expect((await unreview(reader, mine.id)).data.deleteReview.resource.reviewCount).toBe(0);
    expect((await unbookmark(reader, id)).data.removeBookmark).toEqual({ id, bookmarked: false });
    expect(await bookmarkOf(reader, id)).toBeUndefined();
  });

  test('is for good after 30 days', async () => {
    const { id } = (await create(alex, podcast)).data.createResource;
    await alex.rest('DELETE', `/resources/${id}`);
    const later = (days: number) => new Date(Date.now() + days * 86_400_000);
    await removeOldRecords(server(), later(BIN_DAYS - 1));
    expect(await findRow(server(), 'external_resources', id)).toBeDefined();
    await removeOldRecords(server(), later(BIN_DAYS + 1));
    expect((await alex.rest('POST', `/resources/${id}/restore`)).status).toBe(404);
  });
});

describe('reportResource', () => {
  const report = (client: TestClient, id: unknown, input: object = { reason: 'wrong' }) =>
    client.rest('POST', `/resources/${id}/report`, input);

  test('hides it from the reporter alone, until the report is withdrawn', async () => {
    const [owner, reporter] = (await people(2)) as [TestClient, TestClient];
    const { id } = (await create(owner, podcast)).data.createResource;
    await bookmark(reporter, id);
    await bookmark(alex, id);
    await bookmark(billie, id);
    const before = await card(owner, id);
    expect(await idsIn(reporter)).toContain(id);

    const first = await report(reporter, id, { reason: 'wrong', comment: ' Old doses ' });
    expect(first).toMatchObject({ status: 201, body: { isHidden: true, bookmarked: true } });
    for (const args of ['', ', query: "registrars"', ', cpdCategory: RESEARCH']) {
      expect(await idsIn(reporter, args), args).not.toContain(id);
      expect(await idsIn(alex, args), args).toContain(id);
    }
    expect(await bookmarkOf(reporter, id)).toMatchObject({ isHidden: true, title: podcast.title });
    expect(await card(owner, id)).toEqual(before);

    const again = `mutation($input: ReportResourceInput!) { reportResource(input: $input) { id isHidden } }`;
    await reporter.graphql(again, { input: { resourceId: id, reason: 'advertising' } });
    const text = 'select reason, comment from resource_reports where resource_id = $1';
    const rows = () => server().database.query({ text, values: [id] });
    expect(await rows()).toEqual([{ reason: 'advertising', comment: null }]);
    expect((await report(reporter, id)).status).toBe(200);

    for (let n = 0; n < 2; n += 1) {
      expect((await reporter.rest('DELETE', `/resources/${id}/report`)).status).toBe(204);
    }
    expect(await idsIn(reporter)).toContain(id);
    expect(await rows()).toEqual([]);
  });

  test.each([
    ['reason', {}, 'Reason is required'],
    ['reason', { reason: 'boring' }, expect.stringContaining('Reason must be one of ')],
    [
      'comment',
      { reason: 'other', comment: 'x'.repeat(501) },
      'Comment must be at most 500 characters',
    ],
  ])('refuses a wrong %s', async (field, input, message) => {
    const { id } = await added();
    expect(await report(alex, id, input)).toMatchObject({
      status: 400,
      body: { fields: { [field]: message } },
    });
    expect((await card(alex, id)).isHidden).toBe(false);
  });

  test('is limited per user', async () => {
    const [busy] = (await people(1)) as [TestClient];
    const { id } = await added();
    for (let n = 0; n < reportingLimits.reports; n += 1) await report(busy, id);
    expect((await report(busy, id)).status).toBe(429);
    expect((await report(billie, id)).status).toBe(201);
  });
});

describe('the operator', () => {
  const em = () => server().database.orm.em.fork();
  const operator = () => ({ em: em(), services: server().services, now: server().services.now() });

  test('reads what is reported, most often first, with reasons and comments', async () => {
    const [one, two] = (await people(2)) as [TestClient, TestClient];
    const { id } = await added();
    await one.rest('POST', `/resources/${id}/report`, { reason: 'wrong', comment: 'Old doses' });
    await two.rest('POST', `/resources/${id}/report`, { reason: 'wrong' });
    const list = await reported(em());
    expect(list.find((each) => each.id === Number(id))).toEqual({
      id: Number(id),
      title: podcast.title,
      url: podcast.url,
      addedBy: expect.any(Number),
      isRemoved: false,
      isDeleted: false,
      count: 2,
      reasons: { wrong: 2 },
      comments: [{ userId: one.user.id, reason: 'wrong', comment: 'Old doses' }],
    });
    const counts = list
      .filter((each) => !each.isRemoved && !each.isDeleted)
      .map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });

  test('removes one for everyone, notifies who added it, and brings it back', async () => {
    const [owner, reader] = (await people(2)) as [TestClient, TestClient];
    const { id } = (await create(owner, podcast)).data.createResource;
    await bookmark(reader, id);
    await removeByOperator(operator(), id, { reason: 'It names a patient.' });
    await expect(removeByOperator(operator(), id, {})).rejects.toThrow('already removed');
    expect(await idsIn(owner, ', query: "registrars"')).not.toContain(id);
    expect((await owner.rest('PATCH', `/resources/${id}`, { title: 'Back' })).status).toBe(404);
    expect((await owner.rest('DELETE', `/resources/${id}`)).status).toBe(404);
    const kept = await bookmarkOf(reader, id);
    expect(kept).toMatchObject({ unavailable: 'removed', title: 'Removed resource', provider: '' });
    expect(JSON.stringify(kept)).not.toContain('lactate');
    const { body } = await owner.rest('GET', '/notifications');
    const told = body.filter((each: any) => each.kind === 'resource-removed');
    expect(told).toEqual([
      expect.objectContaining({ message: expect.stringContaining('Reason: It names a patient.') }),
    ]);
    await restoreByOperator(em(), id);
    expect(await card(reader, id)).toMatchObject({ title: podcast.title, bookmarked: true });
  });

  test.each(['0', '2000000000', '99999999999', 'x'])('finds no resource %s', async (id) => {
    await expect(removeByOperator(operator(), id, {})).rejects.toThrow('no resource with this id');
    await expect(restoreByOperator(em(), id)).rejects.toThrow('no resource with this id');
  });
});

describe('the hours of the library', () => {
  test.each([
    ['a manual', 'https://www.ambulance.qld.gov.au/clinical/cpm'],
    ['a home page', 'https://www.mhpn.org.au'],
    ['a site of courses', 'https://www.mhpod.gov.au'],
    ['a calculator', 'https://www.mdcalc.com/calc/64/glasgow-coma-scale-score-gcs'],
    [
      'a page of news',
      'https://civil-protection-knowledge-network.europa.eu/news/knowems-webinar-highlights-pre-hospital-stroke-management',
    ],
  ])('claims no hours for %s', (_name, url) => {
    expect(resourceCatalogue.find((each) => each.url === url)!.cpdHours).toBe(0);
  });

  test('claims no hours for any tool', () => {
    const tools = resourceCatalogue.filter(({ type }) => type === 'tool');
    expect(tools.map(({ cpdHours }) => cpdHours)).toEqual(tools.map(() => 0));
  });
});
