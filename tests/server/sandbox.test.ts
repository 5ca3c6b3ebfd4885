import {
  Kind,
  getVariableValues,
  parse,
  validate,
  type DocumentNode,
  type OperationDefinitionNode,
} from 'graphql';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createEvents } from '#server/realtime/pubsub';
import { exampleWindows } from '#server/sandbox/examples';
import { createSchema } from '#server/schema/index';
import { launchBrowser } from '#tests/support/browser';
import { signedUp, TestClient } from '#tests/support/client';
import { useServer } from '#tests/support/server';
import { freezeSmallFiles } from '#tests/support/shared-links';

// The server's own port, since a browser sends the requests.
const server = useServer({ publicUrl: 'http://localhost:0' });
const schema = createSchema(createEvents(null).pubsub);

describe.each(exampleWindows(false))('the examples of $name', ({ query, variables }) => {
  const document = parse(query);

  test('are valid for the schema', () => {
    expect(validate(schema, document)).toEqual([]);
  });

  test.each(operationsOf(document).map((operation) => [operation.name?.value, operation] as const))(
    '%s has its variables',
    (_, operation) => {
      const coerced = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
      expect(coerced.errors).toBeUndefined();
    },
  );
});

test('every root field has an example', () => {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const fields = roots.flatMap((type) => Object.keys(type?.getFields() ?? {}));
  const shown = exampleWindows(false)
    .flatMap(({ query }) => operationsOf(parse(query)))
    .flatMap(({ selectionSet }) => selectionSet.selections)
    .flatMap((selection) => (selection.kind === Kind.FIELD ? [selection.name.value] : []));
  expect(fields.filter((field) => !shown.includes(field))).toEqual([]);
});

/** Errors for a new user with another password; all other examples succeed or find no record. */
const refusals: Record<string, string> = {
  Login: 'UNAUTHENTICATED',
  ChangePassword: 'BAD_USER_INPUT',
  DeleteAccount: 'BAD_USER_INPUT',
  CompleteModule: 'BAD_USER_INPUT',
  UpdateEmail: 'FORBIDDEN',
  ConfirmEmail: 'BAD_USER_INPUT',
  ConfirmIdentity: 'BAD_USER_INPUT',
  AddPasskey: 'BAD_USER_INPUT',
  SignInWithPasskey: 'UNAUTHENTICATED',
  ConfirmTotp: 'BAD_USER_INPUT',
  ResetPassword: 'BAD_USER_INPUT',
  ResetPasswordWithCode: 'BAD_USER_INPUT',
  // The planned activity's goal does not exist.
  CreatePlannedActivity: 'BAD_USER_INPUT',
  CarryOverLearningGoal: 'CONFLICT',
  AnswerModuleReview: 'BAD_USER_INPUT',
  // Codes change every half minute, and the session of the examples is another user's.
  JoinCrewSession: 'BAD_USER_INPUT',
  JoinCrewSessionAsGuest: 'BAD_USER_INPUT',
  // The session that the examples start has nobody else in it.
  ConfirmCrewMembers: 'BAD_USER_INPUT',
  LeaveCrewSession: 'CONFLICT',
  RemoveCrewMember: 'CONFLICT',
  CorrectCrewSessionEnd: 'BAD_USER_INPUT',
  CrewGuestSession: 'GONE',
  ConfirmCrewMembersAsGuest: 'GONE',
  LeaveCrewSessionAsGuest: 'GONE',
  ClaimCrewSession: 'GONE',
};

test('every example runs', async () => {
  // The examples' dates are in this period.
  server().setNow(new Date('2026-06-15T02:00:00.000Z'));
  onTestFinished(() => server().setNow(null));
  freezeSmallFiles(server());
  const client = await signedUp(server());
  for (const { query, variables } of exampleWindows(false)) {
    for (const { operation, name } of operationsOf(parse(query))) {
      if (operation === 'subscription') continue;
      const operationName = name!.value;
      const response = await client.fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables, operationName }),
      });
      const { errors = [] } = (await response.json()) as {
        errors?: { message: string; extensions: { code: string } }[];
      };
      for (const { message, extensions } of errors) {
        const expected = refusals[operationName] ?? 'NOT_FOUND';
        expect(extensions.code, `${operationName}: ${message}`).toBe(expected);
      }
    }
  }
});

test('the demonstration account is shown only with DEMO', async () => {
  const script = await new TestClient(server()).fetch('/sandbox/start.js');
  expect(script.headers.get('content-type')).toMatch('javascript');
  expect(await script.text()).not.toMatch(/night-shift-demo/);
  expect(JSON.stringify(exampleWindows(true))).toMatch(/night-shift-demo/);
});

test('its policy forbids other hosts, inline scripts and eval', async () => {
  const page = await new TestClient(server()).fetch('/sandbox');
  const policy = page.headers.get('content-security-policy')!;
  expect(policy).toMatch(/(^|;)script-src 'self'(;|$)/);
  expect(policy).toMatch(/(^|;)default-src 'none'(;|$)/);
  const { port } = new URL(server().url);
  expect(policy.match(/\w+:\/\/[^ ;]+/g)).toEqual([`ws://localhost:${port}/graphql`]);
});

test('an unknown address below it is not found', async () => {
  for (const path of ['/sandbox/nothing', '/sandbox/%2e%2e/package.json']) {
    expect((await new TestClient(server()).fetch(path)).status).toBe(404);
  }
});

describe('in a browser', () => {
  let browser: Browser;
  beforeAll(async () => void (browser = await launchBrowser()));
  afterAll(async () => browser?.close());

  test('runs a query, a mutation and a subscription with the page’s session, without other hosts', async () => {
    const client = await signedUp(server(), { fullName: 'Robin Sandbox' });
    const { url } = server();
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const [name, value] = client.cookie.split('=') as [string, string];
    await context.addCookies([{ name, value, url }]);
    const page = await context.newPage();
    const elsewhere: string[] = [];
    const problems: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== url) elsewhere.push(request.url());
    });
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));

    await page.goto(`${url}/sandbox`);
    const result = page.locator('app-query-result');
    const sends = (what: string) => page.getByText(`(Send ${what})`);
    const send = (what: string) => sends(what).click();
    // While the page still builds its tabs, a click can hit one that is replaced immediately.
    const tab = async (title: string, what: string) => {
      const opened = async () => {
        await page.getByText(title, { exact: true }).first().click();
        const shown = sends(what).waitFor({ timeout: 10_000 });
        return shown.then(
          () => true,
          () => false,
        );
      };
      await expect.poll(opened, { timeout: 60_000 }).toBe(true);
    };

    await send('query CurrentUser');
    await result.getByText('Robin Sandbox').first().waitFor();

    await tab('Activities', 'mutation CreateActivity');
    await send('mutation CreateActivity');
    await result.getByText('Airway skills workshop').first().waitFor();
    expect((await client.rest('GET', '/activities')).body).toHaveLength(1);

    const sentFrames: string[] = [];
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => sentFrames.push(String(payload))),
    );
    await tab('Live', 'subscription NotificationAdded');
    await send('subscription NotificationAdded');
    await expect.poll(() => sentFrames.some((frame) => frame.includes('"subscribe"'))).toBe(true);
    await expect
      .poll(
        async () => {
          server().services.pubsub.publish('notificationAdded', client.user.id, {
            id: 1,
            userId: client.user.id,
            kind: 'welcome',
            link: null,
            title: 'Live from the server',
            message: 'It arrived over the websocket.',
            isRead: false,
            createdAt: new Date(),
          });
          return result.getByText('Live from the server').count();
        },
        { timeout: 15_000 },
      )
      .toBeGreaterThan(0);

    expect(elsewhere.filter((address) => !address.startsWith('data:'))).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });
});

function operationsOf(document: DocumentNode): OperationDefinitionNode[] {
  return document.definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
}
