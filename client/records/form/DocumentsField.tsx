import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import type { Theme } from '@mui/material/styles';
import MuiTextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useFormField } from '#client/components/form/useFormField.ts';
import { useCitableDocumentsQuery } from '#client/graphql/generated.ts';
import { useDebounced } from '#client/lib/debounce.ts';
import { PAGE_DEFAULT } from '#domain/pages';
import { ACTIVITY_DOCUMENTS_MAX, documentTypeLabel } from '#domain/records/documents';
import { choicesNotLoaded } from '#domain/records/unloaded-choices';

const activityHelp =
  'One document can prove several activities. It needs a file to be full evidence.';

const NOT_LOADED = choicesNotLoaded('documents');

interface Citable {
  id: string;
  title: string;
  type: string;
}

interface Props {
  /** The documents that it cites already. */
  initial: readonly Citable[];
  help?: string;
}

/** Selects the documents that prove a record, found by their titles; hidden if there is none to choose. */
export function DocumentsField({ initial, help = activityHelp }: Props) {
  const { id, input, helpers, error } = useFormField<readonly string[]>('documentIds');
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim());
  const {
    data,
    previousData,
    error: failure,
  } = useCitableDocumentsQuery({
    variables: { query: search, first: PAGE_DEFAULT },
  });
  const isUnloaded = failure !== undefined && !data;
  const [met, setMet] = useState<readonly Citable[]>(initial);
  const found = (data ?? previousData)?.documents.nodes ?? [];
  const offered = [...new Map([...met, ...found].map((each) => [each.id, each])).values()];
  if (offered.length === 0 && typed === '' && !isUnloaded) return null;
  const chosen = offered.filter((each) => input.value.includes(each.id));
  const choose = (next: readonly Citable[]) => {
    // Chosen documents stay known when another search no longer finds them.
    setMet([...new Map([...met, ...next].map((each) => [each.id, each])).values()]);
    // A document in the bin is not offered, and stays cited for when it is restored.
    const hidden = input.value.filter((each) => !chosen.some((shown) => shown.id === each));
    void helpers.setValue([...hidden, ...next.map((each) => each.id)]);
  };
  const isFull = input.value.length >= ACTIVITY_DOCUMENTS_MAX;
  const note = isFull ? `At most ${ACTIVITY_DOCUMENTS_MAX} documents` : help;
  return (
    <Autocomplete<Citable, true, true>
      id={id}
      multiple
      disableCloseOnSelect
      filterSelectedOptions
      disableClearable
      options={offered}
      value={chosen}
      inputValue={typed}
      onInputChange={(_, text) => setTyped(text)}
      onChange={(_, next) => choose(next)}
      onBlur={input.onBlur}
      getOptionKey={(each) => each.id}
      getOptionLabel={(each) => each.title}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionDisabled={() => isFull}
      noOptionsText={isUnloaded ? NOT_LOADED : data ? 'No other document found' : 'Searching…'}
      renderOption={({ key: _key, ...props }, each) => (
        <li {...props} key={each.id}>
          <span style={{ overflowWrap: 'anywhere' }}>
            {each.title}
            <Typography component="span" variant="body2" color="textSecondary">
              {' '}
              · {documentTypeLabel(each.type)}
            </Typography>
          </span>
        </li>
      )}
      renderValue={(values, propsOf) =>
        values.map((each, index) => {
          const { key: _key, ...props } = propsOf({ index });
          return <Chip {...props} key={each.id} label={each.title} sx={tallChip} />;
        })
      }
      renderInput={(props) => (
        <MuiTextField
          {...props}
          label="Documents"
          error={error !== undefined}
          helperText={error ?? (isUnloaded ? NOT_LOADED : note)}
        />
      )}
    />
  );
}

/** As tall as a thumb is wide, and so is what removes it. */
const tallChip = ({ layout: { touch } }: Theme) => ({
  '&&': { height: touch, borderRadius: `${touch / 2}px` },
  '& .MuiChip-deleteIcon': { boxSizing: 'content-box', p: '11px', mx: '-6px' },
});
