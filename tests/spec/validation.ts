import { expect } from 'vitest';
import {
  ApiFixture,
  expectSuccess,
  inDays,
  expectRefusal,
  samples,
} from '#tests/support/api-fixture';
import type { SpecSection } from '#tests/support/spec-section';
import { activityDefaults } from '#domain/records/activities';
import { documentDefaults } from '#domain/records/documents';
import { resourceDefaults } from '#domain/learning/resources';

type Sample = Readonly<Record<string, unknown>>;

/** A form: its request with valid input. */
const form =
  (method: string, path: string, sample: Sample, created = 201) =>
  (change: Sample) => ({
    /** Expects the change to be refused with this message on its field. */
    says:
      (message: string, field = Object.keys(change)[0]) =>
      ({ me }: ApiFixture) =>
        expectRefusal(me, [method, path, { ...sample, ...change }], 400, message, field),
    /** Expects the change to be accepted. */
    isTaken: async ({ me }: ApiFixture) => {
      const { status } = await me.rest(method, path, { ...sample, ...change });
      expect(status).toBe(created);
    },
  });

const login = form('POST', '/login', samples.login, 200);
const register = (change: Sample) =>
  form('POST', '/register', {
    username: `medic-${JSON.stringify(change).length}-${Object.keys(change).join('')}`,
    password: 'night-shift-7',
    fullName: 'Alex Medic',
  })(change);
const activity = form('POST', '/activities', samples.activity);
const log = form('POST', '/reflective-logs', samples.log);
const document = form('POST', '/documents', samples.document);
const resource = form('POST', '/resources', samples.resource);
const profile = form(
  'PATCH',
  '/user/profile',
  { fullName: 'Alex Medic', organization: 'Queensland Ambulance Service' },
  200,
);
const registration = form('PATCH', '/user/registration', {}, 200);

/** Section 5: validation rules on the server; the screens' rows test the forms. */
export const validation: SpecSection<ApiFixture>[] = [
  {
    section: '5 login',
    rows: {
      "'Username is required'": login({ username: '' }).says('Username is required'),
      "'Password is required'": login({ password: '' }).says('Password is required'),
    },
  },
  {
    section: '5 register (and the password of section 9)',
    rows: {
      "password at least 6 characters ('Password must be at least 6 characters')": register({
        password: '12345',
      }).says('Password must be at least 6 characters'),
      'a password of 6 characters is taken': (api) =>
        // As another user, since registering signs in.
        api.signUp({ password: 'x7-q2p' }),
      "full name required ('Full name is required')": register({ fullName: ' ' }).says(
        'Full name is required',
      ),
      'username required': register({ username: '' }).says('Username is required'),
      'organization defaults to Queensland Ambulance Service': async (api) =>
        expect((await api.signUp({ organization: '' })).user).toMatchObject({
          organization: 'Queensland Ambulance Service',
        }),
    },
  },
  {
    section: '5 activity form (and its limits of section 9)',
    rows: {
      "title: at least 2 characters ('Title must be at least 2 characters')": activity({
        title: 'A',
      }).says('Title must be at least 2 characters'),
      'a title of 2 characters is taken': activity({ title: 'AB' }).isTaken,
      "category: required ('Category is required')": activity({ category: undefined }).says(
        'Category is required',
      ),
      'description: optional': activity({ description: undefined }).isTaken,
      'hours: coerced to a number': async ({ me }) =>
        expect(
          (await expectSuccess(me, 'POST', '/activities', { ...samples.activity, hours: '2.5' }))
            .hours,
        ).toBe(2.5),
      "hours: positive ('Hours must be a positive number')": activity({ hours: 0 }).says(
        'Hours must be a positive number',
      ),
      "hours: minimum 0.5 ('Minimum 0.5 hours')": activity({ hours: 0.25 }).says(
        'Minimum 0.5 hours',
      ),
      '0.5 hours are taken': activity({ hours: 0.5 }).isTaken,
      'hours: steps of 0.5': activity({ hours: 1.2 }).says('Hours must be in steps of 0.5'),
      'isInteractive: boolean': activity({ isInteractive: 'perhaps' }).says(
        'Interactive must be yes or no',
      ),
      'status: in-progress or completed': activity({ status: 'done' }).says(
        'Status must be in-progress or completed',
      ),
      'completedDate: optional; future dates are not taken': activity({
        status: 'completed',
        completedDate: `${inDays(1)}T02:00:00.000Z`,
      }).says('Completion date cannot be in the future', 'completedDate'),
      'evidence: optional': activity({ evidence: undefined }).isTaken,
      'defaults: category Clinical Practice, hours 1, status in-progress, not interactive, the rest empty':
        () => {
          const { category, hours, status, ...rest } = activityDefaults;
          expect([category, hours, status]).toEqual(['Clinical Practice', 1, 'in-progress']);
          expect(rest).toMatchObject({ title: '', isInteractive: false, completedDate: null });
          expect(Object.values(rest).filter(Boolean)).toEqual([]);
        },
    },
  },
  {
    section: '5 reflective log: the server takes the lower minimums (contract)',
    rows: {
      "content at least 20 ('Please provide at least 20 characters for your reflection')": log({
        content: 'x'.repeat(19),
      }).says('Please provide at least 20 characters for your reflection'),
      'content of 20 characters is taken': log({ content: 'x'.repeat(20) }).isTaken,
      "learningOutcomes at least 10 ('Please describe what you learned in at least 10 characters')":
        log({ learningOutcomes: 'x'.repeat(9) }).says(
          'Please describe what you learned in at least 10 characters',
        ),
      'learningOutcomes of 10 characters is taken': log({ learningOutcomes: 'x'.repeat(10) })
        .isTaken,
      "futureApplication at least 10 ('Please describe how you will apply this knowledge in at least 10 characters')":
        log({ futureApplication: 'x'.repeat(9) }).says(
          'Please describe how you will apply this knowledge in at least 10 characters',
        ),
      'futureApplication of 10 characters is taken': log({ futureApplication: 'x'.repeat(10) })
        .isTaken,
      'activityId optional': log({ activityId: undefined }).isTaken,
      'the user id is that of the signed-in user, whatever the payload says (contract)': async (
        api,
      ) => {
        const other = await api.signUp();
        await expectSuccess(other, 'POST', '/reflective-logs', {
          ...samples.log,
          userId: api.me.user.id,
        });
        expect((await other.rest('GET', '/reflective-logs')).body).toHaveLength(1);
      },
    },
  },
  {
    section: '5 registration date',
    rows: {
      "required ('Registration date is required')": registration({
        registrationDate: null,
      }).says('Registration date is required'),
      'future dates are not allowed': registration({ registrationDate: inDays(1) }).says(
        'Registration date cannot be in the future',
      ),
      'today is allowed': registration({ registrationDate: inDays(0) }).isTaken,
    },
  },
  {
    section: '5 profile',
    rows: {
      "fullName at least 2 characters ('Full name must be at least 2 characters')": profile({
        fullName: 'A',
      }).says('Full name must be at least 2 characters'),
      "organization at least 2 characters ('Organization must be at least 2 characters')": profile({
        organization: 'Q',
      }).says('Organization must be at least 2 characters'),
      '2 characters are taken': profile({ fullName: 'Al', organization: 'QA' }).isTaken,
    },
  },
  {
    section: '5 document form',
    rows: {
      "title at least 3 characters ('Title must be at least 3 characters')": document({
        title: 'CP',
      }).says('Title must be at least 3 characters'),
      'a title of 3 characters is taken': document({ title: 'CPR' }).isTaken,
      "type at least 1 ('Type is required')": document({ type: '' }).says('Type is required'),
      "content at least 10 ('Content must be at least 10 characters')": document({
        content: '123456789',
      }).says('Content must be at least 10 characters'),
      'content of 10 characters is taken': document({ content: '1234567890' }).isTaken,
      'type defaults to certificate and content to empty': () =>
        expect(documentDefaults).toMatchObject({ title: '', type: 'certificate', content: '' }),
    },
  },
  {
    section: '5 resource form',
    rows: {
      'tags: a comma-separated string is split, trimmed, empties dropped': async ({ me }) => {
        const added = { ...samples.resource, tags: ' chest, needle ,, ' };
        expect((await expectSuccess(me, 'POST', '/resources', added)).tags).toEqual([
          'chest',
          'needle',
        ]);
      },
      'tags: or a list of strings': async ({ me }) => {
        const added = { ...samples.resource, tags: ['chest', 'needle'] };
        expect((await expectSuccess(me, 'POST', '/resources', added)).tags).toEqual([
          'chest',
          'needle',
        ]);
      },
      'cpdHours: minimum 0.5': resource({ cpdHours: '0.4' }).says('Minimum 0.5 hours'),
      'cpdHours: step 0.5': resource({ cpdHours: '0.7' }).says('CPD hours must be in steps of 0.5'),
      'title, url and provider are required': async (api) => {
        await resource({ title: '' }).says('Title is required')(api);
        await resource({ url: '' }).says('URL is required')(api);
        await resource({ provider: '' }).says('Provider is required')(api);
      },
      'defaults: type article, cpdCategory Clinical Practice, cpdHours 1.0, peerReviewed false, empty tags':
        () =>
          expect(resourceDefaults).toMatchObject({
            type: 'article',
            cpdCategory: 'Clinical Practice',
            cpdHours: '1.0',
            peerReviewed: false,
            tags: '',
          }),
    },
  },
  {
    section: '5 profile completion',
    rows: {
      'the share of four items present, rounded to a percentage': async (api) => {
        const me = await api.signUp();
        const completion = async () =>
          (await me.graphql('{ me { profileCompletion profileItems { label done } } }')).data.me;
        expect(await completion()).toEqual({
          profileCompletion: 50,
          profileItems: [
            { label: 'Full Name', done: true },
            { label: 'Organization', done: true },
            { label: 'Registration', done: false },
            { label: 'Profile Image', done: false },
          ],
        });
        await expectSuccess(me, 'PATCH', '/user/registration', { registrationDate: inDays(-30) });
        expect((await completion()).profileCompletion).toBe(75);
      },
    },
  },
];
