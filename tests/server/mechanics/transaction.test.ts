// @module-tag servers
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Em } from '#server/db/database';
import { afterCommit, transaction } from '#server/db/transaction';
import { useServer } from '#tests/support/server';

interface Ctx {
  em: Em;
  services: ReturnType<typeof server>['services'];
}

const server = useServer();
let ctx: Ctx;
let called: string[];
beforeEach(() => {
  ctx = { em: server().database.orm.em.fork(), services: server().services };
  called = [];
});

const later = (tx: Ctx, name: string) => afterCommit(tx, () => void called.push(name));
const failure = new Error('rolled back');
const failing = () => Promise.reject(failure);

/** Writes a row, which shows whether the transaction has committed. */
const write = (tx: Ctx, key: string) =>
  tx.em.execute('insert into rate_limits (key) values (?)', [key]);

async function stored(): Promise<string[]> {
  const found = await server().database.query<{ key: string }>({
    text: 'delete from rate_limits returning key',
    values: [],
  });
  return found.map(({ key }) => key).toSorted();
}

describe('afterCommit', () => {
  test('runs after the commit, in order', async () => {
    let seen: Promise<string[]> | undefined;
    const result = await transaction(ctx, async (tx) => {
      await write(tx, 'one');
      later(tx, 'first');
      afterCommit(tx, () => void (seen = stored()));
      later(tx, 'last');
      expect(called).toEqual([]);
      return 'done';
    });
    expect([result, called]).toEqual(['done', ['first', 'last']]);
    expect(await seen).toEqual(['one']);
  });

  test('is dropped by a rollback, also by one in the flush before the commit', async () => {
    const rolledBack = transaction(ctx, async (tx) => {
      await write(tx, 'one');
      later(tx, 'first');
      throw failure;
    });
    await expect(rolledBack).rejects.toBe(failure);
    vi.spyOn(Object.getPrototypeOf(ctx.em), 'flush').mockImplementationOnce(failing);
    const unflushed = transaction(ctx, async (tx) => later(tx, 'second'));
    await expect(unflushed).rejects.toBe(failure);
    expect([called, await stored()]).toEqual([[], []]);
  });

  test('of a savepoint is left to the parent, in the order of all calls', async () => {
    await transaction(ctx, async (parent) => {
      later(parent, 'before');
      await transaction(parent, async (child) => {
        await write(child, 'one');
        later(child, 'child');
        await transaction(child, async (grandchild) => later(grandchild, 'grandchild'));
        later(child, 'child again');
      });
      later(parent, 'after');
      expect(called).toEqual([]);
    });
    expect(called).toEqual(['before', 'child', 'grandchild', 'child again', 'after']);
    expect(await stored()).toEqual(['one']);
  });

  test('of a savepoint is dropped if the parent rolls back', async () => {
    const rolledBack = transaction(ctx, async (parent) => {
      await transaction(parent, async (child) => {
        await write(child, 'one');
        later(child, 'child');
      });
      throw failure;
    });
    await expect(rolledBack).rejects.toBe(failure);
    expect([called, await stored()]).toEqual([[], []]);
  });

  test('of a savepoint that rolls back is dropped alone', async () => {
    await transaction(ctx, async (parent) => {
      later(parent, 'before');
      await write(parent, 'parent');
      const rolledBack = transaction(parent, async (child) => {
        await write(child, 'child');
        later(child, 'child');
        throw failure;
      });
      await expect(rolledBack).rejects.toBe(failure);
      later(parent, 'after');
    });
    expect([called, await stored()]).toEqual([['before', 'after'], ['parent']]);
  });

  test('that fails is logged, and the others run', async () => {
    const error = vi.spyOn(ctx.services.log, 'error').mockImplementation(() => {});
    const result = await transaction(ctx, async (tx) => {
      afterCommit(tx, () => {
        throw failure;
      });
      later(tx, 'second');
      return 'done';
    });
    expect([result, called]).toEqual(['done', ['second']]);
    expect(error).toHaveBeenCalledWith({ err: failure }, expect.any(String));
    error.mockRestore();
  });

  test('runs at once outside of a transaction', () => {
    later(ctx, 'only');
    expect(called).toEqual(['only']);
  });

  test('throws in a transaction that it cannot follow', async () => {
    await ctx.em.transactional(async (em) => {
      expect(() => later({ ...ctx, em }, 'never')).toThrow('transaction()');
    });
    let ended: Ctx = ctx;
    await transaction(ctx, async (tx) => void (ended = tx));
    expect(() => later(ended, 'never')).toThrow('transaction()');
    expect(called).toEqual([]);
  });
});
