import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Award, Download, Paperclip } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyState } from '#client/components/EmptyState.tsx';
import { useCountedEvidenceQuery, type CountedEvidenceQuery } from '#client/graphql/generated.ts';
import { formatDay } from '#client/lib/dates.ts';
import { RecordList } from '#client/records/RecordList.tsx';
import { countedEvidenceMessages as messages } from '#domain/standing/counted-evidence';
import { recordLinks } from '#domain/records/record-links';

type Row = CountedEvidenceQuery['countedEvidence']['edges'][number]['node'];

/** The files and certificates that count among the evidence documents of the current CPD period. */
export function CountedEvidence({ timeZone }: { timeZone: string }) {
  const { data, error, refetch, fetchMore } = useCountedEvidenceQuery({
    variables: { first: messages.pageSize },
    // A file may have been attached on any screen since the last read.
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Stack component="section" aria-labelledby="counted-evidence" sx={{ gap: 1, mt: 5 }}>
      <Typography id="counted-evidence" variant="h2">
        {messages.title}
      </Typography>
      <Typography color="textSecondary">{messages.intro}</Typography>
      <RecordList<Row>
        label={messages.title}
        found={data?.countedEvidence}
        isLoading={!data}
        error={error}
        onRetry={() => refetch()}
        onMore={(after) => fetchMore({ variables: { after } })}
        countLabel={messages.count}
        empty={<EmptyState title={messages.empty} text={messages.emptyText} />}
        renderCard={(row) => <EvidenceCard key={row.id} {...{ row, timeZone }} />}
      >
        {null}
      </RecordList>
    </Stack>
  );
}

function EvidenceCard({ row, timeZone }: { row: Row; timeZone: string }) {
  const isFile = row.kind === 'file';
  return (
    <Card
      component="li"
      tabIndex={-1}
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, p: 2, pr: 1 }}
    >
      {isFile ? <Paperclip aria-hidden /> : <Award aria-hidden />}
      <Stack sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 'fontWeightMedium' }}>{row.title}</Typography>
        <Typography variant="body2" color="textSecondary">
          {isFile ? messages.file : messages.certificate} · {formatDay(row.at, timeZone)}
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 2.75 }}>
          {linksOf(row).map(({ to, label }) => (
            <Link key={to} component={RouterLink} to={to} variant="body2" data-alone>
              {label}
            </Link>
          ))}
        </Stack>
      </Stack>
      <IconButton href={new URL(row.id).pathname} download aria-label={`Download ${row.title}`}>
        <Download />
      </IconButton>
    </Card>
  );
}

const linksOf = ({ activityId, moduleId }: Row) => [
  ...(moduleId ? [{ to: recordLinks.module(moduleId), label: messages.openModule }] : []),
  ...(activityId ? [{ to: recordLinks.activity(activityId), label: messages.openActivity }] : []),
];
