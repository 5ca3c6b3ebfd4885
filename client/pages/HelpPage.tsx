import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { PageHeader } from '#client/components/PageHeader.tsx';
import { TabbedArea } from '#client/components/TabbedArea.tsx';
import { HelpResources } from '#client/features/account/help/HelpResources.tsx';
import { Questions } from '#client/features/account/help/Questions.tsx';
import { SupportContacts } from '#client/features/account/help/SupportContacts.tsx';
import { useUrlChoice } from '#client/lib/url-choice.ts';
import { LICENCES_PATH, helpMessages, helpTabs } from '#domain/account/help';

/** Common questions, contacts and further reading. */
export function HelpPage() {
  const [tab, setTab] = useUrlChoice('tab', helpTabs);
  return (
    <>
      <PageHeader title="Help Center" description="Help & Resources" />
      <TabbedArea label="Help" tabs={helpTabs} value={tab} onChange={setTab}>
        {tab === 'faq' && <Questions />}
        {tab === 'support' && <SupportContacts />}
        {tab === 'resources' && <HelpResources />}
      </TabbedArea>
      <Typography variant="body2" component="footer" sx={{ mt: 3 }}>
        <Link href={LICENCES_PATH} target="_blank" rel="noopener" color="textSecondary" data-alone>
          {helpMessages.licences}
        </Link>
      </Typography>
    </>
  );
}
