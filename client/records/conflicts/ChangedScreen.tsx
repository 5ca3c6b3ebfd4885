import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { now } from '#client/lib/dates.ts';
import type { FieldSpecs } from '#domain/records/record-fields';
import { mergeVersions, versionMessages, type Difference, type Side } from '#domain/versions';
import { ConflictScreen } from './ConflictScreen.tsx';
import { DifferenceField } from './DifferenceField.tsx';
import type { Saved } from './edited.ts';

interface Props<Values> {
  fields: FieldSpecs<Values>;
  mine: Values;
  theirs: Saved<Values>;
  differences: Difference[];
  onSave: (values: Values) => void;
  onKeepTheirs: () => void;
  onBack: () => void;
}

type Choices = Partial<Record<string, Side>>;

/** Shows the user's values beside those saved elsewhere; the user chooses one per field. */
export function ChangedScreen<Values extends Record<string, unknown>>(props: Props<Values>) {
  const { fields, mine, theirs, differences, onSave, onKeepTheirs, onBack } = props;
  const timeZone = useCurrentUser().user?.timeZone;
  const [choices, setChoices] = useState<Choices>(() => ownChoices(differences));
  const [isAsked, setAsked] = useState(false);
  const list = useRef<HTMLDivElement>(null);

  function save(): void {
    const missing = differences.findIndex(({ field }) => !choices[field]);
    if (missing < 0)
      return onSave(mergeVersions(mine, theirs.values, choices as Record<string, Side>));
    setAsked(true);
    list.current?.querySelectorAll('fieldset')[missing]?.querySelector('input')?.focus();
  }

  return (
    <ConflictScreen
      title={versionMessages.title}
      text={versionMessages.text(
        theirs.updatedAt ? new Date(theirs.updatedAt) : null,
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
      <Stack ref={list} sx={{ gap: 3 }}>
        {differences.map((each) => {
          const name: keyof Values = each.field;
          const { label, format } = fields[name];
          return (
            <DifferenceField
              key={each.field}
              label={label}
              difference={each}
              // Both values are of this field.
              words={(value) => format(value as Values[typeof name])}
              side={choices[each.field] ?? null}
              isMissing={isAsked && !choices[each.field]}
              onChoose={(side) => setChoices({ ...choices, [each.field]: side })}
            />
          );
        })}
      </Stack>
    </ConflictScreen>
  );
}

/** Preselects the side that alone changed a field; if both did, the user must choose. */
const ownChoices = (differences: Difference[]): Choices =>
  Object.fromEntries(
    differences.flatMap(({ field, changedBy }) =>
      changedBy === 'both' ? [] : [[field, changedBy]],
    ),
  );
