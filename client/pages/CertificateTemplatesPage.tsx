import { PageHeader } from '#client/components/PageHeader.tsx';
import { TemplateGrid } from '#client/features/proof/templates/TemplateGrid.tsx';
import { cardsOf } from '#domain/records/templates';

/** Six certificates to preview and download. */
export function CertificateTemplatesPage() {
  return (
    <>
      <PageHeader
        title="Certificate Templates"
        description="Six certificates, filled in with your own details"
      />
      <TemplateGrid templates={cardsOf('certificates')} heading="h2" />
    </>
  );
}
