import { useState } from 'react';
import { KindGroup } from './KindGroup.tsx';
import type { Preferences } from './preference-values.ts';

/** A switch for each group of kinds; the kinds of one of them at a time. */
export function KindGroups({ kinds, channels }: Pick<Preferences, 'kinds' | 'channels'>) {
  const [opened, setOpened] = useState<string | null>(null);
  const names = [...new Set(kinds.map(({ group }) => group))];
  return names.map((name) => (
    <KindGroup
      key={name}
      name={name}
      kinds={kinds.filter(({ group }) => group === name)}
      channels={channels}
      isOpen={opened === name}
      onOpen={(isOpen) => setOpened(isOpen ? name : null)}
    />
  ));
}
