import { Search } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { dayFromWire, formatDay } from '#client/lib/dates.ts';
import { leave } from '#client/lib/leaving.ts';
import { hasWords, searchKinds, searchMessages } from '#domain/records/search';
import { paths } from '#client/lib/paths.ts';
import { SETTINGS, type Entry, type FoundRecord } from './entry.ts';
import { foundKinds } from './found-kinds.ts';
import { useCommands, type PaletteActions } from './useCommands.ts';
import { useRecords, type Records } from './useRecords.ts';

/** Returns the matches of a text: pages, actions, then records by their kind; without a text, all pages and actions. */
export function useEntries(
  text: string,
  actions: PaletteActions,
): { entries: Entry[]; state: Records } {
  const navigate = useNavigate();
  const commands = useCommands(actions);
  const state = useRecords(text);
  const wanted = text.trim();

  const entryOf = ({ kind, recordId, title, detail, link, day }: FoundRecord): Entry[] => {
    const known = searchKinds.find(({ value }) => value === kind);
    if (!known) return [];
    return [
      {
        key: `${kind} ${recordId}`,
        group: known.label,
        icon: foundKinds[known.value].icon,
        title,
        detail,
        ...(day && { day: formatDay(dayFromWire(day)) }),
        run: () => leave(() => void navigate(link)),
      },
    ];
  };
  const inLog: Entry = {
    key: 'in the log',
    group: 'More',
    icon: Search,
    title: searchMessages.inLog(wanted),
    run: () => leave(() => void navigate(paths.cpdLog, { state: { search: wanted } })),
  };
  const matching = commands.filter(
    ({ group, title, words = '' }) =>
      (wanted !== '' || group !== SETTINGS) && hasWords(`${title} ${words}`, wanted),
  );
  const records = searchKinds.flatMap(({ value }) =>
    state.records.filter(({ kind }) => kind === value).flatMap(entryOf),
  );
  const hasActivities = state.records.some(({ kind }) => kind === 'activity');
  return { entries: [...matching, ...records, ...(hasActivities ? [inLog] : [])], state };
}
