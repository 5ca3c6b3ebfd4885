import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Fragment, useState, type ReactNode } from 'react';
import { CoverTable, PracticeTables } from '#client/components/BesideCpd.tsx';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import {
  useSubmissionRegisterQuery,
  type SubmissionRegisterQuery,
} from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { dayLabel } from '#domain/dates';
import { PAGE_DEFAULT } from '#domain/pages';
import {
  evidenceColumns,
  evidenceRanges,
  recordedText,
  registerColumns,
  requirementText,
  submissionHints,
  submissionTexts as texts,
  type SubmissionChoice,
} from '#domain/proof/submission';
import { additionTexts } from '#domain/proof/submission-additions';
import { choiceInput } from './submission-choice.ts';

const { category: _category, ...columns } = registerColumns;

interface Props {
  period: string;
  registration: string | null;
  choice: SubmissionChoice;
}

/** The facts of the cover, the register and the index as the PDF prints them, with what the document says of records that were left out. */
export function RegisterPreview({ period, registration, choice }: Props) {
  const { data, error, refetch } = useSubmissionRegisterQuery({
    variables: { period, registration, choice: choiceInput(choice) },
    fetchPolicy: 'no-cache',
  });
  const [shown, setShown] = useState(PAGE_DEFAULT);
  if (error) {
    return <ErrorAlert message={messageOf(error)} onRetry={() => void refetch().catch(() => {})} />;
  }
  if (!data) return <Skeleton variant="rounded" height={240} aria-label="Loading" />;
  const { person, leftOut, periods, practice, indemnity, evidence } = data.submission;
  const count = periods.reduce((sum, each) => sum + each.activities.length, 0);
  return (
    <Stack sx={{ gap: 2 }}>
      <Fact label="Name" value={person.name} />
      {person.register && <Fact label="Registered as" value={person.register} />}
      <Fact
        label={texts.registrationNumber}
        value={person.registrationNumber ?? submissionHints.noNumber}
      />
      {person.registrationType && (
        <Fact label={texts.registrationType} value={person.registrationType} />
      )}
      {person.registrationHistory.length > 0 && (
        <Fact label={texts.registrationHistory} value={person.registrationHistory.join('; ')} />
      )}
      <Fact label={texts.timeZone} value={person.timeZone} />
      {leftOut.lines.length > 0 && (
        <Alert severity="info">
          {leftOut.lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </Alert>
      )}
      {periods.map(({ label, requirement, completed, activities }) => {
        const rows = activities.filter(({ number }) => number! <= shown);
        return (
          <Fragment key={label}>
            <div>
              <Typography variant="h4" component="h3">
                CPD period {label}
              </Typography>
              <Fact label={texts.requirement} value={requirement.text} />
              {requirement.basis && <Fact label={texts.basis} value={requirement.basis} />}
              <Fact
                label={texts.completed}
                value={activities.length === 0 ? texts.none : requirementText(completed)}
              />
            </div>
            {rows.length > 0 && (
              <TableContainer
                component="section"
                tabIndex={0}
                aria-label={`${texts.register}, ${label}`}
              >
                <Table size="small">
                  <TableHead>
                    <TableRow>
                      {Object.values(columns).map((column) => (
                        <TableCell key={column}>{column}</TableCell>
                      ))}
                    </TableRow>
                  </TableHead>
                  <TableBody>
                    {rows.map((row) => (
                      <TableRow key={row.activityId} sx={{ '& td': { verticalAlign: 'top' } }}>
                        <TableCell>{row.number}</TableCell>
                        <TableCell sx={{ whiteSpace: 'nowrap' }}>{dayLabel(row.day)}</TableCell>
                        <TableCell sx={{ minWidth: 180 }}>{row.title}</TableCell>
                        <TableCell>{row.activityType}</TableCell>
                        <TableCell>{row.provider}</TableCell>
                        <TableCell>{row.hours}</TableCell>
                        <TableCell>{row.isInteractive ? 'Yes' : 'No'}</TableCell>
                        <TableCell>{row.goals.join('; ')}</TableCell>
                        <TableCell>
                          {evidenceRanges(row.evidence)
                            .map((range) => range.label)
                            .join(', ')}
                        </TableCell>
                        <TableCell>
                          {recordedText(row.recordedOn!, row.claimedRecordedOn)}
                        </TableCell>
                      </TableRow>
                    ))}
                    {rows.length === activities.length && (
                      <TableRow sx={{ '& td, & th': { fontWeight: 700 } }}>
                        <TableCell colSpan={2} />
                        <TableCell component="th" scope="row">
                          {texts.total}
                        </TableCell>
                        <TableCell colSpan={2} />
                        <TableCell>{completed.total}</TableCell>
                        <TableCell>{completed.interactive}</TableCell>
                        <TableCell colSpan={3} />
                      </TableRow>
                    )}
                  </TableBody>
                </Table>
              </TableContainer>
            )}
          </Fragment>
        );
      })}
      {count > shown && (
        <Button onClick={() => setShown(shown + PAGE_DEFAULT)}>
          Show more ({count - shown} not shown)
        </Button>
      )}
      {practice && (
        <Beside title={additionTexts.practice}>
          <PracticeTables practice={practice} />
        </Beside>
      )}
      {indemnity && (
        <Beside title={additionTexts.indemnity}>
          <CoverTable covers={indemnity} />
        </Beside>
      )}
      {!leftOut.sections.includes('evidence') && <EvidenceIndex evidence={evidence} />}
    </Stack>
  );
}

const Beside = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <Typography variant="h4" component="h3">
      {title}
    </Typography>
    {children}
  </>
);

/** A fact of the cover. */
const Fact = ({ label, value }: { label: string; value: string }) => (
  <Typography variant="body2">
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {label}:
    </Box>{' '}
    {value}
  </Typography>
);

type Evidence = SubmissionRegisterQuery['submission']['evidence'];

const { place: _place, ...indexColumns } = evidenceColumns;

/** The index of evidence as the PDF prints it, but for the pages, which are known when it is made. */
function EvidenceIndex({ evidence }: { evidence: Evidence }) {
  const [shown, setShown] = useState(PAGE_DEFAULT);
  return (
    <>
      <Typography variant="h4" component="h3">
        {texts.index}
      </Typography>
      {evidence.length === 0 ? (
        <Typography variant="body2">{texts.none}</Typography>
      ) : (
        <TableContainer component="section" tabIndex={0} aria-label={texts.index}>
          <Table size="small">
            <TableHead>
              <TableRow>
                {Object.values(indexColumns).map((column) => (
                  <TableCell key={column}>{column}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {evidence.slice(0, shown).map((piece) => (
                <TableRow key={piece.number}>
                  <TableCell>{piece.number}</TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>
                    {[piece.name, piece.remark].filter(Boolean).join('. ')}
                  </TableCell>
                  <TableCell>{piece.about}</TableCell>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>{dayLabel(piece.addedOn)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      {evidence.length > shown && (
        <Button onClick={() => setShown(shown + PAGE_DEFAULT)}>
          Show more evidence ({evidence.length - shown} not shown)
        </Button>
      )}
    </>
  );
}
