import Typography from '@mui/material/Typography';
import type { CivilDate } from '#domain/dates';
import {
  certificateLimits as limits,
  certificateTexts as texts,
} from '#domain/records/certificate-files';
import type { ActivityFields } from '../../form-values.ts';
import { CertificatePanel } from './CertificatePanel.tsx';

interface Props {
  files: readonly File[];
  today: CivilDate;
  /** Fills in fields that the user confirmed. */
  onUse: (fields: Partial<ActivityFields>) => void;
}

/** What the chosen files say about the activity, if they are certificates. */
export function FromCertificates({ files, today, onUse }: Props) {
  const more = files.length - limits.files;
  return (
    <>
      {files.slice(0, limits.files).map((file) => (
        <CertificatePanel
          key={keyOf(file, files)}
          heading={files.length > 1 ? texts.headingOf(file.name) : texts.heading}
          {...{ file, today, onUse }}
        />
      ))}
      {more > 0 && <Typography variant="body2">{texts.moreFiles(more)}</Typography>}
    </>
  );
}

/** Stays the same for a file while others are added or removed. */
const keyOf = (file: File, files: readonly File[]): string => {
  const same = files.filter(({ name, size }) => name === file.name && size === file.size);
  return `${file.name}:${file.size}:${file.lastModified}:${same.indexOf(file)}`;
};
