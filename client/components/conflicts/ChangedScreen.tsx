import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { now } from '#client/lib/dates.ts';
import { merged, versionMessages, type Difference, type Side } from '#domain/versions';
import { ConflictScreen } from './ConflictScreen.tsx';
import { DifferenceField } from './DifferenceField.tsx';
import type { Edited, Saved } from './edited.ts';
import { valueWords } from './value-words.ts';

interface Props<Values> {
  edited: Edited<Values>;
  mine: Values;
  theirs: Saved<Values>;
  differences: Difference[];
  onSave: (values: Values) => void;
  onKeepTheirs: () => void;
  onBack: () => void;
}

type Choices = Partial<Record<string, Side>>;

/** My values and what was saved elsewhere, field by field, to choose from. */
export function ChangedScreen<Values extends Record<string, unknown>>(props: Props<Values>) {
  const { edited, mine, theirs, differences, onSave, onKeepTheirs, onBack } = props;
  const timeZone = useCurrentUser().user?.timeZone;
  const [choices, setChoices] = useState<Choices>(() => ownChoices(differences));
  const [isAsked, setAsked] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const words = edited.words as Record<string, ((value: unknown) => string) | undefined>;

  function save(): void {
    const missing = differences.findIndex(({ field }) => !choices[field]);
    if (missing < 0) return onSave(merged(mine, theirs.values, choices as Record<string, Side>));
    setAsked(true);
    fields.current?.querySelectorAll('fieldset')[missing]?.querySelector('input')?.focus();
  }

  return (
    <ConflictScreen
      title={versionMessages.title}
      text={versionMessages.text(
        theirs.changedAt ? new Date(theirs.changedAt) : null,
        now(),
        timeZone,
      )}
      actions={
        <>
          <Button onClick={onBack}>{versionMessages.back}</Button>
          <Button onClick={onKeepTheirs}>{versionMessages.keepTheirs}</Button>
          <Button variant="contained" onClick={save}>
            {versionMessages.save}
          </Button>
        </>
      }
    >
      <Stack ref={fields} sx={{ gap: 3 }}>
        {differences.map((each) => (
          <DifferenceField
            key={each.field}
            label={edited.labels[each.field] ?? each.field}
            difference={each}
            words={words?.[each.field] ?? valueWords}
            side={choices[each.field] ?? null}
            isMissing={isAsked && !choices[each.field]}
            onChoose={(side) => setChoices({ ...choices, [each.field]: side })}
          />
        ))}
      </Stack>
    </ConflictScreen>
  );
}

/** What only one has changed is that one's; the rest is to be chosen. */
const ownChoices = (differences: Difference[]): Choices =>
  Object.fromEntries(
    differences.flatMap(({ field, changedBy }) =>
      changedBy === 'both' ? [] : [[field, changedBy]],
    ),
  );
