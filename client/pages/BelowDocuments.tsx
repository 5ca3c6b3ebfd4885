import { TemplatesSection } from '#client/features/proof/templates/TemplatesSection.tsx';
import { CountedEvidence } from '#client/features/records/documents/CountedEvidence.tsx';

/** Sections that follow the user's documents on their page. */
export function BelowDocuments({ timeZone }: { timeZone: string }) {
  return (
    <>
      <CountedEvidence timeZone={timeZone} />
      <TemplatesSection />
    </>
  );
}
