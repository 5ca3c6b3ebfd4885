import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '#client/components/PageHeader.tsx';
import { ActivityList } from '#client/features/activities/ActivityList.tsx';
import { ReflectiveLogList } from '#client/features/reflective-logs/ReflectiveLogList.tsx';

const tabs = [
  { value: 'activities', label: 'Activities' },
  { value: 'reflections', label: 'Reflective Logs' },
] as const;

/** What the user has done, and what they made of it; the tab stands in the address. */
export function CpdLogPage() {
  const [params, setParams] = useSearchParams();
  const id = useId();
  const tab = params.get('tab') === 'reflections' ? 'reflections' : 'activities';
  const choose = (next: string) =>
    setParams(next === 'activities' ? {} : { tab: next }, { replace: true });

  return (
    <>
      <PageHeader
        title="CPD Log"
        description="Your activities and reflections, ready for an audit"
      />
      <Box sx={{ borderBottom: 1, borderColor: 'divider', mb: 2.5 }}>
        <Tabs
          value={tab}
          onChange={(_, next: string) => choose(next)}
          selectionFollowsFocus
          aria-label="CPD Log"
        >
          {tabs.map(({ value, label }) => (
            <Tab
              key={value}
              value={value}
              label={label}
              id={`${id}-${value}-tab`}
              aria-controls={tab === value ? `${id}-${value}` : undefined}
            />
          ))}
        </Tabs>
      </Box>
      <Box role="tabpanel" id={`${id}-${tab}`} aria-labelledby={`${id}-${tab}-tab`}>
        {tab === 'activities' ? <ActivityList /> : <ReflectiveLogList />}
      </Box>
    </>
  );
}
