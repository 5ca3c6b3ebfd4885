import { TemplatesSection } from '#client/features/templates/TemplatesSection.tsx';
import { CountedEvidence } from '#client/features/documents/CountedEvidence.tsx';

/** What follows the user's documents on their page. */
export function BelowDocuments({ timeZone }: { timeZone: string }) {
  return (
    <>
      <CountedEvidence timeZone={timeZone} />
      <TemplatesSection />
    </>
  );
}
