import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import { policy } from '#server/auth/policy';
import { requireScopes } from '#server/auth/token-scopes';
import { invalid } from '#server/errors';
import { parseGlobalId } from '#domain/records/global-ids';
import { PAGE_MAX } from '#domain/pages';
import { typeOfKind } from '#domain/records/bin';
import { contextOf } from '../record-events/changes.ts';
import type { RecordChange } from '../record-events/records-change.type.ts';
import { loadNode, loadNodes, mayReadType, type NodeKey } from './node-loader.ts';
import { nodeKinds } from '../../mechanics/node-kinds.ts';

/** Reads the record with an id; null if the caller may read none. */
export async function get(ctx: Context, id: string): Promise<object | null> {
  const [found] = await many(ctx, [id]);
  return found ?? null;
}

/**
 * Reads the records with some ids, in their order: one read for each type, all in one statement. A program needs the scope
 * of each type that it requests.
 */
export async function many(ctx: Context, ids: readonly string[]): Promise<(object | null)[]> {
  if (ids.length > PAGE_MAX) throw invalid({ ids: `ids must be at most ${PAGE_MAX}` });
  const wanted = ids.map(keyOf);
  const keys = wanted.filter((key) => key !== null);
  if (ctx.caller.isProgram) requireScopesOf(ctx, [...new Set(keys.map(({ type }) => type))]);
  // Verifies the session even if there is nothing to read.
  const [found] = await Promise.all([loadNodes(ctx, keys), requireUser(ctx)]);
  const records = found[Symbol.iterator]();
  return wanted.map((key) => (key ? (records.next().value ?? null) : null));
}

/** Reads the record of a change; null if it is deleted, is read by no id, or the program may not read it. */
export async function ofChange(ctx: Context, change: RecordChange): Promise<object | null> {
  const type = typeOfKind(change.kind);
  if (!mayReadType(ctx, type)) return null;
  return loadNode(contextOf(change) ?? ctx, { type, id: change.recordId });
}

/** Null for an id whose type cannot be read by id alone, such as that of a view. */
function keyOf(given: string): NodeKey | null {
  const parsed = parseGlobalId(given);
  if (!parsed || !Object.hasOwn(nodeKinds, parsed.type)) return null;
  const id = /^[1-9]\d{0,9}$/.test(parsed.id) ? Number(parsed.id) : 0;
  return id >= 1 && id <= 2_147_483_647 ? { type: parsed.type, id } : null;
}

/** The selection below may name no type, such as `{ node(id:) { id } }`. */
function requireScopesOf({ caller }: Context, types: readonly string[]): void {
  const [first, ...others] = types.flatMap((type) => policy.needOfType(type) ?? []);
  if (first) requireScopes(caller, first, others);
}
