import {
  certificateTemplates,
  reflectionTemplates,
  type TemplateRef,
} from '#domain/records/templates';
import { CertificatePreview } from './CertificatePreview.tsx';
import { EvidencePreview } from './EvidencePreview.tsx';
import { ReflectionPreview } from './ReflectionPreview.tsx';

/** A template as it prints. */
export function TemplatePreview({ kind, id }: TemplateRef) {
  if (kind === 'evidence') return <EvidencePreview />;
  if (kind === 'certificates') {
    const template = certificateTemplates.find((known) => known.id === id);
    return template && <CertificatePreview template={template} />;
  }
  const template = reflectionTemplates.find((known) => known.id === id);
  return template && <ReflectionPreview template={template} />;
}
