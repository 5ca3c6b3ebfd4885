import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Choice } from '#client/components/Choice.tsx';
import { DayOrderChoice } from '#client/components/DayOrderChoice.tsx';
import { activityCategories } from '#domain/records/activities';
import { importColumns } from '#domain/records/import-columns';
import { importMessages as messages } from '#domain/records/imports';
import type { Reading } from './useReading.ts';

const units = [
  { value: 'hours', label: 'Hours' },
  { value: 'minutes', label: 'Minutes' },
] as const;
const categories = activityCategories.map((value) => ({ value, label: value }));

/** Shows and changes how the table is read: the meaning of columns, the order of dates, the words for categories. */
export function ReadingFields({ given, disabled }: { given: Reading; disabled: boolean }) {
  const { heads, headingRows, reading, correct, setHeading, setColumn, setCategory } = given;
  const { columns, dayOrder, unit } = reading;
  const isShared = reading.professions.length > 1 || columns.includes('countsFor');
  const choices = importColumns.filter(({ value }) => isShared || value !== 'countsFor');
  const isUnknown = columns.every((column) => column === null);
  const words = Object.entries(reading.categories);
  const isUnsure = words.some(([, category]) => !category) || dayOrder === 'unsure' || isUnknown;
  const [isOpen, setOpen] = useState(isUnsure);
  return (
    <>
      {isUnknown && <Alert severity="warning">{messages.noColumns}</Alert>}
      <Accordion
        variant="outlined"
        disableGutters
        expanded={isOpen}
        onChange={(_, opens) => setOpen(opens)}
      >
        <AccordionSummary expandIcon={<ChevronDown />}>
          <Box>
            <Typography sx={{ fontWeight: 'fontWeightMedium' }}>How we read it</Typography>
            <Typography variant="body2" color="textSecondary">
              {dayOrder === 'month-first' ? messages.monthFirst : messages.dayFirst}
            </Typography>
          </Box>
        </AccordionSummary>
        <AccordionDetails>
          <Stack sx={{ gap: 2 }}>
            <Fields title="Columns">
              <Choice
                label={messages.headingRow}
                value={String(reading.heading)}
                choices={headingRows}
                disabled={disabled}
                onChange={(row) => row !== null && setHeading(Number(row))}
              />
              {heads.map((head, index) => (
                <Choice
                  // Columns can share a name.
                  key={`${index}-${head}`}
                  label={head.trim() || `Column ${index + 1}`}
                  value={columns[index] ?? null}
                  choices={choices}
                  none="Ignore"
                  disabled={disabled}
                  onChange={(column) => setColumn(index, column)}
                />
              ))}
            </Fields>
            <Fields title="Dates and hours">
              <DayOrderChoice
                order={dayOrder}
                disabled={disabled}
                onChange={(order) => correct({ dayOrder: order })}
              />
              <Choice
                label="Plain numbers are in"
                value={unit}
                choices={units}
                disabled={disabled}
                onChange={(next) => next && correct({ unit: next })}
              />
            </Fields>
            <Fields title="Categories">
              {words.map(([word, category]) => (
                <Choice
                  key={word}
                  label={word || 'No category'}
                  value={category}
                  choices={categories}
                  none="Choose a category"
                  disabled={disabled}
                  onChange={(next) => setCategory(word, next)}
                />
              ))}
            </Fields>
          </Stack>
        </AccordionDetails>
      </Accordion>
    </>
  );
}

function Fields({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" color="textSecondary" sx={{ mb: 1.5, p: 0 }}>
        {title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
