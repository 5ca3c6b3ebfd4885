import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { Search } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { SEARCH_MAX } from '#domain/learning/resources';

interface Props {
  /** The current search. */
  query: string;
  onSearch: (text: string) => void;
}

/** Words to search the library for; applied with the button or Enter. */
export function SearchBar({ query, onSearch }: Props) {
  const [text, setText] = useState(query);
  const [known, setKnown] = useState(query);
  if (query !== known) {
    setKnown(query);
    setText(query);
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSearch(text);
  };
  return (
    <search>
      <Stack component="form" direction="row" onSubmit={submit} sx={{ gap: 1.5 }}>
        <OutlinedInput
          type="search"
          fullWidth
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder="Search resources..."
          autoComplete="off"
          startAdornment={
            <InputAdornment position="start">
              <Search aria-hidden />
            </InputAdornment>
          }
          slotProps={{ input: { 'aria-label': 'Search resources', maxLength: SEARCH_MAX } }}
        />
        <Button type="submit" variant="contained">
          Search
        </Button>
      </Stack>
    </search>
  );
}
