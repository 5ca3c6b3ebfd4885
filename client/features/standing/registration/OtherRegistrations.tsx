import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import { NativeSelect } from '#client/components/NativeSelect.tsx';
import { Panel } from '#client/components/Panel.tsx';
import { UnloadedPanel } from '#client/components/UnloadedPanel.tsx';
import { useRegistrationsQuery } from '#client/graphql/generated.ts';
import { useReturnFocus } from '#client/lib/return-focus.ts';
import type { Profession } from '#domain/professions/profession';
import { professionOf, professions } from '#domain/professions/professions';
import {
  OTHER_REGISTRATIONS_MAX,
  registrationsMessages as messages,
} from '#domain/standing/registrations';
import { OtherRegistrationCard } from './OtherRegistrationCard.tsx';
import { useOtherRegistrations } from './useOtherRegistrations.ts';

/** Loaded on demand: the form brings the date picker. */
const RegistrationForm = lazyPart(
  async () => (await import('./RegistrationForm.tsx')).RegistrationForm,
);

/** Registrations beside the first: one card each, and the way to add another. */
export function OtherRegistrations() {
  const { data, error, refetch } = useRegistrationsQuery();
  const [adding, setAdding] = useState<Profession | null>(null);
  const add = useReturnFocus(adding !== null);
  const { save } = useOtherRegistrations();
  const user = data?.me;
  if (!user) return <UnloadedPanel title={messages.heading} error={error} refetch={refetch} />;
  const others = user.registrations.filter(({ isFirst }) => !isFirst);
  const left = professions.filter(
    ({ id }) => !user.registrations.some(({ profession }) => profession === id),
  );
  const canAdd = left.length > 0 && others.length < OTHER_REGISTRATIONS_MAX;
  return (
    <>
      {others.map((each) => (
        <OtherRegistrationCard
          key={each.profession}
          registration={each}
          id={user.id}
          timeZone={user.timeZone}
        />
      ))}
      {canAdd && (
        <Panel title={messages.heading}>
          {adding ? (
            <Stack sx={{ gap: 2.5 }}>
              <NativeSelect
                label={messages.profession}
                value={adding.id}
                onChange={(id) => setAdding(professionOf(id) ?? adding)}
                options={left.map(({ id, label }) => ({ value: id, label }))}
              />
              <RegistrationForm
                key={adding.id}
                user={{ ...blank, id: user.id, timeZone: user.timeZone }}
                variant="profile"
                onDone={() => setAdding(null)}
                other={{ profession: adding, save: (input) => save(adding, input, true) }}
              />
            </Stack>
          ) : (
            <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
              <Typography variant="body2" color="textSecondary">
                {messages.explanation}
              </Typography>
              <Button
                ref={add}
                variant="outlined"
                startIcon={<Plus aria-hidden />}
                onClick={() => setAdding(left[0]!)}
              >
                {messages.add}
              </Button>
            </Stack>
          )}
        </Panel>
      )}
    </>
  );
}

const blank = {
  registrationDate: null,
  registrationExpiryDate: null,
  registrationExpiryRule: 'board-year' as const,
  registrationNumber: null,
  registrationType: null,
  registrationTypeSince: null,
  registrationBreaks: [],
};
