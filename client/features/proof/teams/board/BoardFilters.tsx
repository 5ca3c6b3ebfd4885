import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import { NativeSelect } from '#client/components/NativeSelect.tsx';
import { SearchInput } from '#client/components/SearchInput.tsx';
import type { TeamBoardQuery } from '#client/graphql/generated.ts';
import { credentialTypeLabel } from '#domain/records/credential-types';
import { teamCredentialStateLabels, teamStandingLabels } from '#domain/proof/team-board';
import { boardTexts as texts } from '#domain/proof/team-texts';
import { teamLimits } from '#domain/proof/teams';
import {
  shownChoices,
  stateChoices,
  type BoardFilter,
  type FilteredState,
  type Shown,
} from './board-filter.ts';

type Counts = TeamBoardQuery['teamBoard']['counts'];

interface Props {
  filter: BoardFilter;
  asked: readonly string[];
  /** Missing until the board has loaded. */
  counts: Counts | undefined;
  onChange: (change: Partial<BoardFilter>) => void;
}

/** Narrows a board: by standing with the counts of the whole team, by name, and by a credential. */
export function BoardFilters({ filter, asked, counts, onChange }: Props) {
  const { shown, credential, state, search } = filter;
  return (
    <Stack sx={{ gap: 2 }}>
      <Box component="fieldset" aria-label={texts.filterLabel} sx={chips}>
        {shownChoices.map((each) => (
          <ToggleButton
            key={each}
            value={each}
            selected={shown === each}
            onChange={() => onChange({ shown: each })}
          >
            {shownLabels[each]}
            {counts && ` ${countOf(counts, each)}`}
          </ToggleButton>
        ))}
      </Box>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, alignItems: { sm: 'end' } }}>
        <Box sx={{ flexGrow: 1 }}>
          <SearchInput
            label={texts.search}
            placeholder={texts.search}
            value={search}
            maxLength={teamLimits.search}
            onChange={(text) => onChange({ search: text })}
          />
        </Box>
        {asked.length > 0 && (
          <NativeSelect
            label={texts.credential}
            value={credential}
            onChange={(next) => onChange({ credential: next })}
            options={[
              { value: '', label: texts.anyCredential },
              { value: 'any', label: texts.anyEnding },
              ...asked.map((type) => ({ value: type, label: credentialTypeLabel(type) })),
            ]}
            sx={select}
          />
        )}
        {asked.includes(credential) && (
          <NativeSelect
            label={texts.state}
            value={state}
            onChange={(next) => onChange({ state: next as FilteredState })}
            options={stateChoices.map((value) => ({
              value,
              label: stateLabel(value, counts, credential),
            }))}
            sx={select}
          />
        )}
      </Stack>
    </Stack>
  );
}

const shownLabels: Record<Shown, string> = {
  ...teamStandingLabels,
  all: texts.everyone,
  'no-receipt': texts.withoutReceipt,
};

const countOf = (counts: Counts, shown: Shown): number =>
  ({
    all: counts.members,
    'on-track': counts.onTrack,
    'at-risk': counts.atRisk,
    'not-settled': counts.notSettled,
    'no-receipt': counts.withoutReceipt,
  })[shown];

/** A state with the number of members, as on the buttons. */
function stateLabel(state: FilteredState, counts: Counts | undefined, type: string): string {
  const label = state === 'ending' ? texts.ending : teamCredentialStateLabels[state];
  const of = counts?.credentials.find((each) => each.type === type);
  if (!of) return label;
  const count = {
    ending: of.ending + of.ended,
    missing: of.missing,
    'not-shared': of.notShared,
    valid: of.valid,
  }[state];
  return `${label} (${count})`;
}

const chips = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  border: 0,
  m: 0,
  p: 0,
  minWidth: 0,
  '& > *': { px: 1.5, py: 0.5, typography: 'body2' },
} as const;
const select = { minWidth: { sm: 200 }, maxWidth: { sm: 280 } } as const;
