import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ImportedNote } from '#client/components/ImportedNote.tsx';

const createdAt = '2026-11-22T20:00:00.000Z';

describe('the note on an imported record', () => {
  test('names both days in the user’s zone', () => {
    const record = { createdAt, claimedCreatedAt: '2025-03-03T20:00:00.000Z' };
    const { container } = render(
      <ImportedNote record={record} timeZone="Australia/Brisbane" what="written" />,
    );
    expect(container.textContent).toBe(
      'Imported on 23 Nov 2026; written on 4 Mar 2025 according to the imported file',
    );
  });

  test('is absent on a record that was not imported', () => {
    const { container } = render(<ImportedNote record={{ createdAt, claimedCreatedAt: null }} />);
    expect(container.textContent).toBe('');
  });
});
