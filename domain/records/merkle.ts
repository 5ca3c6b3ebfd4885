/** A leaf of a tree, and what proves that its root covers it. */
export interface InclusionProof {
  /** Its place among the leaves, from 0. */
  index: number;
  /** The number of leaves. */
  size: number;
  /** The hashes beside its way to the root, from the leaf up, in hexadecimal. */
  path: string[];
}

/** Prefixes that keep a leaf from passing for a node (RFC 6962, 2.1). */
const LEAF = 0;
const NODE = 1;

/** Returns the hash of a leaf's text, in hexadecimal. */
export const leafHash = (text: string): Promise<string> =>
  hashed(LEAF, new TextEncoder().encode(text));

/** Builds a Merkle tree (RFC 6962, 2.1) over one leaf or more; returns its root, and the proof of each leaf in their order. */
export async function merkleTree(
  leaves: readonly string[],
): Promise<{ root: string; proofs: InclusionProof[] }> {
  const proofs = leaves.map((_, index): InclusionProof => ({
    index,
    size: leaves.length,
    path: [],
  }));
  let level = [...leaves];
  for (let height = 0; level.length > 1; height += 1) {
    for (const proof of proofs) {
      const beside = level[(proof.index >> height) ^ 1];
      if (beside !== undefined) proof.path.push(beside);
    }
    const above: string[] = [];
    for (let at = 0; at < level.length; at += 2) {
      const right = level[at + 1];
      above.push(right === undefined ? level[at]! : await nodeHash(level[at]!, right));
    }
    level = above;
  }
  return { root: level[0]!, proofs };
}

/** Returns the root to which a proof leads from a leaf; null if the proof cannot be one. */
export async function rootOf(
  leaf: string,
  { index, size, path }: InclusionProof,
): Promise<string | null> {
  if (!Number.isInteger(index) || index < 0 || index >= size) return null;
  const left = [...path];
  let hash = leaf;
  for (let at = index, count = size; count > 1; at >>= 1, count = Math.ceil(count / 2)) {
    // The last one of an odd number has nothing beside it.
    if ((at ^ 1) >= count) continue;
    const beside = left.shift();
    if (beside === undefined || !/^[0-9a-f]{64}$/.test(beside)) return null;
    hash = await (at % 2 === 0 ? nodeHash(hash, beside) : nodeHash(beside, hash));
  }
  return left.length === 0 ? hash : null;
}

const nodeHash = (left: string, right: string): Promise<string> =>
  hashed(NODE, fromHex(left + right));

/** Returns the bytes of hexadecimal digits. */
export const fromHex = (digits: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** Returns bytes as hexadecimal digits. */
export const toHex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

const hashed = async (prefix: number, content: Uint8Array): Promise<string> =>
  toHex(await crypto.subtle.digest('SHA-256', Uint8Array.of(prefix, ...content)));
