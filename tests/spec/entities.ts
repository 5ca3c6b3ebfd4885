import { expect } from 'vitest';
import {
  completeModule,
  ApiFixture,
  expectSuccess,
  expectRequired,
  expectRefusal,
  samples,
} from '#tests/support/api-fixture';
import { PASSWORD } from '#tests/support/client';
import type { SpecSection } from '#tests/support/spec-section';
import { activityCategories } from '#domain/records/activities';

const flags = [
  ['cpd_modules', 'is_recommended'],
  ['activities', 'is_interactive'],
  ['notifications', 'is_read'],
  ['external_resources', 'peer_reviewed'],
] as const;

const profile = async ({ me }: ApiFixture) =>
  (await me.graphql('{ me { displayName role roleLabel organization profileImage } }')).data.me;

const newResource = async ({ me }: ApiFixture, change: object = {}) =>
  expectSuccess(me, 'POST', '/resources', { ...samples.resource, ...change });

const addedTo = async ({ me }: ApiFixture, path: string): Promise<object> => {
  const { id } = await expectSuccess(me, 'POST', '/resources', samples.resource);
  return expectSuccess(
    me,
    'POST',
    `/resources/${id}/${path}`,
    path === 'reviews' ? { rating: 4 } : {},
  );
};

/** Section 3: entities and their fields, in the database and in the APIs. */
export const entities: SpecSection<ApiFixture>[] = [
  {
    section: '3 users',
    rows: {
      'id is a serial key': async (api) =>
        expect((await api.column('users', 'id')).fallback).toContain('nextval'),
      'username, password, fullName and role are required texts': (api) =>
        expectRequired(api, 'users', 'username password full_name role'),
      'organization, profileImage and both registration dates may be missing': (api) =>
        expectRequired(
          api,
          'users',
          'organization profile_image registration_date registration_expiry_date',
          false,
        ),
      'username is unique': async (api) => {
        const { username } = api.me.user;
        const again = { username, password: PASSWORD, fullName: 'Somebody Else' };
        await expectRefusal(
          await api.signUp(),
          ['POST', '/register', again],
          409,
          'Username already exists',
          'username',
        );
      },
      'role: default paramedic, displayed capitalised': async (api) =>
        expect(await profile(api)).toMatchObject({ role: 'paramedic', roleLabel: 'Paramedic' }),
      "role: label 'Paramedic' when missing": async (api) => {
        const me = await api.signUp();
        await api.query(`update users set role = '' where id = $1`, me.user.id);
        expect((await profile(new ApiFixture(api.server, me))).roleLabel).toBe('Paramedic');
      },
      'organization: default Queensland Ambulance Service': async (api) => {
        expect((await api.column('users', 'organization')).fallback).toContain(
          'Queensland Ambulance Service',
        );
        expect(
          await api.signUp({ organization: undefined }).then(({ user }) => user),
        ).toMatchObject({ organization: 'Queensland Ambulance Service' });
      },
      'created from username, password, fullName and organization; the password never comes back':
        async ({ me }) => {
          expect(me.user).toEqual({
            id: expect.any(Number),
            username: expect.any(String),
            fullName: expect.any(String),
            role: 'paramedic',
            organization: 'Queensland Ambulance Service',
            profileImage: null,
            registrationDate: null,
            registrationExpiryDate: null,
            registrationExpiryRule: 'board-year',
            registrationNumber: null,
            registrationType: null,
            registrationTypeSince: null,
            registrationBreaks: [],
            registrationSpans: [],
            boardAnswers: [],
            timeZone: 'Australia/Brisbane',
          });
        },
      'shown by full name, or by username when there is no full name (section 1)': async (api) => {
        expect((await profile(api)).displayName).toBe(api.me.user.fullName);
        const me = await api.signUp();
        await api.query(`update users set full_name = '' where id = $1`, me.user.id);
        expect((await profile(new ApiFixture(api.server, me))).displayName).toBe(me.user.username);
      },
      'avatar: the initials of the full name, else the first two letters of the username in upper case (section 2)':
        async (api) => {
          const me = await api.signUp({ fullName: 'Thảo Nguyễn' });
          const initials = async () => (await me.graphql('{ me { initials } }')).data.me.initials;
          expect(await initials()).toBe('TN');
          await api.query(`update users set full_name = '' where id = $1`, me.user.id);
          expect(await initials()).toBe(me.user.username.slice(0, 2).toUpperCase());
        },
    },
  },
  {
    section: '3 CPD category enumeration',
    rows: {
      'Clinical Practice, Professional Development, Research & Education': async ({ me }) => {
        expect(activityCategories).toEqual([
          'Clinical Practice',
          'Professional Development',
          'Research & Education',
        ]);
        for (const category of activityCategories) {
          await expectSuccess(me, 'POST', '/activities', { ...samples.activity, category });
        }
      },
      'the other labels (Research, Education, Leadership) are none of an activity': async ({
        me,
      }) => {
        for (const category of ['Research', 'Education', 'Leadership']) {
          const activity = { ...samples.activity, category };
          await expectRefusal(
            me,
            ['POST', '/activities', activity],
            400,
            'Category must be one of Clinical Practice, Professional Development, Research & Education',
          );
        }
      },
    },
  },
  {
    section: '3 cpd_modules',
    rows: {
      'title, description, category, hours (integer) and content are required': async (api) => {
        await expectRequired(api, 'cpd_modules', 'title description category hours content');
        expect((await api.column('cpd_modules', 'hours')).type).toBe('integer');
      },
      'imageUrl may be missing; isRecommended: default false': async (api) => {
        await expectRequired(api, 'cpd_modules', 'image_url', false);
        expect((await api.column('cpd_modules', 'is_recommended')).fallback).toBe('false');
      },
      'the module list shown to clients also carries isInteractive and completed': async ({
        me,
      }) => {
        for (const module of (await me.rest('GET', '/modules')).body) {
          expect(module).toMatchObject({
            isInteractive: expect.any(Boolean),
            completed: expect.any(Boolean),
          });
        }
      },
    },
  },
  {
    section: '3 cpd_activities',
    rows: {
      'userId, title, category, hours, isInteractive and status are required': (api) =>
        expectRequired(api, 'activities', 'user_id title category hours is_interactive status'),
      'moduleId, description, completedDate and evidence may be missing': (api) =>
        expectRequired(api, 'activities', 'module_id description completed_date evidence', false),
      'defaults: isInteractive false, status in-progress': async (api) => {
        expect((await api.column('activities', 'is_interactive')).fallback).toBe('false');
        expect((await api.column('activities', 'status')).fallback).toContain('in-progress');
        expect(await expectSuccess(api.me, 'POST', '/activities', samples.activity)).toMatchObject({
          moduleId: null,
          description: null,
          isInteractive: false,
          completedDate: null,
          status: 'in-progress',
          evidence: null,
        });
      },
      'status values: in-progress or completed': ({ me }) =>
        expectRefusal(
          me,
          ['POST', '/activities', { ...samples.activity, status: 'planned' }],
          400,
          'Status must be in-progress or completed',
          'status',
        ),
      'hours: integer or half (contract: half hours survive)': async ({ me }) => {
        for (const hours of [3, 2.5]) {
          const activity = await expectSuccess(me, 'POST', '/activities', {
            ...samples.activity,
            hours,
          });
          const read = await me.rest('GET', `/activities/${activity.id}`);
          expect(read.body.hours).toBe(hours);
        }
      },
      'evidence: URL or free text': async ({ me }) => {
        for (const evidence of ['https://example.org/proof', 'In the blue folder']) {
          const activity = { ...samples.activity, evidence };
          expect(await expectSuccess(me, 'POST', '/activities', activity)).toMatchObject({
            evidence,
          });
        }
      },
    },
  },
  {
    section: '3 reflective_logs',
    rows: {
      'userId, content, learningOutcomes, futureApplication and createdAt are there': (api) =>
        expectRequired(
          api,
          'reflective_logs',
          'user_id content learning_outcomes future_application created_at',
        ),
      'activityId: optional, nullable': async ({ me }) => {
        const { id } = await expectSuccess(me, 'POST', '/activities', samples.activity);
        for (const activityId of [undefined, null, id]) {
          const log = await expectSuccess(me, 'POST', '/reflective-logs', {
            ...samples.log,
            activityId,
          });
          expect(log.activityId).toBe(activityId ?? null);
        }
      },
      'createdAt: defaults to now': async ({ me, now }) =>
        expect((await expectSuccess(me, 'POST', '/reflective-logs', samples.log)).createdAt).toBe(
          now,
        ),
    },
  },
  {
    section: '3 documents',
    rows: {
      'userId, title, type, content and createdAt are there': (api) =>
        expectRequired(api, 'documents', 'user_id title type content created_at'),
      'type: certificate, reflection, evidence or other': async ({ me }) => {
        for (const type of ['certificate', 'reflection', 'evidence', 'other']) {
          const document = { ...samples.document, type };
          expect(await expectSuccess(me, 'POST', '/documents', document)).toMatchObject({ type });
        }
        const unknown = { ...samples.document, type: 'picture' };
        await expectRefusal(
          me,
          ['POST', '/documents', unknown],
          400,
          'Type must be one of certificate, reflection, evidence, other',
          'type',
        );
      },
      'createdAt: defaults to now': async ({ me, now }) =>
        expect((await expectSuccess(me, 'POST', '/documents', samples.document)).createdAt).toBe(
          now,
        ),
    },
  },
  {
    section: '3 notifications',
    rows: {
      'userId, title, message and createdAt are there': (api) =>
        expectRequired(api, 'notifications', 'user_id title message created_at'),
      'isRead: default false; createdAt: now': async (api) => {
        const me = await api.signUp();
        const [welcome] = (await me.rest('GET', '/notifications')).body;
        expect(welcome).toMatchObject({ isRead: false, createdAt: api.now });
      },
    },
  },
  {
    section: '3 external_resources',
    rows: {
      'title, description, url, type, provider, cpdCategory and cpdHours are required': (api) =>
        expectRequired(
          api,
          'external_resources',
          'title description url type provider cpd_category cpd_hours',
        ),
      'imageUrl may be missing': (api) =>
        expectRequired(api, 'external_resources', 'image_url', false),
      'cpdHours: decimal, precision 4, scale 1, default 0': async (api) =>
        expect(await api.column('external_resources', 'cpd_hours')).toMatchObject({
          type: 'numeric',
          precision: 4,
          scale: 1,
          fallback: '0',
        }),
      'peerReviewed: default false; tags: a list of text': async (api) => {
        expect((await api.column('external_resources', 'tags')).type).toBe('ARRAY');
        expect(await newResource(api)).toMatchObject({ peerReviewed: false, tags: [] });
      },
      'createdAt and updatedAt: now': async (api) =>
        expect(await newResource(api)).toMatchObject({ createdAt: api.now, updatedAt: api.now }),
      'types: article, video, podcast, course, guideline, research, tool; the form also offers webinar, ebook, other':
        async (api) => {
          const types = 'article video podcast course guideline research tool webinar ebook other';
          for (const type of types.split(' ')) {
            expect(await newResource(api, { type })).toMatchObject({ type });
          }
        },
      'form categories: Clinical Practice, Professional Development, Research, Education, Leadership':
        async (api) => {
          for (const cpdCategory of [
            'Clinical Practice',
            'Professional Development',
            'Research',
            'Education',
            'Leadership',
          ]) {
            expect(await newResource(api, { cpdCategory })).toMatchObject({ cpdCategory });
          }
        },
      'in the form, cpdHours is entered as a string': async (api) =>
        expect((await newResource(api, { cpdHours: '1.5' })).cpdHours).toBe(1.5),
    },
  },
  {
    section: '3 resource_reviews and resource_bookmarks',
    rows: {
      'a review: created from resourceId, userId, rating and an optional comment': async (api) =>
        expect(await addedTo(api, 'reviews')).toMatchObject({ rating: 4, comment: null }),
      'a review: rating is a required integer': async (api) => {
        const { id } = await newResource(api);
        for (const rating of [undefined, 2.5]) {
          await expectRefusal(
            api.me,
            ['POST', `/resources/${id}/reviews`, { rating }],
            400,
            'Rating must be between 1 and 5',
            'rating',
          );
        }
      },
      'a bookmark: created from resourceId and userId': async (api) =>
        expect(await addedTo(api, 'bookmark')).toMatchObject({ bookmarked: true }),
      'both have a createdAt': async (api) => {
        await expectRequired(api, 'resource_reviews', 'created_at');
        await expectRequired(api, 'resource_bookmarks', 'created_at');
      },
      'both: cascade delete with the resource and with the user': async (api) => {
        for (const table of ['resource_reviews', 'resource_bookmarks']) {
          expect(await api.onDelete(table, 'resource_id')).toBe('CASCADE');
          expect(await api.onDelete(table, 'user_id')).toBe('CASCADE');
        }
      },
    },
  },
  {
    section: '3 client-side shapes, and the flags of section 9',
    rows: {
      'CPD summary: totalHours, interactiveHours, completedActivities, reflectiveLogsCount, documentsCount, categoryHours':
        async ({ me }) =>
          expect((await me.rest('GET', '/cpd-summary')).body).toMatchObject({
            totalHours: expect.any(Number),
            interactiveHours: expect.any(Number),
            completedActivities: expect.any(Number),
            reflectiveLogsCount: expect.any(Number),
            documentsCount: expect.any(Number),
            categoryHours: {
              'Clinical Practice': expect.any(Number),
              'Professional Development': expect.any(Number),
              'Research & Education': expect.any(Number),
            },
          }),
      'resource recommendation: id, title, provider, description, url, peerReviewed, cpdCategory, cpdHours, tags':
        async ({ me }) => {
          const [first] = (await me.rest('GET', '/resources/recommendations?limit=1')).body;
          expect(first).toMatchObject({
            id: expect.any(Number),
            title: expect.any(String),
            provider: expect.any(String),
            description: expect.any(String),
            url: expect.stringMatching(/^https?:/),
            peerReviewed: expect.any(Boolean),
            cpdCategory: expect.any(String),
            cpdHours: expect.any(Number),
            tags: expect.any(Array),
          });
        },
      'quiz question: question, 3 options; correctAnswer and explanation leave only after submission (contract)':
        async (api) => {
          const me = await api.signUp();
          const before = await me.rest('GET', '/modules/1');
          for (const question of before.body.questions) {
            expect(Object.keys(question).toSorted()).toEqual(['index', 'options', 'question']);
            expect(question.options).toHaveLength(3);
          }
          await completeModule(me, 'acls');
          const { data } = await me.graphql(
            '{ modules { lastAttempt { results { correctAnswer explanation } } } }',
          );
          const [first] = data.modules[1].lastAttempt.results;
          expect([0, 1, 2]).toContain(first.correctAnswer);
          expect(first.explanation).not.toBe('');
        },
      'flags default to false: isRecommended, isInteractive, peerReviewed, isRead': async (api) => {
        for (const [table, flag] of flags) {
          expect(await api.column(table, flag)).toMatchObject({ fallback: 'false' });
        }
      },
    },
  },
];
