import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { Search } from 'lucide-react';

interface Props {
  /** Names the search field; shown above it, or read out where a placeholder is shown instead. */
  searchLabel: string;
  placeholder?: string;
  search: string;
  onSearch: (text: string) => void;
  /** A choice beside the search; it can be missing. */
  select?: {
    label: string;
    value: string;
    choices: readonly { value: string; label: string }[];
    onChange: (value: string) => void;
  };
}

/** The search field of a list, and a choice that narrows it. */
export function FilterBar({ searchLabel, placeholder, search, onSearch, select }: Props) {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
      <TextField
        type="search"
        {...(placeholder ? { placeholder } : { label: searchLabel })}
        value={search}
        onChange={(event) => onSearch(event.target.value)}
        autoComplete="off"
        slotProps={{
          htmlInput: placeholder ? { 'aria-label': searchLabel } : {},
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search aria-hidden />
              </InputAdornment>
            ),
          },
        }}
      />
      {select && (
        <TextField
          select
          label={select.label}
          value={select.value}
          onChange={(event) => select.onChange(event.target.value)}
          sx={{ maxWidth: { sm: 300 } }}
        >
          {select.choices.map(({ value, label }) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Stack>
  );
}
