import Checkbox from '@mui/material/Checkbox';
import FormHelperText from '@mui/material/FormHelperText';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useFormField } from '#client/components/form/useFormField.ts';
import {
  isWritable,
  tokenMessages as messages,
  tokenNounLabel,
  tokenNouns,
  type Access,
  type Scope,
  type TokenNoun,
} from '#domain/account/access-tokens';

interface Props {
  scopes: readonly Scope[];
  onChange: (scopes: Scope[]) => void;
}

/** Lets the user choose what a token may read and write, noun by noun. Writing includes reading. */
export function ScopeTable({ scopes, onChange }: Props) {
  const { id, error } = useFormField<readonly Scope[]>('scopes');
  const refused = { 'aria-invalid': true, 'aria-describedby': `${id}-help` } as const;
  const given = new Set(scopes);
  const has = (noun: TokenNoun, access: Access) => given.has(`${noun}:${access}`);

  function set(noun: TokenNoun, access: Access, isGiven: boolean) {
    const others = scopes.filter((scope) => !scope.startsWith(`${noun}:`));
    const own: Scope[] =
      access === 'write'
        ? [isGiven ? `${noun}:write` : `${noun}:read`]
        : isGiven
          ? [`${noun}:read`]
          : [];
    onChange([...others, ...own]);
  }

  const box = (noun: TokenNoun, access: Access) => {
    const isIncluded = access === 'read' && has(noun, 'write');
    return (
      <Checkbox
        checked={isIncluded || has(noun, access)}
        disabled={isIncluded}
        onChange={(_event, isGiven) => set(noun, access, isGiven)}
        slotProps={{
          input: {
            // With nothing chosen, the first box takes the focus.
            ...(error && noun === tokenNouns[0] && access === 'read' && refused),
            'aria-label': `${access === 'read' ? 'Read' : 'Write'}: ${tokenNounLabel(noun)}`,
          },
        }}
      />
    );
  };

  return (
    <div>
      {error && (
        <FormHelperText error id={`${id}-help`} role="alert">
          {error}
        </FormHelperText>
      )}
      <Table size="small" aria-label={messages.scopesLabel} sx={{ '& td, & th': { px: 0.5 } }}>
        <TableHead>
          <TableRow>
            <TableCell>Kind of data</TableCell>
            <TableCell align="center">Read</TableCell>
            <TableCell align="center">Write</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {tokenNouns.map((noun) => (
            <TableRow key={noun}>
              <TableCell component="th" scope="row">
                {tokenNounLabel(noun)}
              </TableCell>
              <TableCell align="center">{box(noun, 'read')}</TableCell>
              <TableCell align="center">{isWritable(noun) && box(noun, 'write')}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
