import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { Panel } from '#client/components/Panel.tsx';
import { FilesInView } from './FilesInView.tsx';

/** The files of a record's page. */
export function FilesPanel(props: ComponentProps<typeof FilesInView>) {
  return (
    <Panel title="Files">
      {props.files.length > 0 ? (
        <FilesInView {...props} />
      ) : (
        <Typography color="textSecondary">No files yet.</Typography>
      )}
    </Panel>
  );
}
