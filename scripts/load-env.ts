import { existsSync } from 'node:fs';

/**
 * Reads settings from .env; environment variables override them. A command imports this before all else, since some
 * settings, as the product's name, are read when a file is imported.
 */
try {
  if (existsSync('.env')) process.loadEnvFile('.env');
} catch (error) {
  console.error(`.env: the file cannot be read. ${(error as Error).message}`);
  process.exit(1);
}
