import { signedUp, type TestClient } from './client.ts';

/** Names of teams and members differ, so that no test depends on another one's. */
let names = 0;

const inAYear = (): string => new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10);

export interface SampleTeam {
  id: number;
  code: string;
}

/** A new team of the client's, with an invitation. */
export async function newTeam(client: TestClient): Promise<SampleTeam> {
  await makeRoom(client);
  const input = {
    name: `Station ${(names += 1)}`,
    kind: 'station',
    shownName: `Coordinator ${names}`,
    askedCredentials: ['blue-card'],
  };
  const { body: team } = await client.rest('POST', '/teams', input);
  const { body } = await client.rest('POST', `/teams/${team.id}/invitation`, { days: 14 });
  return { id: team.id, code: body.invitation.code };
}

/** Leaves the oldest teams, so that the client can be in another. */
async function makeRoom(client: TestClient): Promise<void> {
  const { body: known } = await client.rest('GET', '/teams');
  for (const { id } of known.slice(0, Math.max(0, known.length - 4))) await leave(client, id);
}

async function leave(client: TestClient, id: number): Promise<void> {
  const { status } = await client.rest('DELETE', `/teams/${id}`);
  if (status >= 300) await client.rest('POST', `/teams/${id}/leave`);
}

/** What joins a team and shares with it. */
export const joiningTeam = (code: string) => ({
  code,
  shownName: `Member ${(names += 1)}`,
  sharedUntil: inAYear(),
  askedCredentials: ['blue-card'],
});

/** The client joins a team; returns the membership. */
export async function joinTeam(client: TestClient, { code }: SampleTeam): Promise<number> {
  const { body } = await client.rest('POST', '/teams/join', joiningTeam(code));
  return body.membership.id;
}

/** A team of another user that the client has joined, its own membership, and who coordinates it. */
export async function joinedTeam(client: TestClient) {
  const coordinator = await signedUp({ url: client.url });
  await makeRoom(client);
  const team = await newTeam(coordinator);
  return { ...team, coordinator, memberId: await joinTeam(client, team) };
}

/** A team of the client's with another member. */
export async function teamWithMember(client: TestClient) {
  const team = await newTeam(client);
  const memberId = await joinTeam(await signedUp({ url: client.url }), team);
  return { ...team, memberId };
}

/** Somebody has read a receipt of the client's, in two ways. */
export async function readReceipt(client: TestClient): Promise<void> {
  const { id, coordinator } = await joinedTeam(client);
  await coordinator.rest('GET', `/teams/${id}/board`);
  await coordinator.rest('GET', `/teams/${id}/board?way=print`);
}

/** Two sharings of the client's have ended; returns one of them. */
export async function endedSharing(client: TestClient): Promise<number> {
  for (const _ of [1, 2]) {
    const { id } = await joinedTeam(client);
    await client.rest('POST', `/teams/${id}/leave`);
  }
  return (await client.rest('GET', '/sharing-endings')).body[0].id;
}

/** The path parameters of the routes of teams. */
export async function teamParams(
  { path, name }: { path: string; name: string },
  client: TestClient,
): Promise<Record<string, unknown>> {
  if (name === 'receiptReadings') await readReceipt(client);
  if (name === 'sharingEndings') await endedSharing(client);
  if (name === 'sharingEnding') return { id: await endedSharing(client) };
  if (name === 'receiptRevocations') return { number: await receiptNumber(client) };
  if (!path.includes('{id}')) return {};
  if (['leaveTeam', 'stopSharingWithTeam', 'shareWithTeam'].includes(name))
    return { id: (await joinedTeam(client)).id };
  const { id, memberId } = await teamWithMember(client);
  return { id: path.startsWith('/team-members') ? memberId : id };
}

async function receiptNumber(client: TestClient): Promise<string> {
  const { id } = await joinedTeam(client);
  return (await client.rest('GET', `/teams/${id}`)).body.membership.receipt.number;
}

/** Bodies that depend on what exists. */
export const teamBodies = {
  createTeam: async (client: TestClient) => {
    await makeRoom(client);
    return { askedCredentials: ['blue-card'] };
  },
  teamInvitation: async (client: TestClient) => ({
    code: (await newTeam(await signedUp({ url: client.url }))).code,
  }),
  joinTeam: async (client: TestClient) => {
    await makeRoom(client);
    return joiningTeam((await newTeam(await signedUp({ url: client.url }))).code);
  },
  shareWithTeam: () => ({ sharedUntil: inAYear(), askedCredentials: ['blue-card'] }),
  updateTeam: () => ({ askedCredentials: ['blue-card'] }),
  nudgeTeamMembers: async (client: TestClient) => {
    const { body: teams } = await client.rest('GET', '/teams');
    const board = await client.rest('GET', `/teams/${teams.at(-1)?.id}/board`);
    const other = board.status === 200 ? board.body.find((each: any) => !each.isYou) : null;
    return { memberIds: [other?.id ?? 1] };
  },
};
