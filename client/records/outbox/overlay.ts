import type { OutboxEntry } from '#domain/records/outbox';
import { isTemporaryId } from '#domain/records/temporary-ids';
import { kindOf } from './kinds.ts';
import { shownFields } from './operations.ts';

type Fields = Record<string, unknown>;

/** A waiting change of a record that the server knows: fields to show, or null for a deleted one. */
type Patches = Map<string, Fields | null>;

/** Returns what the waiting changes make of the records that they are about. */
export function patchesOf(entries: readonly OutboxEntry[]): Patches {
  const patches: Patches = new Map();
  for (const { noun, record, change, state, operation, variables, savedAt } of entries) {
    // A refused change is shown on its own: the record stays as the server has it.
    if (isTemporaryId(record) || change === 'file' || state !== 'waiting') continue;
    const kind = kindOf(noun);
    // Written by another version of the app.
    if (!kind) continue;
    const key = `${kind.type}:${record}`;
    if (change === 'delete') patches.set(key, null);
    else if (change === 'restore') patches.delete(key);
    else patches.set(key, { ...patches.get(key), ...shownFields(operation, variables, savedAt) });
  }
  return patches;
}

/** Returns a response as it will be once the waiting changes are sent. */
export function withPatches<Data>(data: Data, patches: Patches): Data {
  return patches.size > 0 ? (patched(data, patches) as Data) : data;
}

function patched(value: unknown, patches: Patches): unknown {
  if (Array.isArray(value)) {
    return value.filter((item) => !isDeleted(item, patches)).map((item) => patched(item, patches));
  }
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, patched(field, patches)]);
  const next = Object.fromEntries(fields) as Fields;
  const patch = patches.get(keyOf(next));
  if (patch) {
    for (const name of Object.keys(patch)) if (name in next) next[name] = patch[name];
  }
  const gone = rowsOf(value).length - rowsOf(next).length;
  if (gone > 0 && typeof next['totalCount'] === 'number') {
    next['totalCount'] = next['totalCount'] - gone;
  }
  return next;
}

const rowsOf = (list: object): readonly unknown[] => {
  const { edges, nodes } = list as { edges?: unknown; nodes?: unknown };
  const rows = edges ?? nodes;
  return Array.isArray(rows) ? rows : [];
};

/** True for a deleted record, and for the edge of a list that holds one. */
function isDeleted(item: unknown, patches: Patches): boolean {
  if (typeof item !== 'object' || item === null) return false;
  const { node } = item as { node?: unknown };
  return patches.get(keyOf(item)) === null || (node !== undefined && isDeleted(node, patches));
}

function keyOf(object: object): string {
  const { __typename, id } = object as Fields;
  return `${String(__typename)}:${String(id)}`;
}
