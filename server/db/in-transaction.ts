import { CompiledQuery, type Kysely } from 'kysely';
import type { Em } from './database.ts';
import type { Query, Statement } from './statement.ts';

/** Plain statements within the current transaction of an entity manager. */
export const queryIn =
  (em: Em): Query =>
  async <Row>({ text, values }: Statement) => {
    const transaction = em.getTransactionContext<Kysely<unknown>>();
    if (!transaction) throw new Error('queryIn needs an open transaction.');
    const { rows } = await transaction.executeQuery(CompiledQuery.raw(text, [...values]));
    return rows as Row[];
  };
