/** Fields of a member that merging needs; a guest reads them over REST, with numbers as ids. */
export interface Versioned {
  id: string | number;
  version: number;
  joinedAt: string;
  isRemoved: boolean;
}

/**
 * Returns members with those that changed, each as its newest version, in the order in which they joined. Events of two
 * processes may overtake each other. The host keeps those who were removed, to bring them back.
 */
export function mergeMembers<Member extends Versioned>(
  known: readonly Member[],
  changed: readonly Member[],
  keepsRemoved: boolean,
): Member[] {
  const members = new Map(known.map((each) => [each.id, each]));
  for (const member of changed) {
    const before = members.get(member.id);
    if (!before || before.version <= member.version) members.set(member.id, member);
  }
  return [...members.values()]
    .filter(({ isRemoved }) => keepsRemoved || !isRemoved)
    .toSorted((a, b) => a.joinedAt.localeCompare(b.joinedAt) || Number(a.id) - Number(b.id));
}
