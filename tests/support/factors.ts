import { generate } from 'otplib';
import { Authenticator } from './authenticator.ts';
import type { TestClient } from './client.ts';

const PERIOD_MS = 30_000;

async function graphqlData(client: TestClient, query: string, variables: object = {}) {
  const { data, errors } = await client.graphql(query, variables);
  if (errors) throw new Error(`${query}: ${errors[0]!.message}`);
  return data;
}

export const ADD_PASSKEY =
  'mutation($name: String!, $response: JSONObject!) { addPasskey(name: $name, response: $response) { id security { passkeys { id name } } } }';
export const SIGN_IN_WITH_PASSKEY =
  'mutation($response: JSONObject!) { signInWithPasskey(response: $response) { id username } }';
export const CONFIRM_IDENTITY =
  'mutation($input: ConfirmIdentityInput!) { confirmIdentity(input: $input) }';

export const registrationOptions = async (client: TestClient) =>
  (await graphqlData(client, 'mutation { passkeyRegistrationOptions }')).passkeyRegistrationOptions;
export const signInOptions = async (client: TestClient) =>
  (await graphqlData(client, 'mutation { passkeySignInOptions }')).passkeySignInOptions;

/** Adds a passkey to the account. */
export async function addPasskey(
  client: TestClient,
  name = 'My phone',
): Promise<{ authenticator: Authenticator; id: string }> {
  const authenticator = new Authenticator();
  const response = authenticator.register(await registrationOptions(client));
  const { addPasskey: user } = await graphqlData(client, ADD_PASSKEY, {
    name,
    response,
  });
  return { authenticator, id: user.security.passkeys.at(-1).id };
}

/** An authenticator app set up for the account. */
export class AuthenticatorApp {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** Returns the code at `now`, or a number of periods later. */
  code(now: Date, periodsLater = 0): Promise<string> {
    const epoch = Math.floor((now.getTime() + periodsLater * PERIOD_MS) / 1000);
    return generate({ secret: this.#secret, epoch });
  }
}

/** Sets up an authenticator app at the server's time. */
export async function addTotp(client: TestClient, now = new Date()): Promise<AuthenticatorApp> {
  const { beginTotp } = await graphqlData(client, 'mutation { beginTotp { secret uri } }');
  const app = new AuthenticatorApp(beginTotp.secret);
  await graphqlData(client, 'mutation($code: String!) { confirmTotp(code: $code) { id } }', {
    code: await app.code(now),
  });
  return app;
}

/** Creates ten recovery codes. */
export async function addRecoveryCodes(client: TestClient): Promise<string[]> {
  const { renewRecoveryCodes } = await graphqlData(
    client,
    'mutation { renewRecoveryCodes { codes } }',
  );
  return renewRecoveryCodes.codes;
}
