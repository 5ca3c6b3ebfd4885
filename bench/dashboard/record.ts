import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../server/db/database.ts';
import type { Statement } from '../../server/db/statement.ts';
import { readEnv } from '../../server/env.ts';
import { start } from '../../server/start.ts';
import { sharedSettings } from '../../tests/support/process.ts';
import type { Asking, Variant } from './variants.ts';

/** Records the statement that the product sends for its dashboard, for a control that sends the same. */
export async function recordStatement(
  url: string,
  asking: Asking,
  product: Variant,
  file: string,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'paramed-bench-'));
  const env = readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    ...sharedSettings,
    DATA_DIR: dataDir,
  });
  const opened = await openDatabase({ url });
  const sent: Statement[] = [];
  const database = {
    ...opened,
    query: <Row>(statement: Statement) => {
      sent.push(statement);
      return opened.query<Row>(statement);
    },
  };
  // At the address of a process without PUBLIC_URL.
  const running = await start({ ...env, port: 0, publicUrl: 'http://localhost:0' }, { database });
  const ask = async () => {
    sent.length = 0;
    await fetch(`http://127.0.0.1:${running.port}${product.path}`, {
      method: 'POST',
      headers: product.headers(asking),
      body: product.body(asking),
    });
  };
  // On the first request the server does not know the user yet, and needs two statements.
  await ask();
  await ask();
  // Closing the server writes when sessions were last used.
  const [statement, ...more] = sent.slice();
  await running.close();
  rmSync(dataDir, { recursive: true });
  if (!statement || more.length > 0) {
    throw new Error(`The dashboard took ${1 + more.length} statements.`);
  }
  const { userId, sessionId } = asking;
  writeFileSync(
    file,
    JSON.stringify({ text: statement.text, values: statement.values, userId, sessionId }),
  );
}
