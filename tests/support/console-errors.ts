import { afterEach, beforeEach, expect, vi } from 'vitest';

/**
 * Fails a test whose components log an error: React's own of a missing key, of a state that changes outside of `act`, or
 * of elements nested wrongly, which the built product does not log. A test that provokes one looks at the calls and
 * clears them.
 */
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

afterEach(() => {
  const logged = vi.mocked(console.error).mock.calls.map((words) => words.map(String).join(' '));
  vi.mocked(console.error).mockRestore();
  // oxlint-disable-next-line vitest/no-standalone-expect -- fails the test that has just run
  expect(logged).toEqual([]);
});
