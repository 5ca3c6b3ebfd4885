import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { ActivityPageQuery } from '#client/graphql/generated.ts';
import { formatDay } from '#client/lib/dates.ts';
import { documentPath } from '#client/lib/record-paths.ts';
import { certificateLabel, certificateTexts } from '#domain/learning/certificates';
import { MODULE_REFLECTION_QUESTION } from '#domain/records/reflection-prompts';

type Shown = Pick<ActivityPageQuery['activity'], 'documents' | 'completion'>;

const certificateOf = ({ completion }: Shown) => completion?.certificate ?? null;
const provingDocuments = ({ documents }: Shown) =>
  documents.filter(({ evidenceFiles }) => evidenceFiles.length > 0);

/** True if something proves the activity that is not attached to it. */
export const isProvenElsewhere = (activity: Shown): boolean =>
  certificateOf(activity) !== null || provingDocuments(activity).length > 0;

interface Props {
  activity: Shown;
  /** Shows the files of a document. */
  renderFiles: (files: Shown['documents'][number]['evidenceFiles']) => ReactNode;
}

/** The files of the documents that an activity cites, and the certificate of its learning module. */
export function ProvenElsewhere({ activity, renderFiles }: Props) {
  if (!isProvenElsewhere(activity)) return null;
  const certificate = certificateOf(activity);
  return (
    <Stack sx={{ gap: 2, '&:not(:first-of-type)': { mt: 2 } }}>
      {provingDocuments(activity).map(({ id, title, evidenceFiles }) => (
        <Stack key={id} component="section" sx={{ gap: 1 }}>
          <Typography variant="body2" component="h3" color="textSecondary">
            From the document “
            <Link component={RouterLink} to={documentPath(id)}>
              {title}
            </Link>
            ”
          </Typography>
          {renderFiles(evidenceFiles)}
        </Stack>
      ))}
      {certificate && (
        <div>
          <Link href={certificate.verifyUrl}>{certificateLabel(certificate.number)}</Link>{' '}
          {certificate.revocation ?? certificateTexts.issued}
        </div>
      )}
    </Stack>
  );
}

/** The reflection that was written on completing the learning module of an activity. */
export function ModuleReflection({ activity, timeZone }: { activity: Shown; timeZone: string }) {
  const { completion } = activity;
  if (!completion?.reflection) return null;
  return (
    <Stack component="article" sx={{ gap: 1, '& + article': { mt: 3 } }}>
      <Typography variant="h3">{formatDay(completion.completedAt, timeZone)}</Typography>
      <div>
        <Typography variant="body2" component="h4" color="textSecondary">
          {MODULE_REFLECTION_QUESTION}
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {completion.reflection}
        </Typography>
      </div>
    </Stack>
  );
}
