import { defineConfig } from 'vitest/config';

/** The tests of domain/ alone. Each file loads its modules itself, so that a mutant of what they do while loading acts. */
export default defineConfig({
  test: {
    include: ['tests/domain/**/*.test.ts'],
    env: { TEST_MUTATION: 'true' },
    isolate: true,
    // Code with mutants is slow.
    testTimeout: 180_000,
  },
});
