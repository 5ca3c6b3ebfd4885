import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CertificatePanel } from '#client/features/records/activities/quick-log/certificates/CertificatePanel.tsx';
import { certificateTexts as texts } from '#domain/records/certificate-files';

afterEach(cleanup);

test.each([
  ['drill.png', 'image/png', true],
  ['drill.jpg', 'image/jpeg', true],
  // Shown only if there is a badge in it.
  ['notes.txt', 'text/plain', false],
])('a picture is offered at once, whether it may be a badge or not: %s', (name, type, isShown) => {
  const file = new File(['not a badge'], name, { type });
  render(<CertificatePanel file={file} heading="Here" today="2026-03-03" onUse={() => {}} />);
  const offer = screen.queryByRole('button', { name: texts.readPicture });
  expect(offer !== null).toBe(isShown);
});
