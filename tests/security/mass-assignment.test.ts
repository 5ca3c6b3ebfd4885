import { isInputObjectType } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { openApi } from '#server/rest/openapi/document';
import { PASSWORD, signedUp, TestClient } from '#tests/support/client';
import { protectedKeys } from '#tests/support/invalid-values';
import { DescribedApi } from '#tests/support/openapi';
import { pathParamsOf, queryOf, sampleOf } from '#tests/support/openapi-samples';
import { findRow } from '#tests/support/rows';
import { detectResponseLeaks } from '#tests/support/response-leaks';
import { mutationInputs, schema } from '#tests/support/schema-walk';
import { useCalendarHost } from '#tests/support/calendar-host';
import { testEnv, useServer } from '#tests/support/server';
import { populatedUser, type PopulatedUser } from '#tests/support/populated-user';

const server = useServer({}, { publicAgent: useCalendarHost().agent });
const api = new DescribedApi(openApi(testEnv, schema));
let alex: PopulatedUser;
let billie: TestClient;
let before: { alex: string; billie: Record<string, unknown> };
detectResponseLeaks();

const YEARS_AGO = '2001-01-01T00:00:00.000Z';
const planted = () => ({
  ...protectedKeys,
  userId: alex.client.user.id,
  user_id: alex.client.user.id,
  addedBy: alex.client.user.id,
  registrationExpiryDate: '2099-01-01',
  updatedAt: YEARS_AGO,
  isDemo: true,
  kind: 'welcome',
  revokedAt: YEARS_AGO,
  uploadedAt: YEARS_AGO,
});

/** Columns of a user's row that no form may change. */
const standing = async (client: TestClient) => {
  const { role, password, username_key, created_at, is_demo } = (await findRow(
    server(),
    'users',
    client.user.id,
  ))!;
  return { role, password, username_key, created_at: new Date(created_at).getTime(), is_demo };
};

beforeAll(async () => {
  alex = await populatedUser(server());
  billie = await signedUp(server());
  before = { alex: await alex.rows(), billie: await standing(billie) };
});

const withBody = api.operations.filter(({ body }) => body);

/** These pass, since clients of the specification send them. */
const ignored = ['userId', 'id', 'role', 'password'];

describe('3: foreign fields in a body have no effect', () => {
  test.each(withBody)('$method $path', async (operation) => {
    const client = operation.isPublic
      ? Object.assign(new TestClient(server()), { user: billie.user })
      : billie;
    const properties = Object.keys(operation.body!.properties ?? {});
    const pathParams = await pathParamsOf(api, billie, operation);
    const query = await queryOf(operation, billie);
    const sample = (await sampleOf(operation, client)) as Record<string, unknown>;
    // Fields of the form itself are allowed. The body is text, in which __proto__ is an ordinary key.
    const foreign = Object.entries(planted()).filter(([key]) => !properties.includes(key));
    const text = JSON.stringify({ ...sample, ...Object.fromEntries(foreign) });
    const planting = JSON.parse(
      text.replace(/}$/, ',"__proto__":{"role":"admin","userId":1}}'),
    ) as object;
    const passing = Object.fromEntries(foreign.filter(([key]) => ignored.includes(key)));
    for (const body of [planting, { ...sample, ...passing }]) {
      const isRefused = body === planting;
      const response = await api.call(client, operation, { pathParams, query, body });
      // A repeated import is recognised by its key.
      const done = [operation.status, 200];
      expect(isRefused ? [400] : done).toContain(response.status);
      const said = JSON.stringify(response.body ?? null);
      expect(said).not.toMatch(/admin|2001-01-01|2099-01-01|changed-by-stranger|someone-else/);
    }
    expect(await standing(billie)).toEqual(before.billie);
  });

  test('change nothing of another user, and not Object.prototype', async () => {
    expect(await alex.rows()).toBe(before.alex);
    expect(({} as Record<string, unknown>)['role']).toBeUndefined();
    const login = { username: billie.user.username, password: PASSWORD };
    expect((await new TestClient(server()).rest('POST', '/login', login)).status).toBe(200);
  });

  test('a foreign role in the profile is ignored, and a foreign expiry date refused', async () => {
    const change = { fullName: 'Billie', organization: 'Ambulance Victoria', role: 'admin' };
    const response = await billie.rest('PATCH', '/user/profile', change);
    expect(response.body).toMatchObject({ fullName: 'Billie', role: 'paramedic' });
    const refused = await billie.rest('PATCH', '/user/profile', {
      ...change,
      registrationExpiryDate: '2099-01-01',
    });
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { registrationExpiryDate: expect.any(String) } },
    });
    expect(Object.keys(refused.body.fields)).toHaveLength(1);
  });
});

describe('3: mutations accept no such fields', () => {
  const never = [
    'userId',
    'user',
    'role',
    'createdAt',
    'updatedAt',
    'deletedAt',
    'isRead',
    'isDemo',
  ];

  test('in the schema', () => {
    const types = Object.values(schema.getTypeMap()).filter(isInputObjectType);
    const fields = types.flatMap((type) =>
      Object.keys(type.getFields()).map((name) => [type.name, name] as const),
    );
    const args = Object.values(schema.getMutationType()!.getFields()).flatMap((field) =>
      field.args.map(({ name }) => [field.name, name] as const),
    );
    const found = [
      ...fields.filter(([, name]) => name === 'id' || never.includes(name)),
      ...args.filter(([, name]) => never.includes(name)),
    ];
    // A coordinator sets the role of a member.
    expect(found).toEqual([['setTeamRole', 'role']]);
    const words = [...fields, ...args]
      .filter(([, name]) => /password/i.test(name))
      .map((place) => place.join('.'));
    // Operations that take a password: register, sign in, prove identity, change or reset it, delete the account.
    expect(words.toSorted()).toEqual([
      'ConfirmIdentityInput.password',
      'LoginInput.password',
      'RegisterInput.password',
      'ResetPasswordWithCodeInput.newPassword',
      'changePassword.currentPassword',
      'changePassword.newPassword',
      'deleteAccount.password',
      'resetPassword.newPassword',
    ]);
  });

  test('a proof of identity is never the answer to a question', () => {
    const fieldsOf = (name: string) => {
      const type = schema.getType(name);
      return isInputObjectType(type) && Object.keys(type.getFields()).toSorted();
    };
    const mutations = schema.getMutationType()!.getFields();
    const argsOf = (name: string) => mutations[name]!.args.map((arg) => arg.name).toSorted();
    expect(fieldsOf('LoginInput')).toEqual(['code', 'password', 'username']);
    expect(argsOf('signInWithPasskey')).toEqual(['response']);
    expect(fieldsOf('ConfirmIdentityInput')).toEqual(['code', 'passkey', 'password']);
    expect(argsOf('requestPasswordReset')).toEqual(['account']);
    expect(argsOf('resetPassword')).toEqual(['newPassword', 'token']);
    expect(fieldsOf('ResetPasswordWithCodeInput')).toEqual([
      'newPassword',
      'recoveryCode',
      'username',
    ]);
  });

  test.each(mutationInputs())('$name', async ({ query, sample }) => {
    server().statements();
    for (const name of never) {
      const { errors, data } = await billie.graphql(query, { input: { ...sample, [name]: 1 } });
      expect(data ?? null, name).toBeNull();
      expect(errors?.[0]?.extensions.code, name).toBe('BAD_USER_INPUT');
    }
    expect(server().statements()).toEqual([]);
  });
});
