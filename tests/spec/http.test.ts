import { beforeAll } from 'vitest';
import { signedUp } from '#tests/support/client';
import { Desk, NOW } from '#tests/support/desk';
import { useServer } from '#tests/support/server';
import { check } from '#tests/support/table';
import { calls } from './calls.ts';
import { constants } from './constants.ts';
import { entities } from './entities.ts';
import { states } from './states.ts';
import { validation } from './validation.ts';

const server = useServer();
let desk: Desk;
beforeAll(async () => {
  server().setNow(NOW);
  desk = new Desk(server(), await signedUp(server()));
});

check(() => desk, [...entities, ...states, ...validation, ...calls, ...constants]);
