import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDay } from '#client/lib/dates.ts';
import { hoursLabel } from '#domain/records/activities';
import { rulesFor } from '#domain/standing/standard';
import { sampleHolder, templateTexts, type CertificateTemplate } from '#domain/records/templates';
import { FactList } from '#client/components/FactList.tsx';
import { SourceLine } from '#client/components/SourceLine.tsx';
import { BlankFields } from './BlankFields.tsx';
import { Sheet } from './Sheet.tsx';

const { name, role, organization, period, categoryHours, totalHours, interactiveHours, required } =
  sampleHolder;
const { annualRequirement, evidence } = rulesFor(period);

/** A sample certificate as it prints. */
export function CertificatePreview({ template }: { template: CertificateTemplate }) {
  return (
    <Sheet title={template.title}>
      <Box sx={{ textAlign: 'center' }}>
        <Typography color="textSecondary">{templateTexts.certifies}</Typography>
        <Typography sx={{ typography: 'h1', my: 0.5 }}>{name}</Typography>
        <Typography color="textSecondary">
          {role}, {organization}
        </Typography>
        <Typography sx={{ mt: 1.5 }}>{template.statement}</Typography>
      </Box>
      {template.body === 'period' ? <Hours /> : <Details template={template} />}
      <BlankFields fields={templateTexts.signatures.map((label) => ({ label }))} columns={3} />
      {template.body === 'activity' && (
        <div>
          <Typography variant="caption" color="textSecondary">
            {evidence.text}
          </Typography>
          <SourceLine source={evidence.source} />
        </div>
      )}
    </Sheet>
  );
}

function Hours() {
  const facts = [
    ...categoryHours.map(({ category, hours }) => ({ label: category, value: hoursLabel(hours) })),
    { label: 'Total', value: `${hoursLabel(totalHours)} of ${required.total} required` },
    {
      label: 'Interactive',
      value: `${hoursLabel(interactiveHours)} of ${required.interactive} required`,
    },
  ];
  return (
    <>
      <Typography sx={{ textAlign: 'center' }}>
        in the CPD period from {formatDay(period.start)} to {formatDay(period.end)}
      </Typography>
      <FactList facts={facts} />
      <SourceLine source={annualRequirement.source} />
      <Typography variant="body2">{templateTexts.recordedBy}</Typography>
    </>
  );
}

function Details({ template }: { template: CertificateTemplate }) {
  return (
    <>
      <BlankFields fields={template.fields} columns={3} />
      <Typography variant="body2">
        {templateTexts.covers}: {template.covers.join(' · ')}
      </Typography>
    </>
  );
}
