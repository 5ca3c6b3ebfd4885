import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { createSearchParams, Link } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import { Panel } from '#client/components/Panel.tsx';
import { quickSearch } from '#domain/learning/resources';
import type { Discovering } from './useDiscover.ts';

/** Searches with one press; each has its own address. */
export function QuickSearch({ query, category }: Pick<Discovering, 'query' | 'category'>) {
  return (
    <Panel title="Quick Search">
      <Stack sx={{ gap: 2 }}>
        <Choices label="Topics" name="query" choices={quickSearch.topics} chosen={query} />
        <Choices
          label="Categories"
          name="category"
          choices={quickSearch.categories}
          chosen={category}
        />
      </Stack>
    </Panel>
  );
}

interface Props {
  label: string;
  name: 'query' | 'category';
  choices: readonly string[];
  chosen: string | null;
}

function Choices({ label, name, choices, chosen }: Props) {
  const id = useId();
  return (
    <Box>
      <Typography id={id} variant="subtitle2" component="h3" color="textSecondary" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <Stack component="ul" aria-labelledby={id} direction="row" sx={choicesRow}>
        {choices.map((choice) => (
          <li key={choice}>
            <Button
              component={Link}
              to={{
                pathname: paths.resources,
                search: `?${createSearchParams({ [name]: choice })}`,
              }}
              variant={choice === chosen ? 'contained' : 'outlined'}
              aria-current={choice === chosen ? 'true' : undefined}
              sx={{ textTransform: 'capitalize', whiteSpace: { xs: 'nowrap', sm: 'normal' } }}
            >
              {choice}
            </Button>
          </li>
        ))}
      </Stack>
    </Box>
  );
}

/** One scrolling row on a phone, so that results start on the first screen; the padding leaves room for the focus. */
const choicesRow = {
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  overflowX: { xs: 'auto', sm: 'visible' },
  gap: 1,
  m: -0.75,
  p: 0.75,
  listStyle: 'none',
} as const;
