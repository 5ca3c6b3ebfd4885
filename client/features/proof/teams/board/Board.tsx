import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BellRing, Printer, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '#client/components/EmptyState.tsx';
import { FileButton } from '#client/components/FileButton.tsx';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import { useTeamBoardQuery, type TeamPartsFragment } from '#client/graphql/generated.ts';
import { todayIn } from '#client/lib/dates.ts';
import { useDebounced } from '#client/lib/debounce.ts';
import { useUrlParams } from '#client/lib/url-params.ts';
import { RecordList } from '#client/records/RecordList.tsx';
import { PAGE_DEFAULT } from '#domain/pages';
import { boardTexts as texts } from '#domain/proof/team-texts';
import { membersLabel, teamBoardFileName, teamTexts } from '#domain/proof/teams';
import {
  boardVariables,
  csvPath,
  isNarrowed,
  readFilter,
  type BoardFilter,
} from './board-filter.ts';
import { BoardFilters } from './BoardFilters.tsx';
import { canNudge, MemberCard, MemberRow, type Member } from './MemberRow.tsx';
import { useMemberDialogs } from './useMemberDialogs.tsx';
import { usePrint } from './usePrint.ts';

const BoardSheet = lazyPart(async () => (await import('./BoardSheet.tsx')).BoardSheet);

interface Props {
  team: TeamPartsFragment;
  timeZone: string;
}

/** The board of a team: who is on track, at risk or not settled, and whose credential ends when. */
export function Board({ team, timeZone }: Props) {
  const { filter, settled, narrow } = useBoardFilter(team.askedCredentials);
  const variables = { id: team.id, ...boardVariables(settled) };
  const { data, previousData, error, refetch, fetchMore } = useTeamBoardQuery({
    variables: { ...variables, first: PAGE_DEFAULT },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const board = (data ?? previousData)?.teamBoard;
  const printing = usePrint(variables);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { actions, dialogs } = useMemberDialogs({
    team,
    timeZone,
    onNudged: () => setSelected(new Set()),
  });
  const open = (board?.edges ?? []).map(({ node }) => node).filter(canNudge);
  const chosen = open.filter(({ id }) => selected.has(id));
  const select = ({ id }: Member, isSelected: boolean) =>
    setSelected(new Set(isSelected ? [...selected, id] : [...selected].filter((e) => e !== id)));
  const shared = { ...actions, timeZone, onSelect: select };
  const today = todayIn(timeZone);
  return (
    <RecordList<Member>
      label={texts.board}
      columns={texts.columns}
      found={board}
      isLoading={!data}
      error={error}
      onRetry={() => refetch()}
      onMore={(after) => fetchMore({ variables: { after } })}
      countLabel={membersLabel}
      filter={
        <Stack sx={{ gap: 2 }}>
          <BoardFilters
            filter={filter}
            asked={team.askedCredentials}
            counts={board?.counts}
            onChange={narrow}
          />
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <FileButton
              path={csvPath(team.id, settled)}
              fileName={teamBoardFileName(team.name, today)}
              variant="outlined"
            >
              {texts.csv}
            </FileButton>
            <Button
              variant="outlined"
              startIcon={<Printer />}
              aria-busy={printing.isPreparing}
              onClick={() => void printing.print()}
            >
              {printing.isPreparing ? texts.printing : texts.print}
            </Button>
            <Typography variant="body2" color="textSecondary">
              {texts.recorded}
            </Typography>
          </Stack>
        </Stack>
      }
      action={
        <Selection
          open={open}
          chosen={chosen}
          onSelect={(members) => setSelected(new Set(members.map(({ id }) => id)))}
          onNudge={() => actions.onNudgeAll(chosen)}
        />
      }
      empty={
        <NoMembers isNarrowed={isNarrowed(settled)} onShowAll={() => narrow({ ...everyone })} />
      }
      renderRow={(row) => (
        <MemberRow key={row.id} member={row} isSelected={selected.has(row.id)} {...shared} />
      )}
      renderCard={(row) => (
        <MemberCard key={row.id} member={row} isSelected={selected.has(row.id)} {...shared} />
      )}
    >
      {dialogs}
      {printing.members && (
        <BoardSheet
          teamName={team.name}
          asked={team.askedCredentials}
          members={printing.members}
          today={today}
        />
      )}
    </RecordList>
  );
}

const everyone: Partial<BoardFilter> = { shown: 'all', credential: '', search: '' };

/** The filter in the address; the name that is searched for stays out of it. */
function useBoardFilter(asked: readonly string[]) {
  const [params, changeParams] = useUrlParams();
  const [search, setSearch] = useState('');
  const chosen = readFilter(params, asked);
  const narrow = ({ search: text, shown, credential, state }: Partial<BoardFilter>) => {
    if (text !== undefined) setSearch(text);
    const changes = { show: shown, credential, state };
    if (Object.values(changes).every((value) => value === undefined)) return;
    changeParams((present) => {
      for (const [name, value] of Object.entries(changes)) {
        if (value === '' || value === 'all') present.delete(name);
        else if (value !== undefined) present.set(name, value);
      }
    });
  };
  return {
    filter: { ...chosen, search },
    settled: { ...chosen, search: useDebounced(search) },
    narrow,
  };
}

interface SelectionProps {
  open: readonly Member[];
  chosen: readonly Member[];
  onSelect: (members: readonly Member[]) => void;
  onNudge: () => void;
}

/** Selects those who can be reminded, and reminds them. */
function Selection({ open, chosen, onSelect, onNudge }: SelectionProps) {
  if (open.length === 0) return null;
  const isAll = chosen.length === open.length;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Button onClick={() => onSelect(isAll ? [] : open)}>
        {isAll ? texts.selectNone : texts.selectAll}
      </Button>
      {chosen.length > 0 && (
        <Button variant="contained" startIcon={<BellRing />} onClick={onNudge}>
          {texts.nudgeSelected(chosen.length)}
        </Button>
      )}
    </Stack>
  );
}

interface NoMembersProps {
  isNarrowed: boolean;
  onShowAll: () => void;
}

function NoMembers({ isNarrowed: isFiltered, onShowAll }: NoMembersProps) {
  return (
    <EmptyState
      icon={<UsersRound />}
      title={isFiltered ? teamTexts.emptyBoard : teamTexts.emptyTeam}
      {...(isFiltered && {
        text: texts.emptySearch,
        actions: (
          <Button variant="outlined" onClick={onShowAll}>
            {texts.showAll}
          </Button>
        ),
      })}
    />
  );
}
