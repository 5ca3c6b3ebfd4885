import { beforeAll } from 'vitest';
import { signedUp } from '#tests/support/client';
import { ApiFixture, NOW } from '#tests/support/api-fixture';
import { useServer } from '#tests/support/server';
import { testSections } from '#tests/support/spec-section';
import { calls } from './calls.ts';
import { constants } from './constants.ts';
import { entities } from './entities.ts';
import { states } from './states.ts';
import { validation } from './validation.ts';

const server = useServer();
let api: ApiFixture;
beforeAll(async () => {
  server().setNow(NOW);
  api = new ApiFixture(server(), await signedUp(server()));
});

testSections(() => api, [...entities, ...states, ...validation, ...calls, ...constants]);
