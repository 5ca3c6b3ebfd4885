import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Eye, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '#client/components/VisuallyHidden.tsx';
import type { ResourcePartsFragment } from '#client/graphql/generated.ts';
import { resourceMessages } from '#domain/learning/resources';
import { useReport } from './useReport.ts';
import { useRestoreResource } from './useRestoreResource.ts';

interface Props {
  resource: ResourcePartsFragment;
  note: string;
  /** Shown beside the button that undoes it, if the user can undo it. */
  action: ReactNode;
}

/** A bookmark of a resource that is not shown: its title, why, and what the user can do about it. */
export function BookmarkNote({ resource, note, action }: Props) {
  const { withdraw } = useReport();
  const restore = useRestoreResource();
  const { title } = resource;
  return (
    <Card component="li" tabIndex={-1} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h3" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography sx={{ mt: 1 }}>{note}</Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {note === resourceMessages.hiddenByYou && (
          <Button startIcon={<Eye aria-hidden />} onClick={() => void withdraw(resource)}>
            Withdraw report<VisuallyHidden> of {title}</VisuallyHidden>
          </Button>
        )}
        {note === resourceMessages.deletedByYou && (
          <Button startIcon={<RotateCcw aria-hidden />} onClick={() => void restore(resource)}>
            Restore<VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        )}
        {action}
      </Stack>
    </Card>
  );
}
