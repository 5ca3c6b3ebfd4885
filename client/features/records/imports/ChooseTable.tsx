import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Download, FileSpreadsheet } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { DropArea } from '#client/components/DropArea.tsx';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { download } from '#client/lib/download.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { importTemplate, TEMPLATE_FILE_NAME } from '#domain/records/import-columns';
import { importMessages } from '#domain/records/imports';
import { readFile, readText, type Table } from './read-table.ts';

/** Accepts the table as a chosen or dropped file, or as text. */
export function ChooseTable({ onTable }: { onTable: (table: Table) => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [text, setText] = useState('');
  const picker = useRef<HTMLInputElement>(null);
  const id = useId();

  async function take(read: () => Table | Promise<Table>) {
    try {
      onTable(await read());
    } catch (error) {
      setProblem(messageOf(error));
    }
  }

  const takeFile = (file: File | undefined) => file && void take(() => readFile(file));

  return (
    <Stack sx={{ gap: 2 }}>
      {problem && <ErrorAlert message={problem} />}
      <DropArea onFiles={([file]) => takeFile(file)}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
          <Button
            variant="contained"
            startIcon={<FileSpreadsheet />}
            onClick={() => picker.current?.click()}
          >
            Choose a CSV file
          </Button>
          <Button
            startIcon={<Download />}
            onClick={() => download(TEMPLATE_FILE_NAME, importTemplate())}
          >
            Download a template
          </Button>
        </Box>
        <Typography variant="body2" color="textSecondary">
          {importMessages.drop}
        </Typography>
        <input
          ref={picker}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          aria-label="CSV file"
          onChange={(event) => {
            takeFile(event.target.files?.[0]);
            // Lets the user choose the same file again after correcting it.
            event.target.value = '';
          }}
        />
      </DropArea>
      <TextField
        id={id}
        label="Or paste rows"
        multiline
        minRows={3}
        maxRows={8}
        value={text}
        onChange={(event) => setText(event.target.value)}
        helperText="Put the column names in the first line, such as Title, Category, Date, Hours."
      />
      {text.trim() !== '' && (
        <Button
          variant="contained"
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => void take(() => readText(text))}
        >
          Read these rows
        </Button>
      )}
    </Stack>
  );
}
