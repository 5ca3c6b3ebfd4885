import { expect, test } from 'vitest';
import { leafHash, merkleTree, rootOf } from '#domain/records/merkle';

const leavesOf = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, n) => leafHash(`leaf ${n}`)));

test('every leaf of a tree of any size leads to its root, and to no other', async () => {
  for (const size of [1, 2, 3, 4, 5, 7, 8, 9, 16, 17, 33]) {
    const leaves = await leavesOf(size);
    const { root, proofs } = await merkleTree(leaves);
    for (const [at, proof] of proofs.entries()) {
      expect(await rootOf(leaves[at]!, proof), `${at} of ${size}`).toBe(root);
      expect(await rootOf(await leafHash('other'), proof)).not.toBe(root);
      expect(await rootOf(leaves[at]!, { ...proof, path: [...proof.path, root] })).toBeNull();
      expect(await rootOf(leaves[at]!, { ...proof, size: 2 * size, path: proof.path })).not.toBe(
        root,
      );
    }
  }
});

test('neither a shorter proof nor another place leads to the root', async () => {
  const leaves = await leavesOf(7);
  const { root, proofs } = await merkleTree(leaves);
  for (const [at, proof] of proofs.entries()) {
    expect(await rootOf(leaves[at]!, { ...proof, path: proof.path.slice(1) })).toBeNull();
    expect(await rootOf(leaves[at]!, { ...proof, index: (at + 1) % 7 })).not.toBe(root);
  }
});

test('the tree is that of RFC 6962', async () => {
  // As in the test vectors of Certificate Transparency: the leaves are ””, 00 and 10.
  const leaves = await Promise.all(['', '\0', '\u0010'].map(leafHash));
  const { root } = await merkleTree(leaves);
  expect(leaves[0]).toBe('6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d');
  expect(root).toBe('aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77');
});

test.each([-1, 1.5, 2, NaN])('a place of %s in a tree of two leads nowhere', async (index) => {
  expect(await rootOf(await leafHash('a'), { index, size: 2, path: [] })).toBeNull();
});
