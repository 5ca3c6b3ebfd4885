import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PaletteStatus } from '#client/app/palette/PaletteStatus.tsx';
import { searchMessages } from '#domain/records/search';

test('a search that fails shows the reason, and does not claim that nothing was found', () => {
  const error = Object.assign(new Error('refused'), {
    errors: [{ message: searchMessages.preparing, extensions: { code: 'UNAVAILABLE' } }],
  });
  const records = { records: [], isSearching: false, isOffline: false, error, retry: () => {} };
  render(<PaletteStatus text="airway" records={records} count={0} />);
  expect(screen.getByRole('alert').textContent).toContain(searchMessages.preparing);
  expect(screen.getByRole('status').textContent).toBe('');
});
