import {
  buildSchema,
  Kind,
  getVariableValues,
  parse,
  validate,
  type DocumentNode,
  type OperationDefinitionNode,
} from 'graphql';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createEvents } from '#server/realtime/pubsub';
import { exampleWindows } from '#server/sandbox/examples';
import { flowScript } from '#server/sandbox/flow';
import { topics } from '#server/sandbox/topics';
import { createSchema, printedSchema } from '#server/schema/index';
import { signedUp, TestClient } from '#tests/support/client';
import { useCalendarHost } from '#tests/support/calendar-host';
import { useServer } from '#tests/support/server';
import { freezeSmallFiles } from '#tests/support/shared-links';

// The server's own port, which the sandbox's policy names.
const server = useServer(
  { publicUrl: 'http://localhost:0' },
  { publicAgent: useCalendarHost().agent },
);
const schema = createSchema(createEvents(null).pubsub);
const strict = buildSchema(printedSchema(schema));

describe.each(exampleWindows(false, schema))('the examples of $name', ({ query, variables }) => {
  const document = parse(query);

  test('are valid for the schema', () => {
    expect(validate(schema, document)).toEqual([]);
  });

  test.each(operationsOf(document).map((operation) => [operation.name?.value, operation] as const))(
    '%s has its variables',
    (_, operation) => {
      // As a typed client has it: this schema takes no words for the names of enums.
      const coerced = getVariableValues(strict, operation.variableDefinitions ?? [], variables);
      expect(coerced.errors).toBeUndefined();
    },
  );
});

test('every root field has an example', () => {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const fields = roots.flatMap((type) => Object.keys(type?.getFields() ?? {}));
  const shown = exampleWindows(false, schema)
    .flatMap(({ query }) => operationsOf(parse(query)))
    .flatMap(({ selectionSet }) => selectionSet.selections)
    .flatMap((selection) => (selection.kind === Kind.FIELD ? [selection.name.value] : []));
  expect(fields.filter((field) => !shown.includes(field))).toEqual([]);
});

/** Errors for a new user with another password; all other examples succeed, but for three that find no record. */
const refusals: Record<string, string> = {
  Login: 'UNAUTHENTICATED',
  ChangePassword: 'BAD_USER_INPUT',
  DeleteAccount: 'BAD_USER_INPUT',
  // This server has no identity provider, so nobody comes from one.
  BeginIdentityVisit: 'BAD_USER_INPUT',
  RegisterWithIdentity: 'GONE',
  CompleteModule: 'BAD_USER_INPUT',
  UpdateEmail: 'FORBIDDEN',
  // This server sends no e-mail.
  ResubscribeEmail: 'NOT_FOUND',
  ConfirmEmail: 'BAD_USER_INPUT',
  // The example’s session is nobody’s: the only one here is its own.
  EndSession: 'NOT_FOUND',
  // It ended with its token, which an example before it revoked.
  DeleteWebhook: 'NOT_FOUND',
  // Nobody confirms their own activity.
  SignConfirmation: 'FORBIDDEN',
  RefuseConfirmation: 'FORBIDDEN',
  // The example before it has entered the expiry.
  ConfirmRenewal: 'CONFLICT',
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
  // Their times are long ago.
  SendCrewTicket: 'BAD_USER_INPUT',
  SendCrewSession: 'BAD_USER_INPUT',
  JoinCrewSessionAsGuest: 'BAD_USER_INPUT',
  // The session that the examples start has nobody else in it.
  ConfirmCrewMembers: 'BAD_USER_INPUT',
  LeaveCrewSession: 'CONFLICT',
  RemoveCrewMember: 'CONFLICT',
  CorrectCrewSessionEnd: 'BAD_USER_INPUT',
  // Nobody teaches it.
  CrewSessionFeedback: 'NOT_FOUND',
  GiveCrewFeedback: 'CONFLICT',
  // Its code and its members are nobody's.
  TeamInvitation: 'NOT_FOUND',
  JoinTeam: 'NOT_FOUND',
  NudgeTeamMembers: 'BAD_USER_INPUT',
  SetTeamRole: 'NOT_FOUND',
  RemoveTeamMember: 'NOT_FOUND',
  // Its last member has left before.
  EndTeamInvitation: 'NOT_FOUND',
  DeleteTeam: 'NOT_FOUND',
  UpdateCrewListingAsGuest: 'GONE',
  GiveCrewFeedbackAsGuest: 'GONE',
  CrewGuestSession: 'GONE',
  ConfirmCrewMembersAsGuest: 'GONE',
  LeaveCrewSessionAsGuest: 'GONE',
  CrewSessionCodesAsGuest: 'GONE',
  CrewSessionFeedbackAsGuest: 'GONE',
  RemoveCrewMemberAsGuest: 'GONE',
  RestoreCrewMemberAsGuest: 'GONE',
  EndCrewSessionAsGuest: 'GONE',
  CorrectCrewSessionEndAsGuest: 'GONE',
  ClaimCrewSession: 'GONE',
};

/** The order in which a reader runs the examples of a page: what makes a record, what uses it, what deletes it. */
const order = [
  /^(Create(?!Confirmation)|Start|Import[^s]|Notifications?List|CrewSessions$)/,
  /^(?!Delete|Revoke|Restore|Correct|End|Undo|Logout)/,
  /^DeleteReview/,
  /./,
];

const inUse = () =>
  // The first page ends with signing out.
  [...topics.slice(1), topics[0]].flatMap(({ id }) => {
    const examples = exampleWindows(false, schema)
      .filter(({ topic }) => topic === id)
      .flatMap(({ query, variables }) =>
        operationsOf(parse(query))
          .filter(({ operation }) => operation !== 'subscription')
          .map(({ name }) => ({ operationName: name!.value, query, variables })),
      );
    const rank = ({ operationName }: { operationName: string }) =>
      order.findIndex((each) => each.test(operationName));
    return examples.toSorted((a, b) => rank(a) - rank(b));
  });

interface Flow {
  fill(body: object): { body: object; missing: string[] };
  learn(data: unknown): void;
}

test.each(topics)('the page $label has tabs, at most eight', ({ id }) => {
  const tabs = exampleWindows(false, schema).filter(({ topic }) => topic === id);
  expect(tabs.length).toBeGreaterThan(0);
  expect(tabs.length).toBeLessThanOrEqual(8);
});

test('every example runs, with the ids of what the examples before it made', async () => {
  // The examples' dates are in this period.
  server().setNow(new Date('2026-06-15T02:00:00.000Z'));
  onTestFinished(() => server().setNow(null));
  freezeSmallFiles(server());
  const client = await signedUp(server());
  // The page's own script.
  const flow = new Function(`${flowScript}; return idsFlow();`)() as Flow;
  const failed: string[] = [];
  for (const example of inUse()) {
    const { operationName } = example;
    const { body, missing } = flow.fill(example);
    if (missing.length > 0) {
      failed.push(`${operationName} needs ${missing.join(', ')}`);
      continue;
    }
    const response = await client.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { data, errors = [] } = (await response.json()) as {
      data?: unknown;
      errors?: { message: string; extensions: { code: string } }[];
    };
    flow.learn(data);
    for (const { message, extensions } of errors) {
      if (extensions.code !== refusals[operationName])
        failed.push(`${operationName}: ${extensions.code} ${message}`);
    }
  }
  const needs = failed.filter((each) => / needs /.test(each)).map((each) => each.split(' ').at(-1));
  // A program cannot make these here: a file, a device, a passkey.
  expect(new Set(needs)).toEqual(new Set(['evidenceFiles', 'addPushSubscription', 'addPasskey']));
  expect(failed.filter((each) => / NOT_FOUND /.test(each)).length).toBeLessThanOrEqual(3);
  expect(failed.filter((each) => !/ (needs|NOT_FOUND) /.test(each))).toEqual([]);
});

test('the demonstration account is shown only with DEMO', async () => {
  const script = await new TestClient(server()).fetch('/sandbox/start.js');
  expect(script.headers.get('content-type')).toMatch('javascript');
  expect(await script.text()).not.toMatch(/night-shift-demo/);
  expect(JSON.stringify(exampleWindows(true, schema))).toMatch(/night-shift-demo/);
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

function operationsOf(document: DocumentNode): OperationDefinitionNode[] {
  return document.definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
}
