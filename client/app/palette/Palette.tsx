import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import type { PopperProps } from '@mui/material/Popper';
import InputAdornment from '@mui/material/InputAdornment';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { CloseButton } from '#client/components/CloseButton.tsx';
import { keysOf } from '#client/lib/shortcuts.ts';
import { SEARCH_TEXT_MAX, searchMessages } from '#domain/records/search';
import type { Entry } from './entry.ts';
import { EntryGroup, EntryLine } from './EntryLine.tsx';
import { PaletteStatus } from './PaletteStatus.tsx';
import type { PaletteActions } from './useCommands.ts';
import { useEntries } from './useEntries.ts';

interface Props {
  actions: PaletteActions;
  onClose: () => void;
}

/** The search field with everything that it finds, a listbox below it. */
export function Palette({ actions, onClose }: Props) {
  const [text, setText] = useState('');
  const { entries, state } = useEntries(text, actions);
  return (
    <>
      <Autocomplete<Entry, false, true>
        open
        autoHighlight
        disableListWrap
        forcePopupIcon={false}
        options={entries}
        // Nothing stays chosen.
        value={null as never}
        inputValue={text}
        onInputChange={(_, next, reason) => reason !== 'reset' && setText(next)}
        onChange={(_, entry) => {
          onClose();
          entry.run();
        }}
        onClose={(_, reason) => reason === 'escape' && onClose()}
        filterOptions={(all) => all}
        groupBy={({ group }) => group}
        getOptionKey={({ key }) => key}
        getOptionLabel={({ title }) => title}
        noOptionsText={null}
        disableClearable
        slots={{ popper: InPlace, paper: InPlace }}
        slotProps={{
          listbox: { component: 'div', 'aria-label': searchMessages.title, sx: listbox },
        }}
        onKeyDown={(event) => {
          // The browser would take the keyboard to its own search.
          if (keysOf(event) === 'mod+k') event.preventDefault();
        }}
        renderGroup={({ key, group, children }) => (
          <EntryGroup key={key} label={group}>
            {children}
          </EntryGroup>
        )}
        renderOption={({ key: _key, ...props }, entry) => (
          <EntryLine key={entry.key} entry={entry} {...props} />
        )}
        renderInput={(params) => (
          <TextField
            {...params}
            autoFocus
            placeholder={searchMessages.placeholder}
            sx={field}
            slotProps={{
              ...params.slotProps,
              htmlInput: {
                ...params.slotProps.htmlInput,
                'aria-label': searchMessages.title,
                maxLength: SEARCH_TEXT_MAX,
                enterKeyHint: 'go',
              },
              input: {
                ...params.slotProps.input,
                startAdornment: (
                  <InputAdornment position="start">
                    <Search aria-hidden />
                  </InputAdornment>
                ),
              },
            }}
          />
        )}
      />
      {state.isSearching && <LinearProgress aria-hidden sx={progress} />}
      <PaletteStatus text={text} records={state} count={entries.length} />
      <CloseButton onClick={onClose} />
    </>
  );
}

/** The list belongs to the dialog: nothing floats. */
const InPlace = ({ children }: Pick<PopperProps, 'children'>) =>
  typeof children === 'function' ? null : <Box sx={inPlace}>{children}</Box>;

/** PaletteStatus says that nothing was found. */
const inPlace = {
  display: 'contents',
  '& .MuiAutocomplete-noOptions': { display: 'none' },
} as const;

const field = {
  // Beside the button that closes.
  '& .MuiOutlinedInput-root': { py: 1.75, pr: '64px !important', borderRadius: 0 },
  '& fieldset': { border: 0, borderBottom: 1, borderColor: 'divider' },
} as const;

const listbox = { flex: 1, minHeight: 0, maxHeight: 'none', p: 0, pb: 1 } as const;

const progress = { position: 'absolute', insetInline: 0, top: 66, height: 3 } as const;
