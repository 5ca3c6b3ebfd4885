import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { PageHeader } from '#client/components/PageHeader.tsx';
import { TabbedArea } from '#client/components/TabbedArea.tsx';
import { Bookmarks } from '#client/features/learning/resources/Bookmarks.tsx';
import { Discover } from '#client/features/learning/resources/Discover.tsx';
import { ResourceDialog } from '#client/features/learning/resources/useResourceDialogs.tsx';
import { useListFocus } from '#client/lib/list-focus.ts';
import { useUrlChoice } from '#client/lib/url-choice.ts';
import { resourceTabs } from '#domain/learning/resources';

/** The library of external resources, and the user's bookmarks. */
export function ResourcesPage() {
  const [tab, setTab] = useUrlChoice('tab', resourceTabs);
  const [adding, setAdding] = useState(false);
  const { area } = useListFocus();
  return (
    <>
      <PageHeader
        title="CPD Resources"
        description="Articles, courses and podcasts worth your time"
        actions={
          <Button variant="contained" startIcon={<Plus />} onClick={() => setAdding(true)}>
            Add Resource
          </Button>
        }
      />
      <Box {...area}>
        <TabbedArea label="CPD Resources" tabs={resourceTabs} value={tab} onChange={setTab}>
          {tab === 'discover' ? <Discover /> : <Bookmarks onDiscover={() => setTab('discover')} />}
        </TabbedArea>
      </Box>
      <ResourceDialog open={adding} onClose={() => setAdding(false)} />
    </>
  );
}
