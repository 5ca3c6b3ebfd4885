import { PageHeader } from '#client/components/PageHeader.tsx';
import { TabbedArea } from '#client/components/TabbedArea.tsx';
import { ActivityList } from '#client/features/activities/ActivityList.tsx';
import { ReflectiveLogList } from '#client/features/reflective-logs/ReflectiveLogList.tsx';
import { useUrlChoice } from '#client/lib/url-choice.ts';

const tabs = [
  { value: 'activities', label: 'Activities' },
  { value: 'reflections', label: 'Reflective Logs' },
] as const;

/** What the user has done, and what they made of it; the tab stands in the address. */
export function CpdLogPage() {
  const [tab, setTab] = useUrlChoice('tab', tabs);
  return (
    <>
      <PageHeader
        title="CPD Log"
        description="Your activities and reflections, ready for an audit"
      />
      <TabbedArea label="CPD Log" tabs={tabs} value={tab} onChange={setTab}>
        {tab === 'activities' ? <ActivityList /> : <ReflectiveLogList />}
      </TabbedArea>
    </>
  );
}
