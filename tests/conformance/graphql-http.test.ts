import { serverAudits } from 'graphql-http';
import { expect, test } from 'vitest';
import { useServer } from '#tests/support/server';

const server = useServer();

/** Audits of what the draft allows and our server refuses. */
const declined: Record<string, string> = {
  // A link or a form of any page could send these two with the reader's cookie. A program names the draft's type, or sends a
  // header of its own.
  '5A70': 'application/x-www-form-urlencoded formatted GET requests',
  '6A70': 'GETs when accepting application/json',
};

const audits = serverAudits({ url: () => `${server().url}/graphql` });

test.for(audits)('$id $name', async ({ id, name, fn }) => {
  const { status, ...rest } = await fn();
  if (id in declined) {
    expect(name).toMatch(/^MAY /);
    expect(name).toContain(declined[id]);
    expect(status).toBe('notice');
  } else expect({ status, ...rest }).toMatchObject({ status: 'ok' });
});
