import { useLocation } from 'react-router-dom';
import { PlainPage } from '#client/components/PlainPage.tsx';
import { SharedSubmission } from '#client/features/proof/shared-submissions/SharedSubmission.tsx';
import { CheckFrozenPack } from '#client/features/records/timeline/CheckFrozenPack.tsx';
import { usePageTitle } from '#client/lib/page-title.ts';
import { secretIn, sharedPageTexts as texts } from '#domain/proof/shared-submissions';

/**
 * Shows a submission to anyone who has its link, without sign-in. The secret is in the fragment, which stays in the
 * browser.
 */
export function SharedPage() {
  const { hash } = useLocation();
  usePageTitle(texts.title);
  return (
    <PlainPage wide>
      <SharedSubmission secret={secretIn(hash)} Check={CheckFrozenPack} />
    </PlainPage>
  );
}
